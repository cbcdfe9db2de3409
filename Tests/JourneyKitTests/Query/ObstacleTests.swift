import Semantics
import Terminal
import Toolkit
import XCTest

@testable import JourneyKit

/// Why the pointer does not reach a thing.
final class ObstacleTests: XCTestCase {
  private func screen(_ extra: SemanticNode...) -> Screen {
    var surface = Surface(size: Size(20, 5))
    surface.write("Save", at: Point(x: 2, y: 1))
    let button = SemanticNode(
      role: .button, label: "Save", frame: Rect(x: 2, y: 1, columns: 4, rows: 1))
    return Screen(surface: surface, nodes: [button] + extra)
  }

  private func obstacle(_ query: Query, _ screen: Screen) throws -> String? {
    try query.resolve(in: screen).obstacle(on: screen)
  }

  func testWhatFloatsOverTheMiddleCovers() throws {
    let toast = SemanticNode(
      role: .toast, label: "Hi", frame: Rect(x: 0, y: 0, columns: 20, rows: 2))
    XCTAssertEqual(
      try obstacle(Query(.button), screen(toast)), #"is covered by toast "Hi""#)
    XCTAssertNil(try obstacle(Query(.button), screen()))
    let beside = SemanticNode(role: .menu, frame: Rect(x: 5, y: 0, columns: 9, rows: 5))
    XCTAssertNil(try obstacle(Query(.button), screen(beside)))
    let around = SemanticNode(role: .group, frame: Rect(x: 0, y: 0, columns: 20, rows: 5))
    XCTAssertNil(try obstacle(Query(.button), screen(around)))
  }

  func testWordsOutsideOfADialogAreBehindIt() throws {
    let dialog = SemanticNode(
      role: .dialog, label: "Ask", traits: .modal, frame: Rect(x: 8, y: 2, columns: 10, rows: 3))
    let asking = screen(dialog)
    XCTAssertEqual(try obstacle(.text("Save"), asking), #"is behind dialog "Ask" [modal]"#)
    XCTAssertEqual(try obstacle(Query(.button), asking), #"is behind dialog "Ask" [modal]"#)
    XCTAssertNil(try obstacle(.line(3), asking))
  }
}
