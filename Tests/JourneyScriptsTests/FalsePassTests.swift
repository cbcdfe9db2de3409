import Foundation
import JourneyKit
import XCTest

@testable import journey

/// Runs that would be green though a program has crashed, nothing was looked at, or two journeys were
/// taken for one.
final class FalsePassTests: XCTestCase {
  private let journey = Tally.product("journey")

  /// Writes journeys by the names of their files, and runs the command in their folder.
  private func run(
    _ files: [String: String], _ arguments: [String] = []
  ) throws -> (status: Int32, output: String) {
    try Command.inFolder { folder in
      for (name, yaml) in files {
        try Data(yaml.utf8).write(to: URL(filePath: "\(folder)/\(name).journey.yaml"))
      }
      return try Command.run(
        journey, ["run", "."] + arguments, environment: ["JOURNEY_OUTPUT": folder + "/output"],
        directory: folder)
    }
  }

  private static let hello =
    "program: [sh, -c, 'echo hello; read x']\nsteps: [expect: text \"hello\"]\n"

  // MARK: A crash
  func testAnEndThatNoStepExpectsIsRed() throws {
    let result = try run([
      "exit": """
      program: [sh, -c, "echo hello; exit 77"]
      steps:
        - expect: text "hello"
      """
    ])
    XCTAssertEqual(result.status, 1)
    for part in [
      "exit.journey.yaml:1: the program has ended with status 77, which no step expects",
      "it printed:\n  hello",
    ] { XCTAssertTrue(result.output.contains(part), result.output) }
  }

  func testASignalBehindTheLastActIsRedAtItsLine() throws {
    let result = try run([
      "crash": """
      program: [bash, -c, "stty raw -echo; printf ready; read -rsN1 key; kill -SEGV $$"]
      steps:
        - expect: text "ready"
        - press: x
      """
    ])
    XCTAssertEqual(result.status, 1)
    for part in [
      "crash.journey.yaml:4: the program was ended by signal 11 (Segmentation fault)", "  core: ",
    ] { XCTAssertTrue(result.output.contains(part), result.output) }
  }

  func testAnExpectedEndIsGreenAndARelaunchDoesNotHideOne() throws {
    let end = "program: [sh, -c, 'exit 77']\nsteps: [expect-end: 77"
    XCTAssertEqual(try run(["green": end + ", relaunch, expect-end: 77]"]).status, 0)
    let hidden = try run(["red": "program: [sh, -c, 'exit 77']\nsteps: [relaunch, expect-end: 77]"])
    XCTAssertEqual(hidden.status, 1, hidden.output)
    let again = try run(["red": end + ", relaunch]"])
    XCTAssertEqual(again.status, 1, again.output)
  }

  func testTheSelfTestBelievesNoEndThatNobodyExpects() throws {
    let list = """
      programs: { ends: [sh, -c, exit 3] }
      claims:
        - lie: it runs
          saying: which no step expects
        - truth: it has ended
          steps: [expect-end: 3]
      """
    try Command.inFolder { folder in
      try Data(list.utf8).write(to: URL(filePath: folder + "/list.yaml"))
      let result = try Command.run(
        journey, ["selftest", "--runs", "1", "--list", folder + "/list.yaml"])
      XCTAssertEqual(result.status, 0, result.output)
    }
  }

  // MARK: Nothing
  func testNothingSelectedHasAStatusOfItsOwn() throws {
    let table: [([String: String], [String], String)] = [
      (
        ["a": Self.hello], ["--filter", "nosuch"], "none of 1 journey is chosen by --filter nosuch"
      ),
      (["a": Self.hello], ["--tag", "nosuch"], "none of 1 journey is chosen by --tag nosuch"),
      (["a": Self.hello], ["--last-failed"], "none of 1 journey is chosen by --last-failed"),
      ([:], [], "no file in . ends in .journey.yaml"),
      (["a": "program: cat\nsteps: []\n"], [], "there is nothing to do in 1 journey"),
      (
        ["a": "program: cat\nsteps: [step: {name: x, steps: []}]\n"], [],
        "nothing was tested: the journey has no steps"
      ),
    ]
    for (files, arguments, words) in table {
      let result = try run(files, arguments)
      XCTAssertEqual(result.status, 3, "\(files) \(arguments): \(result.output)")
      XCTAssertTrue(result.output.contains("nothing was tested: "), result.output)
      XCTAssertTrue(result.output.contains(words), result.output)
      XCTAssertEqual(try run(files, arguments + ["--allow-empty"]).status, 0, words)
    }
  }

  func testAJourneyWithoutStepsIsRedBesideOthers() throws {
    let result = try run(["a": Self.hello, "b": "program: cat\nsteps: []\n"])
    XCTAssertEqual(result.status, 1)
    XCTAssertTrue(result.output.contains("1 passed, 1 failed"), result.output)
  }

  func testEmptyReportsAndListsAreNoProof() throws {
    try Command.inFolder { folder in
      let report = try RunReport(name: "nothing").text(.json)
      try Data(report.utf8).write(to: URL(filePath: folder + "/a.json"))
      try Data("programs: {}\nclaims: []\n".utf8).write(to: URL(filePath: folder + "/list.yaml"))
      for arguments in [
        ["merge", folder + "/a.json"], ["selftest", "--list", folder + "/list.yaml"],
      ] {
        XCTAssertEqual(try Command.run(journey, arguments).status, 3, arguments[0])
        XCTAssertEqual(
          try Command.run(journey, arguments + ["--allow-empty"]).status, 0, arguments[0])
      }
    }
    XCTAssertFalse(RunReport(name: "nothing").isGreen)
  }

  // MARK: Two of one name
  func testJourneysOfOneNameStayTwo() throws {
    let red = Self.hello.replacingOccurrences(
      of: "steps: [", with: "steps: [expect-not: text \"hello\", ")
    let both = "journey: same\n\(Self.hello)---\njourney: same\n\(red)"
    let result = try run(["two": both], ["--allow-flaky"])
    XCTAssertEqual(result.status, 1, result.output)
    XCTAssertTrue(result.output.contains("1 passed, 1 failed"), result.output)
    XCTAssertTrue(result.output.contains("two.journey.yaml/same (line 5)"), result.output)
  }

  func testAFileThatIsNamedTwiceIsRunOnce() throws {
    let result = try run(["a": Self.hello], ["a.journey.yaml", "./a.journey.yaml"])
    XCTAssertEqual(result.status, 0, result.output)
    XCTAssertTrue(result.output.contains("1 of 1 journey"), result.output)
  }
}
