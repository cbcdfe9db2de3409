import Foundation
import JourneyKit
import XCTest

/// `journey run`, `merge` and `serve` as processes.
final class RunCommandTests: XCTestCase {
  private let journey = Tally.product("journey")

  private func script(_ name: String, _ expected: String, in folder: String) throws {
    let yaml = """
      journey: \(name)
      program: [bash, \(Tally.folder)/tally.sh]
      steps: [press: +, expect: 'text "Count: \(expected)"']
      """
    try Data(yaml.utf8).write(to: URL(filePath: "\(folder)/\(name).journey.yaml"))
  }

  func testAFolderInPartsMergedAndLastFailed() throws {
    try Command.inFolder { folder in
      for index in 0..<5 { try script("good\(index)", "1", in: folder) }
      try script("bad", "2", in: folder)
      let variables = ["JOURNEY_OUTPUT": folder + "/output"]
      let parts = try (1...3).map { number in
        try Command.run(
          journey,
          [
            "run", folder, "--shard", "\(number)/3", "--seed", "7", "--json",
            "\(folder)/\(number).json",
          ],
          environment: variables)
      }
      XCTAssertEqual(parts.filter { $0.status == 1 }.count, 1, parts.map(\.output).joined())
      XCTAssertTrue(parts.allSatisfy { $0.output.hasPrefix("seed 7, 2 of 6 journeys\n") })
      XCTAssertEqual(
        parts.contains { $0.output.contains("bad.journey.yaml:3: nothing on the screen") }, true)
      let merged = try Command.run(journey, ["merge"] + (1...3).map { "\(folder)/\($0).json" })
      XCTAssertEqual(merged.status, 1)
      XCTAssertEqual(merged.output, "5 passed, 1 failed\n")
      let again = try Command.run(
        journey, ["run", folder, "--last-failed", "--seed", "7"], environment: variables)
      XCTAssertTrue(again.output.hasPrefix("seed 7, 1 of 6 journeys\nFAILED"), again.output)
    }
  }

