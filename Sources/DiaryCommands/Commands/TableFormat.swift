import ArgumentKit

/// How what is no list of entries is printed, for people or for scripts.
package enum TableFormat: String, CaseIterable, InputValue {
  case table, json
}
