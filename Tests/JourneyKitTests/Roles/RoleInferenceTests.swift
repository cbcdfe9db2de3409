import JourneyKit
import Semantics
import Terminal
import XCTest

/// Roles of screens that tell nothing of themselves.
final class RoleInferenceTests: XCTestCase {
  private let dialog = Screen.drawn(
    """
          ┌────────── Drinks ──────────┐
          │ What do you drink?         │
          │ [x] Tea    [ ] Coffee      │
          │ (*) large  ( ) small       │
          │ Name: Ann_______           │
          │      < OK >   <Cancel>     │
          └────────────────────────────┘      
    """)

  private func lines(_ screen: Screen) -> [String] { screen.withInferredRoles.outline }

  func testADialogOfSignsAlone() throws {
    XCTAssertEqual(
      lines(dialog),
      [
        #"dialog "Drinks" [inferred]"#, #"  checkbox "Tea" [checked, inferred]"#,
        #"  checkbox "Coffee" [inferred]"#, #"  radio "large" [checked, inferred]"#,
        #"  radio "small" [inferred]"#, #"  textField "Name" = "Ann" [inferred]"#,
        #"  button "OK" [inferred]"#, #"  button "Cancel" [inferred]"#,
      ])
    let button = try Query(parsing: #"button "OK" in dialog "Drinks""#).resolve(in: dialog)
    XCTAssertEqual(button.frame, Rect(x: 13, y: 5, columns: 6, rows: 1))
    XCTAssertEqual(
      try Query(parsing: #"checkbox [checked]"#).resolve(in: dialog).text, "Tea")
    XCTAssertEqual(try Query(parsing: "button [not inferred]").matches(in: dialog), [])
  }

  func testPublishedRolesWin() throws {
    var screen = dialog
    screen.nodes = [
      SemanticNode(role: .button, label: "Go", frame: Rect(x: 13, y: 5, columns: 6, rows: 1))
    ]
    XCTAssertEqual(lines(screen), [#"button "Go""#])
    XCTAssertEqual(try Query(.button, "OK").matches(in: screen), [])
    XCTAssertEqual(try Query(.button, "Go").matches(in: screen).count, 1)
  }

  func testFailuresSayThatRolesWereInferred() {
    XCTAssertThrowsError(try Query(.button, "Okay").resolve(in: dialog)) { error in
      let text = "\(error)"
      XCTAssertTrue(text.contains("roles are inferred from its cells"), text)
      XCTAssertTrue(text.contains(#"button "OK" [inferred] at row 5 col 13"#), text)
    }
  }

  /// The cells alone are asked where no role is: the screen stays as it is.
  func testOtherQueriesDoNotInfer() throws {
    XCTAssertNil(try Query.text("OK").resolve(in: dialog).node)
    XCTAssertEqual(dialog.nodes, [])
    XCTAssertEqual(dialog.outline, [])
  }

  func testSnapshotsOfTheOutlineHaveInferredRoles() {
    let text = SnapshotText.text(dialog, kind: .outline)
    XCTAssertTrue(text.contains("\n  button \"OK\" [inferred]\n"), text)
    XCTAssertFalse(SnapshotText.text(dialog).contains("inferred"))
  }

  func testKeysInHints() throws {
    let screen = Screen.drawn(
      (["text"] + Array(repeating: "", count: 8) + ["q:Quit  d:Delete  ?:Help"])
        .joined(separator: "\n"))
    let hint = try Query(.hint, "Delete").resolve(in: screen)
    XCTAssertEqual(hint.node?.value, "d")
    XCTAssertEqual(try Query(.footer).matches(in: screen).count, 1)
  }

  func testASelectedRow() throws {
    var screen = Screen.drawn("\n\n  alpha    1\n  beta     2\n  gamma    3\n\n\n")
    for x in 0..<screen.size.columns { screen.surface[x, 3].style.attributes = .reverse }
    let row = try Query(parsing: "row [selected]").resolve(in: screen)
    XCTAssertEqual(row.text, "beta 2")
    XCTAssertEqual(try Query(.row).within(Query(.list)).matches(in: screen).count, 3)
  }

  /// Whatever is on a screen, nodes lie in it and parents stand before their children.
  func testNodesOfRandomScreensAreATree() {
    var generator = SystemRandomNumberGenerator()
    let signs = Array("[]()<>x*|─│┌┐└┘_:/ aBc19FOK$#^")
    for _ in 0..<200 {
      let size = Size(
        Int.random(in: 1...40, using: &generator), Int.random(in: 1...12, using: &generator))
      var surface = Surface(size: size)
      for y in 0..<size.rows {
        for x in 0..<size.columns {
          var style = Style.plain
          if Int.random(in: 0..<5, using: &generator) == 0 { style.attributes = .reverse }
          let sign = signs[Int.random(in: 0..<signs.count, using: &generator)]
          surface[x, y] = Cell(String(sign), style: style)
        }
      }
      let cursor = Point(x: size.columns - 1, y: size.rows - 1)
      let nodes = Screen(surface: surface, cursor: cursor).withInferredRoles.nodes
      for (index, node) in nodes.enumerated() {
        XCTAssertTrue(node.traits.contains(.inferred))
        XCTAssertEqual(surface.bounds.intersection(node.frame), node.frame, node.line)
        XCTAssertLessThan(node.parent ?? -1, index)
      }
    }
  }
}
