import Terminal
import VirtualTerminal
import XCTest

/// Real programs, recorded once, on this terminal and on tmux: the screens are equal after every
/// step, or the difference is one that ``KnownDifference`` names.
final class SessionReplayTests: XCTestCase {
  private static let terms = [
    "linux", "screen", "tmux-256color", "vt220", "xterm", "xterm-256color", "xterm-direct",
  ]
  private static let programs = ["less", "vim", "nano", "htop", "mc", "dialog", "tmux", "man"]

  func testRecordingsAreOfManyProgramsUnderManyTerms() throws {
    let recordings = try SessionRecording.all()
    XCTAssertGreaterThanOrEqual(recordings.count, 60)
    XCTAssertEqual(Set(recordings.map(\.term)).sorted(), Self.terms)
    for recording in recordings {
      XCTAssertGreaterThan(Set(recording.steps.map(\.size)).count, 1, recording.name)
    }
    let programs = Set(recordings.map { $0.program.prefix { $0 != " " } })
    XCTAssertTrue(programs.isSuperset(of: Self.programs.map { Substring($0) }))
    let steps = recordings.flatMap { recording in
      recording.steps.indices.map { "\(recording.name) \($0)" }
    }
    let known = KnownDifference.all.map { "\($0.session) \($0.step)" }
    XCTAssertEqual(known.filter { !steps.contains($0) }, [], "known of no step")
    XCTAssertEqual(Set(known).count, known.count)
  }

  func testEveryStepShowsWhatTmuxShows() throws {
    var unseen = 0
    for recording in try SessionRecording.all() { unseen += replay(recording) }
    XCTAssertGreaterThan(
      unseen, 0, "not needed: \(TmuxDifference.erasedForeground.rawValue)")
  }

  /// - Returns: how many rows differ only in what is not seen.
  private func replay(_ recording: SessionRecording) -> Int {
    let terminal = VirtualTerminal(size: recording.steps.first?.size ?? .zero)
    var unseen = 0
    for (index, step) in recording.steps.enumerated() {
      if step.size != terminal.size { terminal.resize(to: step.size) }
      terminal.feed(step.output)
      let comparison = ScreenComparison(surface: terminal.surface, expected: step.screen)
      unseen += comparison.rowsWithUnseenInk
      judge(comparison.differences(of: terminal), recording, index)
    }
    return unseen
  }

  private func judge(
    _ differences: [ScreenDifference], _ recording: SessionRecording, _ index: Int
  ) {
    let known = KnownDifference.all.first { $0.session == recording.name && $0.step == index }
    guard !(known?.covers(differences) ?? differences.isEmpty) else { return }
    let note = known.map { "\n  known otherwise: \($0.why.rawValue)" } ?? ""
    XCTFail(
      "\(recording.name), step \(index) (\(recording.steps[index].name)):\(note)\n"
        + differences.map { "    \($0)" }.joined(separator: "\n"))
  }
}
