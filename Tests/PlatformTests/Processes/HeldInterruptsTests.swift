import Glibc
import Platform
import Testing

struct HeldInterruptsTests {
  @Test func `Ctrl-C waits until it is asked for, and ends nothing once it is taken`() {
    let interrupts = HeldInterrupts()
    let wasPending = interrupts.isPending
    #expect(!wasPending)
    interrupts.take()
    // To this thread alone, which holds it back; the others of the tests do not.
    pthread_kill(pthread_self(), SIGINT)
    let isPending = interrupts.isPending
    #expect(isPending)
    interrupts.take()
    let isStillPending = interrupts.isPending
    #expect(!isStillPending)
  }

  @Test func `Ctrl-C that nobody has asked for ends nothing afterwards`() {
    do {
      let interrupts = HeldInterrupts()
      pthread_kill(pthread_self(), SIGINT)
      let isPending = interrupts.isPending
      #expect(isPending)
    }
    var waiting = sigset_t()
    sigpending(&waiting)
    #expect(sigismember(&waiting, SIGINT) == 0)
  }

  @Test func `what was held back before stays so afterwards`() {
    var (held, before, after) = (sigset_t(), sigset_t(), sigset_t())
    sigemptyset(&held)
    sigaddset(&held, SIGINT)
    pthread_sigmask(SIG_BLOCK, &held, &before)
    do { _ = HeldInterrupts() }
    pthread_sigmask(SIG_SETMASK, &before, &after)
    #expect(sigismember(&after, SIGINT) == 1)
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `what asks the program to end otherwise waits as well, and ends it afterwards`(signal: Int32)
  {
    let held = HeldInterrupts()
    pthread_kill(pthread_self(), signal)
    let isPending = held.isPending
    #expect(isPending)
    held.take()
    let isStillPending = held.isPending
    #expect(isStillPending)
    // Else the tests would end here.
    var (waiting, number) = (sigset_t(), Int32(0))
    sigemptyset(&waiting)
    sigaddset(&waiting, signal)
    sigwait(&waiting, &number)
    #expect(number == signal)
  }
}
