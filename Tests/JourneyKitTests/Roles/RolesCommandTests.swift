import Foundation
import XCTest

/// `journey roles` and `journey screen --format outline` as processes.
final class RolesCommandTests: XCTestCase {
  private let folder = Repository.root.appending(path: "Tests/RoleScreens/Screens").path

  func testMeasurePrintsBothHalves() throws {
    let run = try CommandRun(["roles", "measure", folder])
    XCTAssertEqual(run.status, 0, run.errors)
    XCTAssertTrue(run.output.hasPrefix("rules: 70 screens\n"), run.output)
    XCTAssertTrue(run.output.contains("\nheld-out: 39 screens\n"), run.output)
    XCTAssertEqual(run.output.components(separatedBy: "\n  all ").count, 3, run.output)
    let held = try CommandRun(["roles", "measure", folder, "--half", "held-out", "--json"])
    XCTAssertTrue(
      held.output.hasPrefix(#"{"held-out":{"screens":39,"all":{"precision":"#), held.output)
    let none = try CommandRun(["roles", "measure", "/nowhere"])
    XCTAssertEqual(none.status, 64)
    XCTAssertTrue(none.errors.contains("there is no folder '/nowhere'"), none.errors)
  }

  func testAScreenAsAnOutline() throws {
    let script = #"printf 'Sure?\r\n < OK >  <Cancel>' | "$0" screen --format outline"#
    let run = try CommandRun(["-c", script, CommandRun.program], program: "/bin/bash")
    XCTAssertEqual(
      run.output, "button \"OK\" [inferred]\nbutton \"Cancel\" [inferred]\n", run.errors)
  }
}
