import JourneyKit
import PseudoTerminal
import Terminal
import Toolkit
import XCTest

/// The same screen on every kind of terminal; colours only where they are wanted.
@MainActor
final class ColourTests: RealProgramCase {
  /// Goes through the screens and gives what each shows, with everything that was written.
  private func tour(_ launch: Launch) async throws -> (texts: [String], output: OutputCheck) {
    var texts: [String] = []
    var output = OutputCheck()
    try await onRealProgram(launch) { app, driver, _ in
      texts.append(driver.screen.text)
      for key in ["?", .escape, .enter, .enter, .escape, .escape, "/"] as [KeyStroke] {
        try await app.press(key)
        texts.append(driver.screen.text)
      }
      try driver.write("\u{03}")
      try driver.waitForEnd()
      XCTAssertEqual(driver.ending?.leftBehind, [], launch.term)
      output = OutputCheck.of(driver.rawOutput)
    }
    return (texts, output)
  }

  /// The texts of the tour where there are no colours: what stands in the empty field of the search has
  /// brackets then.
  private func withoutColours(_ texts: [String]) -> [String] {
    texts.map { $0.replacing("/ name, kind, breed, chip", with: "/ (name, kind, breed, chip)") }
  }

  private static let terms = [
    "xterm-256color", "xterm", "xterm-16color", "xterm-color", "tmux-256color", "screen-256color",
    "linux", "rxvt-unicode-256color", "vt100", "vt220", "xterm-direct", "xterm-mono",
  ]

  /// Without photos, whose characters go by the colours that there are.
  private static let pets = Launch.pets(12)

  func testTheSameTextOnEveryTerminal() async throws {
    let launch = Launch(pets: Self.pets)
    let expected = try await tour(launch)
    XCTAssertEqual(Set(expected.texts).count, 5)
    XCTAssertNotEqual(withoutColours(expected.texts), expected.texts)
    for term in Self.terms {
      var other = launch
      other.term = term
      let found = try await tour(other)
      let hasColours = !found.output.colours.isEmpty
      XCTAssertEqual(
        found.texts, hasColours ? expected.texts : withoutColours(expected.texts), term)
      XCTAssertEqual(found.output.breaches, [], term)
    }
  }

  func testDirectColourWhereItIsAskedFor() async throws {
    var launch = Launch(pets: Self.pets)
    let expected = try await tour(launch)
    for colorterm in ["truecolor", "24bit"] {
      launch.environment = ["COLORTERM": colorterm]
      let found = try await tour(launch)
      XCTAssertEqual(found.texts, expected.texts)
      XCTAssertTrue(found.output.colours.contains(38), colorterm)
      XCTAssertEqual(found.output.breaches, [])
    }
  }

  func testNoColours() async throws {
    let expected = try await tour(Launch(pets: Self.pets))
    XCTAssertFalse(expected.output.colours.isEmpty)
    var launches = [Launch(theme: .none, pets: Self.pets)]
    for term in ["xterm-256color", "xterm", "linux", "xterm-direct", "vt100"] {
      var launch = Launch(pets: Self.pets)
      launch.term = term
      launch.environment = ["NO_COLOR": "1", "COLORTERM": "truecolor"]
      launches.append(launch)
    }
    for launch in launches {
      let found = try await tour(launch)
      XCTAssertEqual(found.texts, withoutColours(expected.texts), launch.term)
      XCTAssertEqual(found.output.colours, [], launch.term)
    }
  }

  func testAnEmptyNoColorSaysNothing() async throws {
    var launch = Launch(pets: Self.pets)
    launch.environment = ["NO_COLOR": ""]
    let found = try await tour(launch)
    XCTAssertFalse(found.output.colours.isEmpty)
  }
}
