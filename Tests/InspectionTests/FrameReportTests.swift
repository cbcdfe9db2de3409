import Foundation
import Inspection
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
