import Glibc
import PseudoTerminal
import Terminal
import VirtualTerminal

/// The end of a program that writes down which of its code has run, when it ends by itself.
extension ProcessDriver {
  /// Types the keys that end the program, then sends `SIGTERM`; each has two seconds at most.
  ///
  /// A failure is not told: the program is killed next, and counts as a launch without data.
  func leaveForCoverage(_ leaving: [KeyStroke]) {
    let given = deadline
    deadline = min(given, .seconds(2))
    defer { deadline = given }
    isEndAsked = true
    for key in leaving where ending == nil {
      guard let bytes = try? emulator.encode(.key(key)) else { continue }
      try? settleBlocking(bytes)
    }
    guard ending == nil, let terminal = try? running() else { return }
    for signal in [SIGCONT, SIGTERM] {
      try? terminal.signal(signal, to: .foregroundGroup)
    }
    _ = try? waitForEnd()
  }
}
