import Foundation
import XCTest

/// `journey roles`, `journey doctor` and `journey screen --format outline` as processes.
final class RolesCommandTests: XCTestCase {
  private let folder = Repository.root.appending(path: "Tests/RoleScreens/Screens").path

  func testMeasurePrintsAllParts() throws {
    let run = try CommandRun(["roles", "measure", folder])
    XCTAssertEqual(run.status, 0, run.errors)
    XCTAssertTrue(run.output.hasPrefix("rules: 70 screens\n"), run.output)
    XCTAssertTrue(run.output.contains("\nlooked-at: 39 screens\n"), run.output)
    XCTAssertTrue(run.output.contains("\nheld-out: 65 screens\n"), run.output)
    XCTAssertTrue(run.output.contains("\nheld-out-third: 74 screens\n"), run.output)
    XCTAssertTrue(run.output.contains("\nheld-out-fourth: 61 screens\n"), run.output)
    XCTAssertTrue(run.output.contains("\nheld-out-fifth: 59 screens\n"), run.output)
    XCTAssertTrue(run.output.contains("\nheld-out-sixth: 70 screens\n"), run.output)
    XCTAssertEqual(run.output.components(separatedBy: "\n  all ").count, 8, run.output)
    let held = try CommandRun(["roles", "measure", folder, "--part", "held-out", "--json"])
    XCTAssertTrue(
      held.output.hasPrefix(#"{"held-out":{"screens":65,"all":{"precision":"#), held.output)
    let none = try CommandRun(["roles", "measure", "/nowhere"])
    XCTAssertEqual(none.status, 64)
    XCTAssertTrue(none.errors.contains("there is no folder '/nowhere'"), none.errors)
  }

  /// A list of programs is counted apart where its file is there, and only there.
  func testAThirdListOfProgramsIsAPartOfItsOwn() throws {
    let manager = FileManager.default
    let root = manager.temporaryDirectory.appending(path: "roles-\(UUID().uuidString)")
    defer { try? manager.removeItem(at: root) }
    for program in ["dialog", "tig"] {
      try manager.createDirectory(
        at: root.appending(path: "Screens"), withIntermediateDirectories: true)
      try manager.copyItem(
        atPath: "\(folder)/\(program)", toPath: root.appending(path: "Screens/\(program)").path)
    }
    func parts() throws -> [String] {
      let run = try CommandRun(["roles", "measure", root.appending(path: "Screens").path])
      XCTAssertEqual(run.status, 0, run.errors)
      return run.output.split(separator: "\n").filter { $0.hasSuffix(" screens") }.map {
        String($0.prefix { $0 != ":" })
      }
    }
    XCTAssertEqual(try parts(), ["rules"])
    try Data("tig\n".utf8).write(to: root.appending(path: "HeldOutThird.txt"))
    XCTAssertEqual(try parts(), ["rules", "held-out-third"])
  }

  func testAScreenAsAnOutline() throws {
    let script = #"printf 'Sure?\r\n < OK >  <Cancel>' | "$0" screen --format outline"#
    let run = try CommandRun(["-c", script, CommandRun.program], program: "/bin/bash")
    XCTAssertEqual(
      run.output, "button \"OK\" [inferred]\nbutton \"Cancel\" [inferred]\n", run.errors)
  }

  func testDoctorTellsWhatTheMachineHas() throws {
    let run = try CommandRun(["doctor", "--json"])
    struct Finding: Decodable { var topic, state, found: String }
    let findings = try JSONDecoder().decode([Finding].self, from: Data(run.output.utf8))
    XCTAssertEqual(
      findings.map(\.topic),
      [
        "terminal", "terminfo", "locale", "width", "colours", "mouse", "clipboard", "keyboard",
        "pictures", "proc", "seccomp", "libfaketime", "folder",
      ])
    XCTAssertEqual(run.status, findings.contains { $0.state == "bad" } ? 1 : 0)
    let proc = try XCTUnwrap(findings.first { $0.topic == "proc" })
    XCTAssertEqual(proc.state, "good", proc.found)
  }
}
