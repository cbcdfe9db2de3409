import VirtualTerminal
import XCTest

/// Real programs, recorded once, on this terminal and on tmux: the screens are equal after every
/// step.
final class SessionReplayTests: XCTestCase {
  func testEveryStep() throws {
    for recording in try SessionRecording.all() { replay(recording) }
  }

  private func replay(_ recording: SessionRecording) {
    guard let first = recording.steps.first else { return XCTFail(recording.name) }
    let terminal = VirtualTerminal(size: first.size)
    for (index, step) in recording.steps.enumerated() {
      if step.size != terminal.size { terminal.resize(to: step.size) }
      terminal.feed(step.output)
      let differences = ScreenComparison(terminal: terminal, expected: step.screen).differences()
      if !differences.isEmpty {
        XCTFail(
          "\(recording.name), step \(index) (\(step.name)):\n"
            + differences.map { "    \($0)" }.joined(separator: "\n"))
      }
    }
  }
}
