import Foundation
import JourneyKit
import XCTest

/// `journey query` as a process, on the example of Python.
final class QueryCommandTests: XCTestCase {
  private func query(_ arguments: String...) throws -> CommandRun {
    let tasks = Repository.root.appending(path: "Examples/Adapters/tasks.py").path
    let program = try Python.program([tasks])
    return try CommandRun(["query"] + arguments + ["--", program.executable] + program.arguments)
  }

  func testOneNodeWithItsBounds() throws {
    let run = try query("--role", "checkbox", "--name", "water the plants", "--json")
    XCTAssertEqual(
      run.output,
      #"[{"role":"checkbox","text":"water the plants","id":"list.row[1]","traits":[],"#
        + #""actions":["press"],"bounds":{"x":0,"y":2,"columns":80,"rows":1}}]"# + "\n")
    XCTAssertEqual(run.status, 0)
  }

  func testTextOfAQueryAndKeys() throws {
    let run = try query("--keys", "Down Space", "--columns", "40", "checkbox [checked] in #list")
    XCTAssertEqual(
      run.output,
      #"checkbox "water the plants" #list.row[1] [selected, checked] (press) at row 2 col 0 size 40x1"#
        + "\n")
    XCTAssertEqual(try query("/[a-z]+ the [a-z]+/").output.split(separator: "\n").count, 2)
    XCTAssertEqual(try query("--text", "feed").output, "text \"feed\" at row 1 col 4 size 4x1\n")
    XCTAssertEqual(try query("--id", "list").output.hasPrefix("list \"Tasks\" #list"), true)
    XCTAssertEqual(try query().output.split(separator: "\n").count, 4)
  }

  func testNothingFoundAndWrongQueries() throws {
    let none = try query("--name", "feed the cats")
    XCTAssertEqual(none.status, 1)
    XCTAssertEqual(none.output, "")
    XCTAssertEqual(
      none.errors.contains("checkbox \"feed the cat\" #list.row[0]"), true, none.errors)
    let json = try query("--json", "button")
    XCTAssertEqual(json.output, "[]\n")
    let wrong = try query("buton")
    XCTAssertEqual(wrong.status, 64)
    XCTAssertEqual(wrong.errors.contains("'buton' is neither a role"), true)
    XCTAssertEqual(try query("--role", "buton").status, 64)
    XCTAssertEqual(try query("--role", "button", "button").status, 64)
    XCTAssertEqual(try CommandRun(["query", "button"]).status, 64)
  }
}