  /// The trace is named, and is there; of the screen the rows with something in them are shown.
  func testARedRunTellsWhereToLookOn() throws {
    try Command.inFolder { folder in
      try script("bad", "9", in: folder)
      let run = try Command.run(
        journey, ["run", "./bad.journey.yaml"], environment: ["JOURNEY_OUTPUT": folder + "/output"],
        directory: folder)
      XCTAssertEqual(run.status, 1, run.output)
      let line = try XCTUnwrap(
        run.output.firstMatch(of: #/  trace: (.*), with failure.md beside it/#))
      let page = URL(filePath: String(line.1))
      XCTAssertTrue(FileManager.default.fileExists(atPath: page.path), run.output)
      let note = page.deletingLastPathComponent().appending(path: "failure.md").path
      XCTAssertTrue(FileManager.default.fileExists(atPath: note), run.output)
      XCTAssertFalse(page.deletingLastPathComponent().lastPathComponent.hasPrefix("."), run.output)
      XCTAssertTrue(run.output.contains("│Count: 1"), run.output)
      for heading in ["styles:", "legend:", "outline:", "focus order:", "│\n  acts:"] {
        XCTAssertFalse(run.output.contains(heading), heading)
      }
    }
  }

  /// A program with a background of its own has its name in the heading of a legend.
  func testARedRunTellsNoLettersOfStyles() throws {
    try Command.inFolder { folder in
      let yaml = """
        program: [bash, -c, 'printf "\\e[48;5;4m\\e[2J\\e[31mred words"; cat']
        steps:
          - softly: [{ expect: text "gone" }]
        """
      try Data(yaml.utf8).write(to: URL(filePath: folder + "/a.journey.yaml"))
      let run = try Command.run(journey, ["run", "a.journey.yaml"], directory: folder)
      XCTAssertEqual(run.status, 1, run.output)
      XCTAssertTrue(run.output.contains("│red words"), run.output)
      XCTAssertFalse(run.output.contains("legend"), run.output)
    }
  }

  func testFilesThatCannotBeUsedAreToldInWords() throws {
    try Command.inFolder { folder in
      try Data("{}".utf8).write(to: URL(filePath: folder + "/other.json"))
      let yaml = "program: cat\nfiles: { a: { from: nothere } }\nsteps: [press: a]\n"
      try Data(yaml.utf8).write(to: URL(filePath: folder + "/a.journey.yaml"))
      try FileManager.default.createDirectory(
        atPath: folder + "/traces/one", withIntermediateDirectories: true)
      try Data("{}".utf8).write(to: URL(filePath: folder + "/traces/one/trace.json"))
      let missing = "No such file or directory"
      for (arguments, status, words) in [
        (["report", "--markdown", "nope.json"], 2, "error: cannot use nope.json: \(missing)"),
        (["merge", "other.json"], 2, "other.json: it is no report that was written with --json"),
        (["report", "--markdown", "."], 2, "error: cannot use .: Is a directory"),
        (["storm", "--replay", "nope.yaml"], 2, "error: cannot use nope.yaml: \(missing)"),
        (["trace", "show", "other.json"], 1, "this is no trace: “format” is missing"),
        (
          ["trace", "show", "traces"], 66,
          "traces is a folder of traces; name one of them:\n  traces/one"
        ),
        (["run", "a.journey.yaml"], 1, "/nothere: \(missing)"),
        (["run", "a.journey.yaml", "--filter", "["], 64, "--filter: '[' is no regular expression"),
        (["run", "a.journey.yaml", "--jobs", "0"], 64, "--jobs counts from 1"),
      ] {
        let run = try Command.run(journey, arguments, directory: folder)
        XCTAssertEqual(Int(run.status), status, "\(arguments) \(run.output)")
        XCTAssertTrue(run.output.contains(words), "\(arguments) \(run.output)")
        XCTAssertFalse(run.output.contains("Error("), run.output)
      }
    }
  }

  /// A report goes into a device or behind a link, and does not take its place; a full disk is told.
  func testReportsLeaveDevicesAndLinksWhatTheyAre() throws {
    try Command.inFolder { folder in
      try script("good", "1", in: folder)
      let link = folder + "/link.json"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real.json")
      let linked = try Command.run(journey, ["run", folder, "--json", link], directory: folder)
      XCTAssertEqual(linked.status, 0, linked.output)
      XCTAssertNotNil(try? FileManager.default.destinationOfSymbolicLink(atPath: link))
      XCTAssertTrue(FileManager.default.fileExists(atPath: folder + "/real.json"))
      let shown = try Command.run(journey, ["run", folder, "--tap", "/dev/stdout"])
      XCTAssertTrue(shown.output.contains("ok 1"), shown.output)
      let full = try Command.run(journey, ["run", folder, "--json", "/dev/full"])
      XCTAssertEqual(full.status, 2, full.output)
      XCTAssertTrue(full.output.contains("/dev/full: No space left on device"), full.output)
      var facts = stat()
      XCTAssertEqual(stat("/dev/full", &facts), 0)
      XCTAssertEqual(facts.st_mode & S_IFMT, S_IFCHR)
    }
  }

  /// A program that publishes nothing has the outline of its inferred roles.
  func testAnOutlineIsExpectedOfInferredRoles() throws {
    try Command.inFolder { folder in
      let box =
        #"\033[5;10H┌─────────────┐\033[6;10H│ Save it?    │\033[7;10H│ \033[7m<Yes>\033[m  <No> │\033[8;10H└─────────────┘"#
      func run(_ line: String) throws -> Int32 {
        let yaml =
          "program: [sh, -c, \"printf '\(box.replacing("\\", with: "\\\\"))'; read x\"]\n"
          + "steps:\n  - expect-outline: { match: contains, lines: ['\(line)'] }\n"
        try Data(yaml.utf8).write(to: URL(filePath: folder + "/a.journey.yaml"))
        return try Command.run(journey, ["run", "a.journey.yaml"], directory: folder).status
      }
      XCTAssertEqual(try run("button \"No\""), 0)
      XCTAssertEqual(try run("button \"No\" [inferred]"), 0)
      XCTAssertEqual(try run("button \"Maybe\""), 1)
    }
  }

  /// A time beyond what can be counted would end the command by a trap.
  func testTimesThatCannotBeCountedAreRefused() throws {
    try Command.inFolder { folder in
      try script("good", "1", in: folder)
      for time in ["1e300", "nan", "inf", "-1"] {
        for arguments in [
          ["run", folder, "--patience=\(time)"], ["run", folder, "--time-limit=\(time)"],
          ["picture", "--output", "\(folder)/a.svg", "--patience=\(time)", "true"],
          ["picture", "--output", "\(folder)/a.svg", "--launch-limit=\(time)", "true"],
        ] {
          let result = try Command.run(journey, arguments)
          XCTAssertEqual(result.status, 64, "\(arguments)")
        }
      }
    }
  }

  func testReportsInEveryForm() throws {
    try Command.inFolder { folder in
      try script("bad", "2", in: folder)
      let forms = ["json", "junit", "tap", "html"]
      let result = try Command.run(
        journey,
        ["run", folder, "--github"] + forms.flatMap { ["--\($0)", "\(folder)/out/\($0)"] },
        environment: ["JOURNEY_OUTPUT": folder + "/output"], directory: folder)
      XCTAssertEqual(result.status, 1)
      XCTAssertTrue(
        result.output.contains("::error file=bad.journey.yaml,line=3"), result.output)
      XCTAssertTrue(result.output.contains("nearest:%0A  text \"Count: "), result.output)
      for form in forms {
        let text = try String(contentsOfFile: "\(folder)/out/\(form)", encoding: .utf8)
        XCTAssertTrue(text.contains("bad"), form)
      }
    }
  }

  func testASnapshotOfAScriptIsPendingForReview() throws {
    try Command.inFolder { folder in
      let yaml = "program: [sh, -c, 'echo hello; read x']\nsteps:\n  - snapshot: Echo/Main shown\n"
      try Data(yaml.utf8).write(to: URL(filePath: "\(folder)/a.journey.yaml"))
      let variables = ["JOURNEY_OUTPUT": folder + "/output"]
      let run = try Command.run(
        journey, ["run", "a.journey.yaml"], environment: variables, directory: folder)
      XCTAssertEqual(run.status, 1)
      XCTAssertTrue(run.output.contains("`journey snapshots review` shows the screen"), run.output)
      let pending = try Command.run(
        journey, ["snapshots", "pending", "--json"], environment: variables, directory: folder)
      XCTAssertEqual(pending.status, 1, pending.output)
      XCTAssertTrue(pending.output.contains("Echo/Main/shown.80x24.txt"), pending.output)
      XCTAssertTrue(pending.output.contains("a.journey.yaml"), pending.output)
    }
  }

  func testAPictureOfAnyProgram() throws {
    try Command.inFolder { folder in
      for command in [
        ["sh", "-c", "echo hello; read x"], ["--", "sh", "-c", "echo hello; read x"],
      ] {
        let picture = folder + "/\(command.count).svg"
        let result = try Command.run(
          journey, ["picture", "--wait", "1", "--output", picture] + command)
        XCTAssertEqual(result.status, 0, result.output)
        XCTAssertTrue(try String(contentsOfFile: picture, encoding: .utf8).contains("hello"))
      }
    }
  }

  func testAScriptWithAMistakeIsNoTest() throws {
    try Command.inFolder { folder in
      let file = folder + "/wrong.yaml"
      try Data("program: less\nsteps:\n  - pres: a\n".utf8).write(to: URL(filePath: file))
      let result = try Command.run(journey, ["run", file])
      XCTAssertEqual(result.status, 2)
      XCTAssertTrue(
        result.output.hasPrefix("error: \(file):3:5: unknown verb “pres”"), result.output)
    }
  }

  func testServeAnswersUntilTheInputEnds() throws {
    let result = try Command.run(
      journey, ["serve"], input: "{\"id\": \"a\", \"hello\": 1}\nnonsense\n")
    XCTAssertEqual(result.status, 0)
    let lines = result.output.split(separator: "\n")
    XCTAssertEqual(lines.count, 2)
    XCTAssertTrue(lines[0].hasPrefix(#"{"id":"a","ok":true,"protocol":1"#), result.output)
    XCTAssertTrue(lines[1].contains(#""code":"no-json""#), result.output)
  }
}
