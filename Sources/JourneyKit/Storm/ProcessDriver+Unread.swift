import Glibc
import PseudoTerminal
import Terminal

/// A terminal that is not read for a while, as over a slow line.
extension ProcessDriver {
  /// Types pieces, each when the one before was read, and reads nothing of what the program writes until
  /// all are typed or the program waits for room; then settles as after any act.
  func performUnread(_ pieces: [[UInt8]]) async throws {
    let terminal = try running()
    let watch = ProcessWatch(terminal.processID)
    var isFull = false
    beginAct()
    for piece in pieces {
      note(typed: piece)
      terminal.write(piece)
      let end = ContinuousClock.now + .milliseconds(100)
      while !isFull, ContinuousClock.now < end {
        if let busy = (try? watch.look())?.busy {
          // A program that waits for room reads no more: the rest is read when the terminal reads again.
          isFull = !busy.isEmpty && busy.allSatisfy { $0.doing == .writes }
          if isFull || (busy.isEmpty && terminal.unreadInput ?? 0 == 0) { break }
        }
        var nothing: [pollfd] = []
        _ = Reactor.waitHere(for: &nothing, until: .now + .microseconds(200))
      }
    }
    try await settle(hasBegun: true)
  }
}
