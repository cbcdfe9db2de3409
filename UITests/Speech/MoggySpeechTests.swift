import Core
import JourneyKit
import Shell
import Terminal
import XCTest

/// The screen-reader gate on the real program: every tab, both languages, with frames and flat.
@MainActor
final class MoggySpeechTests: JourneyCase {
  /// Moves, opens and closes, in every tab.
  private static let keys: [KeyStroke] = [
    .down, .down, .up, .tab, .tab, .down, .enter, .escape, "?", .escape,
  ]

  /// Frames and looks are for people who see; whoever listens starts with `--flat`, in which all of this
  /// holds.
  private static let forEyes: [SpeechRule: String] = [
    .drawing: "frames and charts are for people who see; --flat has none",
    .focusCursor: "the focus is marked by its looks; --flat has the cursor there",
    .colourOnly:
      "in the profile the focus changes a ground by less than 3 to 1; --flat has the cursor there",
    .silent: "the selection is marked by its looks; --flat moves the cursor",
  ]

  private func findings(flat isFlat: Bool) async throws -> [String] {
    var found: [String] = []
    for language in [Launch().language, .russian] {
      for tab in ShellTab.allCases {
        var launch = Launch(tab: tab, demo: true)
        launch.language = language
        launch.isFlat = isFlat
        let audit = SpeechAudit(accepting: isFlat ? [:] : Self.forEyes)
        try await audit.during {
          try await onRealProgram(launch) { app, _, _ in
            for key in Self.keys { try await app.press(key) }
          }
        }
        XCTAssertEqual(audit.acts.count, Self.keys.count + 1)
        found += audit.findings.map { "\(tab.rawValue) \(language.rawValue): \($0)" }
      }
    }
    return found
  }

  func testWithFrames() async throws {
    let found = try await findings(flat: false)
    XCTAssertEqual(found, [], found.joined(separator: "\n"))
  }

  func testFlat() async throws {
    let found = try await findings(flat: true)
    XCTAssertEqual(found, [], found.joined(separator: "\n"))
  }
}
