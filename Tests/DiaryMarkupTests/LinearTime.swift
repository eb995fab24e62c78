import Glibc

/// Whether work takes time in proportion to how much there is: of the count, and of a quarter of it.
///
/// What is done in a moment is, since it cannot be measured; of several tries one that is in
/// proportion is enough, since all that disturbs makes it longer.
func isLinear(upTo count: Int, _ work: (Int) -> Void) -> Bool {
  for _ in 1...3 {
    let (part, whole) = (processorTime { work(count / 4) }, processorTime { work(count) })
    // In square proportion it would be sixteen times as long.
    if whole < 0.05 || whole < 8 * part { return true }
  }
  return false
}

/// The seconds that this thread was on the processor for some work.
private func processorTime(_ work: () -> Void) -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
  let start = now()
  work()
  return now() - start
}
