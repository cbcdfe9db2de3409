import Foundation
import XCTest

/// Command lines and variables that are wrong, and what is told of them.
final class CommandWordsTests: XCTestCase {
  private func run(
    _ arguments: [String], _ environment: [String: String] = [:], in folder: String? = nil
  ) throws -> (status: Int32, output: String) {
    try Command.run(
      Tally.product("journey"), arguments, environment: environment, directory: folder)
  }

  private func assert(
    _ arguments: [String], _ environment: [String: String] = [:], in folder: String? = nil,
    status: Int32 = 64, says words: String, line: UInt = #line
  ) throws {
    let result = try run(arguments, environment, in: folder)
    XCTAssertEqual(result.status, status, result.output, line: line)
    XCTAssertTrue(result.output.contains(words), result.output, line: line)
  }

  func testUnknownCommands() throws {
    try assert(["rnu", "x"], says: "error: there is no command ‘rnu’; did you mean ‘journey run’?")
    try assert(["help", "rnu"], says: "did you mean ‘journey run’?")
    try assert(["session", "pres", "a"], says: "did you mean ‘journey session press’?")
    try assert(["trace", "x"], says: "there is no command ‘x’; there are html, show, diff, cast")
    try assert(["zzz"], says: "there is no command ‘zzz’; see ‘journey --help’")
    try Command.inFolder { folder in
      try Data().write(to: URL(filePath: folder + "/a.journey.yaml"))
      try assert(["a.journey.yaml"], in: folder, says: "did you mean ‘journey run a.journey.yaml’?")
    }
    XCTAssertEqual(try run(["help", "session"]).status, 0)
  }

  func testWordsOfTheEnvironment() throws {
    try assert(
      ["verbs"], ["JOURNEY_SNAPSHOTS": "recrod"],
      says: "error: JOURNEY_SNAPSHOTS=recrod: did you mean “record”?")
    try assert(
      ["verbs"], ["JOURNEY_TRACE": "yes"],
      says: "JOURNEY_TRACE=yes: there are always, failure, never")
    for word in ["record", "check", ""] {
      XCTAssertEqual(try run(["verbs"], ["JOURNEY_SNAPSHOTS": word]).status, 0, word)
    }
  }

  func testKeysTimesAndRoles() throws {
    try assert(
      ["audit", "--keys", "C-x", "--", "true"], says: "“C-x” is no key; did you mean “Ctrl-X”?")
    try assert(["audit", "--patience", "soon", "--", "true"], says: "a time is as 5s, 500ms or 1m")
    try assert(
      ["query", "--role", "buton", "--", "true"], says: "'buton' is no role; did you mean “button”?"
    )
    try assert(["verbs", "--table", "act"], says: "there is no table act; did you mean “acts”?")
    try assert(
      ["snapshots", "check", "--folder", "nowhere"], status: 66,
      says: "error: there is no folder nowhere")
  }

  func testAnAuditHasAVerdict() throws {
    let hello = ["--", "sh", "-c", "echo hello; cat"]
    for patience in ["1s", "0.5", "500ms"] {
      try assert(
        ["audit", "--patience", patience] + hello, status: 0,
        says: "0 findings in 80x24 and 40x15\n")
    }
    try Command.inFolder { folder in
      let yaml = "program: cat\nsteps:\n  - expect: text \"never\"\n"
      try Data(yaml.utf8).write(to: URL(filePath: folder + "/a.journey.yaml"))
      try assert(
        ["audit", "--speech", "a.journey.yaml"], in: folder, status: 2,
        says: "is red by itself:\na.journey.yaml:3: nothing on the screen matches text \"never\"")
    }
  }

  func testWhatIsPendingIsNamed() throws {
    try Command.inFolder { folder in
      let output = ["JOURNEY_OUTPUT": folder + "/out"]
      try assert(
        ["snapshots", "accept", "--only", "Shop"], output, in: folder, status: 66,
        says: "error: not pending: Shop; nothing is")
      let yaml = "program: [sh, -c, 'echo hello; cat']\nsteps:\n  - snapshot: Shop/List full\n"
      try Data(yaml.utf8).write(to: URL(filePath: folder + "/a.journey.yaml"))
      _ = try run(["run", "a.journey.yaml"], output, in: folder)
      try assert(
        ["snapshots", "accept", "--only", "Shop"], output, in: folder, status: 66,
        says: "not pending: Shop; pending are:\n  Shop/List/full.80x24.txt\n")
    }
  }
}
