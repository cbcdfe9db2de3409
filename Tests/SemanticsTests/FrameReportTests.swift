import Foundation
import Semantics
import Terminal
import Toolkit
import XCTest

final class FrameReportTests: XCTestCase {
  private let report = FrameReport(
    sync: 3, frame: 17, size: Size(80, 24), focus: "pets.name", cursor: Point(x: 4, y: 2),
    nodes: [
      SemanticNode(
        role: .dialog, label: "Имя\n\"x\"", traits: .modal, frame: Rect(size: Size(9, 3))),
      SemanticNode(
        identifier: "pets.name", role: .textField, label: "Name", value: "",
        traits: [.focused, .focusable], actions: ["edit"],
        frame: Rect(x: 1, y: 2, columns: 3, rows: 1), parent: 0),
    ], focusOrder: ["pets.name"])

  func testReportSurvivesTheWire() throws {
    let line = try JSONEncoder().encode(report)
    XCTAssertEqual(try JSONDecoder().decode(FrameReport.self, from: line), report)
  }

  func testReportIsOneLine() throws {
    let line = try JSONEncoder().encode(report)
    XCTAssertFalse(line.contains(UInt8(ascii: "\n")))
  }

  func testLineIsTheJSONOfCodable() throws {
    XCTAssertEqual(
      try JSONDecoder().decode(FrameReport.self, from: Data(report.line)), report)
    XCTAssertEqual(FrameReport(line: try JSONEncoder().encode(report)), report)
    XCTAssertFalse(report.line.contains(UInt8(ascii: "\n")))
  }

  func testLineTakesBlanksUnknownFieldsNullAndEscapes() throws {
    let json = #"""
      { "new": [1, {"a": "}"}, true], "sync": 1, "frame": 2, "focus": null,
        "size": {"rows": 24, "columns": 80}, "focusOrder": [ ],
        "nodes": [{"role":"text","frame":[0,0,-1,1],"label":"\u0418\ud83d\ude00\"\\ж\t"}] }
      """#
    let report = try XCTUnwrap(FrameReport(line: json.utf8))
    XCTAssertEqual(report.size, Size(80, 24))
    XCTAssertNil(report.focus)
    XCTAssertEqual(report.nodes.map(\.label), ["И😀\"\\ж\t"])
    XCTAssertEqual(report.nodes.map(\.frame.columns), [-1])
  }

  func testWhatIsNoReportIsRefused() throws {
    let line = try XCTUnwrap(String(bytes: report.line, encoding: .utf8))
    let nested = String(repeating: "[", count: 100_000)
    let bad = [
      "", "{}", "[]", line + "x", line + line, String(line.dropLast()),
      line.replacingOccurrences(of: "dialog", with: "wardrobe"),
      line.replacingOccurrences(of: "\"sync\":3", with: "\"sync\":3.5"),
      line.replacingOccurrences(of: "[1,2,3,1]", with: "[1,2,3]"), "{\"a\":" + nested,
    ]
    for line in bad { XCTAssertNil(FrameReport(line: line.utf8), line) }
  }

  /// The wire form is what a program in another language has to write.
  func testNodeNeedsNoMoreThanRoleAndFrame() throws {
    let json = #"{"role":"button","frame":[1,2,3,4]}"#
    let node = try JSONDecoder().decode(SemanticNode.self, from: Data(json.utf8))
    XCTAssertEqual(
      node, SemanticNode(role: .button, frame: Rect(x: 1, y: 2, columns: 3, rows: 4)))
  }

  func testUnknownRoleIsRefused() {
    let json = #"{"role":"wardrobe","frame":[1,2,3,4]}"#
    XCTAssertThrowsError(try JSONDecoder().decode(SemanticNode.self, from: Data(json.utf8)))
  }
}
