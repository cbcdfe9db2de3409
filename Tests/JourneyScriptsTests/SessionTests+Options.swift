import Foundation
import JourneyKit
import PseudoTerminal
import Terminal
import XCTest

@testable import journey

/// The options of `journey session start`, and answers at a terminal.
extension SessionTests {
  /// What is laid into the folder of a program is laid into no folder of a user's.
  func testAFolderOfItsOwn() async throws {
    try await inRuntimeFolder { folder in
      assert(
        try session(["start", "here", "--", "bash", "-c", "ls; cat"], in: folder), .done, "tally.sh"
      )
      let own = [
        "start", "own", "--files", "notes.txt=a=b", "--files",
        "run={text: echo it runs, mode: 755}",
        "--setup", "touch made", "--teardown", "test -e nosuch", "--launch-limit", "20",
        "--", "bash", "-c", "ls; cat notes.txt; ./run; cat",
      ]
      assert(try session(own, in: folder), .done, "made", "a=b", "it runs")
      XCTAssertFalse(FileManager.default.fileExists(atPath: Tally.folder + "/made"))
      assert(try session(["end", "own"], in: folder), .failed, "teardown “test -e nosuch”")
      assert(try session(["end", "own"], in: folder), .noSession)
    }
  }

  /// A value that is wrong is told by its option, before anything is started.
  func testAWrongValueOfAnOptionIsToldByItsName() async throws {
    try await inRuntimeFolder { folder in
      for (option, value) in [
        ("--size", "big"), ("--network", "all"), ("--answers", "maybe"), ("--clock", "noon"),
        ("--programs", "s=cat"), ("--mask", "{tex: a}"), ("--launch-limit", "soon"),
      ] {
        let answer = try session(["start", "t", option, value, "--", "cat"], in: folder)
        assert(answer, .badRequest, "error: \(option)")
      }
      assert(
        try session(["start", "t", "--setup", "exit 3", "--", "cat"], in: folder), .notLaunched,
        "setup “exit 3”")
      XCTAssertEqual(try session(["start", "t", "--env", "A", "--", "cat"], in: folder).status, 64)
    }
  }

  /// At a terminal an answer has the whole screen, in rows of its width; a failure has its message alone.
  func testAnswersAtATerminal() async throws {
    try await inRuntimeFolder { folder in
      assert(try start("t", in: folder), .done)
      @MainActor func printed(_ arguments: [String], columns: Int) async throws -> String {
        var environment = Program.hermeticEnvironment
        environment["XDG_RUNTIME_DIR"] = folder
        let driver = ProcessDriver(
          Program(journey, arguments: ["session"] + arguments, environment: environment),
          size: Size(columns, 20))
        // It waits for another process, the keeper.
        try driver.start()
        return try driver.waitForEnd().printed
      }
      let wide = try await printed(["press", "t", "+"], columns: 60)
      XCTAssertTrue(wide.contains("\n1│Count: 1\n"), wide)
      XCTAssertFalse(wide.contains("{"), wide)
      let narrow = try await printed(["press", "t", "+"], columns: 9)
      XCTAssertTrue(narrow.contains("\nCount: 2\n"), narrow)
      let failure = try await printed(["expect", "t", "text \"never\""], columns: 60)
      XCTAssertEqual(
        failure.split(separator: "\n").last, "the screen: journey session screen t", failure)
      XCTAssertFalse(failure.contains("Count"), failure)
      // A pipe gets what has changed.
      let piped = try session(["press", "t", "+"], in: folder)
      assert(piped, .done, "1:7│3")
    }
  }
}
