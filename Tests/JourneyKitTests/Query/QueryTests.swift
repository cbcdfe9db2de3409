import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

final class QueryTests: XCTestCase {
  private let screen: Screen = {
    var surface = Surface(size: Size(20, 4))
    surface.write("Cafe\u{301} Barsik Barsik", at: Point(x: 0, y: 0))
    surface.write("日本語 cat", at: Point(x: 2, y: 1))
    surface.write("end", at: Point(x: 17, y: 2))
    surface.write("less", at: Point(x: 0, y: 3))
    return Screen(
      surface: surface,
      nodes: [
        SemanticNode(role: .dialog, label: "Ask", frame: Rect(x: 0, y: 0, columns: 20, rows: 2)),
        SemanticNode(
          identifier: "a", role: .button, label: "Caf\u{E9}",
          frame: Rect(x: 0, y: 0, columns: 4, rows: 1), parent: 0),
        SemanticNode(role: .group, frame: Rect(x: 0, y: 1, columns: 20, rows: 1), parent: 0),
        SemanticNode(
          identifier: "b", role: .button, label: "cat", value: "val", traits: [.checked],
          frame: Rect(x: 2, y: 1, columns: 10, rows: 1), parent: 2),
        SemanticNode(
          identifier: "c", role: .button, label: "cat",
          frame: Rect(x: 17, y: 2, columns: 3, rows: 1)),
      ])
  }()

  private func identifiers(_ query: Query) throws -> [Identifier?] {
    try query.matches(in: screen).map(\.node?.identifier)
  }

  func testByRoleLabelIdentifierAndTraits() throws {
    XCTAssertEqual(try identifiers(Query(.button)), ["a", "b", "c"])
    XCTAssertEqual(try identifiers(Query(.button, "cat")), ["b", "c"])
    XCTAssertEqual(try identifiers(Query("c")), ["c"])
    XCTAssertEqual(try identifiers(.label("cat")), ["b", "c"])
    XCTAssertEqual(try identifiers(Query(.button).having(.checked)), ["b"])
    XCTAssertEqual(try identifiers(Query(.button).nth(1)), ["b"])
    XCTAssertEqual(try identifiers(Query(.button).first), ["a"])
    XCTAssertEqual(try identifiers(Query(.button).last), ["c"])
    XCTAssertEqual(try identifiers(Query(.button).lacking(.checked)), ["a", "c"])
    XCTAssertEqual(try identifiers(Query(.button).valued("val")), ["b"])
    XCTAssertEqual(try identifiers(Query(.button, TextPattern(regex: "^[a-d]at$"))), ["b", "c"])
    XCTAssertEqual(
      try identifiers(Query(.button, TextPattern("CAT", ignoringCase: true))), ["b", "c"])
    XCTAssertEqual(try Query(.button).nth(1).resolve(in: screen).node?.identifier, "b")
  }

  func testByWhatItHolds() throws {
    XCTAssertEqual(try identifiers(Query(.button).containing("val")), ["b"])
    XCTAssertEqual(try identifiers(Query(.button).containing("日本")), ["b"])
    XCTAssertEqual(try identifiers(Query(.button).containing("end")), ["c"])
    XCTAssertEqual(try identifiers(Query(.button).containing("Barsik")), [])
  }

  func testWithinIsAnyDepthAndStrict() throws {
    XCTAssertEqual(try identifiers(Query(.button).within(Query(.dialog))), ["a", "b"])
    XCTAssertEqual(
      try identifiers(Query(.button).within(Query(.group).within(Query(.dialog)))), ["b"])
    XCTAssertThrowsError(try Query(.text).within(Query(.button)).matches(in: screen)) {
      XCTAssertEqual("\($0)".hasPrefix("3 things match button:"), true)
    }
  }

  func testByWhatIsInsideAndBeside() throws {
    XCTAssertEqual(try Query(.dialog).has(Query("b")).matches(in: screen).count, 1)
    XCTAssertEqual(try Query(.dialog).has(Query("c")).matches(in: screen).count, 0)
    XCTAssertEqual(try Query(.dialog).lacks(Query("c")).matches(in: screen).count, 1)
    XCTAssertEqual(try Query(.button).has(.text("日本")).matches(in: screen).count, 1)
    XCTAssertEqual(try identifiers(Query(.button).after(Query("a"))), ["b", "c"])
    XCTAssertEqual(try identifiers(Query(.button).before(.text("end"))), ["a", "b"])
    XCTAssertEqual(try identifiers(Query(.button).near(.text("less"))), ["b"])
    XCTAssertEqual(try identifiers(Query("c").or(Query("a"))), ["a", "c"])
    XCTAssertEqual(try identifiers(Query(.button).and(Query(.button, "cat"))), ["b", "c"])
    let top = Query.region(Rect(x: 0, y: 0, columns: 20, rows: 2))
    XCTAssertEqual(try identifiers(Query(.button).within(top)), ["a", "b"])
  }

  func testComposedAndDecomposedSpellingsAreEqual() throws {
    for spelling in ["Caf\u{E9}", "Cafe\u{301}"] {
      XCTAssertEqual(try identifiers(Query(.button, spelling)), ["a"])
      XCTAssertEqual(try Query.text(spelling).resolve(in: screen).frame.size, Size(4, 1))
    }
    XCTAssertThrowsError(try Query.text("Cafe").resolve(in: screen))
  }

  func testTextIsFoundWhereItStands() throws {
    let frame = try Query.text("本語 c").resolve(in: screen).frame
    XCTAssertEqual(frame, Rect(x: 4, y: 1, columns: 6, rows: 1))
  }

  func testTextIsNeverFoundAcrossTheEndOfARow() throws {
    XCTAssertEqual(try Query.text("endless").matches(in: screen), [])
  }

  func testTextIsStrictAndStaysInItsContainer() throws {
    XCTAssertThrowsError(try Query.text("Barsik").resolve(in: screen)) {
      XCTAssertEqual(
        "\($0)",
        """
        2 things match text "Barsik":
          text "Barsik" at row 0 col 5; alone: text "Barsik" number 0
          text "Barsik" at row 0 col 12; alone: text "Barsik" number 1
        """)
    }
    XCTAssertEqual(try Query.text("end").within(Query("c")).matches(in: screen).count, 1)
    XCTAssertEqual(try Query.text("end").within(Query("b")).matches(in: screen).count, 0)
  }

  func testTooLargeNumberSaysHowManyThereAre() {
    XCTAssertThrowsError(try Query(.button).nth(3).resolve(in: screen)) {
      XCTAssertEqual("\($0)".hasPrefix("only 3 things match button number 3:"), true)
    }
  }

  func testFamilyOfEmojiIsOneCharacter() throws {
    var surface = Surface(size: Size(12, 1))
    let family = "👨\u{200D}👩\u{200D}👧"
    surface.write("a" + family + "b", at: .zero)
    let screen = Screen(surface: surface)
    XCTAssertEqual(try Query.text(family).resolve(in: screen).frame.origin, Point(x: 1, y: 0))
    XCTAssertEqual(try Query.text("👩").matches(in: screen), [])
  }

  func testQueriesReadAsWritten() {
    let query = Query(.button, "Save").containing("x").having(.checked).nth(2)
      .within(Query("pets.form"))
    XCTAssertEqual(
      query.description, #"button "Save" containing "x" [checked] number 2 in #pets.form"#)
  }
}
