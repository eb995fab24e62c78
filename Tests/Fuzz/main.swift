import CFuzzer
import Glibc

/// What is fuzzed, by the name that the first argument gives.
let targets: [String: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt] = [
  "days": { fuzz($0, $1, DayTarget.check) },
  "front-matter": { fuzz($0, $1, FrontMatterTarget.check) },
  "html": { fuzz($0, $1, MarkupTarget.check) },
  "reading": { fuzz($0, $1, ReadingTarget.check) },
]

/// Hands an input on as bytes of its own.
func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int, _ check: ([UInt8]) -> Void) -> CInt {
  check(Array(UnsafeBufferPointer(start: data, count: count)))
  return 0
}

/// Ends the run with what is wrong, so that libFuzzer keeps the input.
func expect(_ condition: Bool, _ what: @autoclosure () -> String) {
  guard !condition else { return }
  say("wrong: \(what())")
  abort()
}

/// Writes a line to standard error.
func say(_ line: String) {
  let bytes = Array("\(line)\n".utf8)
  _ = write(STDERR_FILENO, bytes, bytes.count)
}

guard CommandLine.arguments.count > 1, let target = targets[CommandLine.arguments[1]] else {
  say("usage: Fuzz \(targets.keys.sorted().joined(separator: "|")) [libFuzzer's arguments]")
  exit(2)
}
var count = CommandLine.argc - 1
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv + 1
exit(LLVMFuzzerRunDriver(&count, &arguments, target))
