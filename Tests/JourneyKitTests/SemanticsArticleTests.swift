import Foundation
import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// The articles say what the code does: their examples are read, their lists are complete.
final class SemanticsArticleTests: XCTestCase {
  private func article(_ name: String) throws -> String {
    try Repository.text("Sources/JourneyKit/JourneyKit.docc/\(name).md")
  }

  /// The words in back quotes of a section.
  private func words(_ section: String) throws -> [String] {
    let rest = try XCTUnwrap(
      try article("SemanticsProtocol").components(separatedBy: "\n## \(section)\n").last)
    let body = rest.components(separatedBy: "\n## ")[0].components(
      separatedBy: "\n\nA test does not")[0]
    return body.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(
      \.element)
  }

  func testEveryRoleAndTraitIsListed() throws {
    XCTAssertEqual(try words("Roles"), Role.allCases.map(\.rawValue))
    XCTAssertEqual(try words("Traits"), Traits(rawValue: .max).words)
  }

  func testReportOfTheArticleIsRead() throws {
    let blocks = try article("SemanticsProtocol").components(separatedBy: "```json\n").dropFirst()
      .map { $0.components(separatedBy: "\n```")[0] }
    XCTAssertEqual(blocks.count, 2)
    let report = try XCTUnwrap(FrameReport(line: blocks[1].utf8))
    XCTAssertEqual(report.sync, 3)
    XCTAssertEqual(report.nodes.map(\.role), [.heading, .list, .checkbox])
    XCTAssertEqual(report.nodes[2].traits, [.selected, .checked])
    XCTAssertEqual(report.nodes[2].parent, 1)
    XCTAssertEqual(report.focusOrder, ["list"])
    let text = try article("SemanticsProtocol")
    XCTAssertTrue(text.contains("`\(InspectionChannel.environmentVariable)`"))
    XCTAssertTrue(text.contains("ESC ] \(InspectionChannel.markerCommand) ; frame ;"))
    for request in [InspectionRequest.sync(1), .advance(milliseconds: 1)] {
      let words = request.body.split(separator: ";")[0]
      XCTAssertTrue(text.contains("`journey;\(words);"))
    }
  }

  /// The texts of queries in the table, with `a` and `b` for any query.
  func testTextsOfTheArticleAreQueries() throws {
    let rows = try article("Queries").split(separator: "\n").filter { $0.hasPrefix("| `") }
    let texts = rows.flatMap { row in
      row.split(separator: "|")[1].components(separatedBy: "`").enumerated()
        .filter { $0.offset % 2 == 1 }.map(\.element)
    }
    XCTAssertGreaterThan(texts.count, 25)
    for text in texts {
      let query = text.split(separator: " ").map { ["a": "row", "b": "list"][$0] ?? String($0) }
      XCTAssertNoThrow(try Query(parsing: query.joined(separator: " ")), text)
    }
  }
}
