/// A shell that completion scripts can be written for.
package enum Shell: String, CaseIterable, InputValue {
  case bash, zsh, fish
}
