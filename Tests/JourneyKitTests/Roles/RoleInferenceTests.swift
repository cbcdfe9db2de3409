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

  // MARK: Structure alone
  func testWordsOfADialogOfWhichOneIsLit() {
    var screen = Screen.drawn(
      """
            ┌────── Delete ──────┐
            │ Are you sure?      │
            │                    │
            │    yes      no     │
            └────────────────────┘      
      """)
    XCTAssertEqual(traits(screen, .button), [])
    light(&screen, row: 3, 20..<22)
    XCTAssertEqual(traits(screen, .button), ["yes", "no*"])
  }

  func testABoxOfEntriesWithKeysIsAMenu() {
    var screen = Screen.drawn(
      """
      ready>
           ┌─────────────┐
           │ Left    (l) │
           │ Right   (r) │
           ├─────────────┤
           │ Kill     ^X │
           └─────────────┘
      . . . . . . . . . . . . . . . . . . . . . . . .
      """)
    light(&screen, row: 2, 6..<19)
    XCTAssertEqual(traits(screen, .menuItem), ["Left*", "Right", "Kill"])
    XCTAssertEqual(traits(screen, .list), [])
  }

  func testAMenuBarIsKnownByItsHotkeys() {
    var screen = Screen.drawn("F10 key ==> File  Edit  Tools  Help" + "\n" + "text\ntext\ntext")
    XCTAssertEqual(traits(screen, .menuItem), [])
    for x in [12, 18, 24, 31] { screen.surface[x, 0].style.foreground = .indexed(3) }
    XCTAssertEqual(traits(screen, .menuItem), ["File", "Edit", "Tools", "Help"])
  }

  func testTabsInPartsOfABar() {
    var bracketed = Screen.drawn("[   Garden   ][   Herbs    ]\n\nSage")
    for x in [14, 27] { bracketed.surface[x, 0].style.attributes = .bold }
    XCTAssertEqual(traits(bracketed, .tab), ["Garden", "Herbs*"])
    var lined = Screen.drawn("Sage\n\nGarden   │Herbs     ")
    light(&lined, row: 2, 0..<9)
    XCTAssertEqual(traits(lined, .tab), ["Garden*", "Herbs"])
  }

  func testMoreFormsOfHints() {
    let above = Array(repeating: "", count: 8)
    func hints(_ row: String) -> [String] {
      traits(.drawn((["text"] + above + [row]).joined(separator: "\n")), .hint)
    }
    XCTAssertEqual(hints("H)elp M)ain screen /=search"), ["Help", "Main screen", "search"])
    XCTAssertEqual(hints("F1=help  ctrl-C=exit |"), ["help", "exit"])
    XCTAssertEqual(hints("[q] Quit  [F 2] Rename"), ["Quit", "Rename"])
    XCTAssertEqual(hints("[x] Quit  [ ] Rename"), [])
    XCTAssertEqual(hints("L:   1  C:   1"), [])
  }

  func testPromptsInBrackets() {
    func field(_ row: String) -> [String] {
      let text = (["text"] + Array(repeating: "", count: 8) + [row]).joined(separator: "\n")
      var screen = Screen.drawn(text)
      screen.cursor = Point(x: row.count - 1, y: 9)
      return traits(screen, .textField)
    }
    XCTAssertEqual(field("[(status)] .  "), ["[(status)]*"])
    XCTAssertEqual(field("Go on? (y/n)  "), [])
    XCTAssertEqual(field("Type <Esc>  "), [])
  }

  func testFieldsInBrackets() {
    XCTAssertEqual(
      traits(.drawn("[ ] Hidden  Filter: [*         ]"), .textField), ["Filter"])
    XCTAssertEqual(
      traits(.drawn("[ ] Hidden  Filter: [*         ]"), .checkbox), ["Hidden"])
    XCTAssertEqual(traits(.drawn("( )Yes  (*)No"), .radio), ["Yes", "No*"])
  }

  func testASentenceOrACalendarIsNoTable() {
    func heads(_ text: String) -> [String] {
      var screen = Screen.drawn(text)
      for x in 0..<screen.size.columns { screen.surface[x, 0].style.attributes = .bold }
      return traits(screen, .columnHeader)
    }
    XCTAssertEqual(heads("Name   Size\nsage   12\nmint   7"), ["Name", "Size"])
    XCTAssertEqual(heads("Mon   Tue\n 12    13\n 19    20"), [])
    XCTAssertEqual(heads("Are you sure\nThe you sure"), [])
  }

  func testASmallBoxAroundAWordIsAButton() {
    let screen = Screen.drawn(
      """
        ┌───────── Plan ─────────┐
        │  ┌────┐  ┌────────┐    │
        │  │ OK │  │ Cancel │    │
        │  └────┘  └────────┘    │
        └────────────────────────┘  
      """)
    XCTAssertEqual(traits(screen, .button), ["OK", "Cancel"])
    XCTAssertEqual(traits(screen, .dialog), ["Plan"])
    XCTAssertEqual(traits(screen, .group), [])
    let narrow = Screen.drawn("┌─┐\n│x│\n└─┘")
    XCTAssertEqual(traits(narrow, .button), [])
  }

  func testBarsOfProgressAreInRowsOfAList() {
    var screen = Screen.drawn(
      "\n 300.0 KiB [########  ] big    \n  56.0 KiB [##        ] small  \n   4.0 KiB [#         ] empty  \n\n\n\n"
    )
    light(&screen, row: 2, 0..<screen.size.columns)
    XCTAssertEqual(traits(screen, .progress).count, 3)
    XCTAssertEqual(traits(screen, .row).filter { $0.hasSuffix("*") }, ["56.0 KiB [## ] small*"])
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
