import JourneyKit
import Semantics
import Terminal
import Toolkit
import VirtualTerminal
import XCTest

/// Queries on screens of programs that say nothing of their meaning.
final class PlainScreenQueryTests: XCTestCase {
  private func texts(_ query: Query, _ screen: Screen) throws -> [String] {
    try query.matches(in: screen).map(\.text)
  }

  private func frame(_ query: Query, _ screen: Screen) throws -> Rect {
    try query.resolve(in: screen).frame
  }

  // MARK: Words

  func testWordsWithoutRegardToCaseAndExpressions() throws {
    let screen = Screen.drawn("Save all\nsaved 12 cats, 1 cat\nΣΊΣΥΦΟΣ")
    XCTAssertEqual(try texts(.text("Save"), screen), ["Save"])
    let any = TextPattern("SAVE", ignoringCase: true)
    XCTAssertEqual(try texts(.text(any), screen), ["Save", "save"])
    XCTAssertEqual(
      try texts(.text(TextPattern("σίσυφος", ignoringCase: true)), screen), ["ΣΊΣΥΦΟΣ"])
    let cats = Query.text(TextPattern(regex: #"\d+ cats?"#))
    XCTAssertEqual(try texts(cats, screen), ["12 cats", "1 cat"])
    XCTAssertEqual(try frame(cats.first, screen), Rect(x: 6, y: 1, columns: 7, rows: 1))
    XCTAssertEqual(try texts(.text(TextPattern(regex: "^s")), screen), ["s"])
    let word = Query.text(TextPattern(regex: #"\btxt\b"#))
    XCTAssertEqual(try texts(word, .drawn("list.txt txts")), ["txt"])
    XCTAssertThrowsError(try texts(.text(TextPattern(regex: "(")), screen)) {
      XCTAssertEqual("\($0)".hasPrefix("/(/ is no expression: "), true, "\($0)")
    }
  }

  func testWordsAcrossRowsOnlyWhenAsked() throws {
    let wrapped = Screen.shown("abcdefgh", size: Size(5, 3))
    XCTAssertEqual(wrapped.wrappedRows, [0])
    XCTAssertEqual(try texts(.text("def"), wrapped), [])
    XCTAssertEqual(try texts(.text("de"), wrapped), ["de"])
    let match = try Query.text("defg", acrossRows: true).resolve(in: wrapped)
    XCTAssertEqual(
      match.parts,
      [Rect(x: 3, y: 0, columns: 2, rows: 1), Rect(x: 0, y: 1, columns: 2, rows: 1)])
    let broken = Screen.drawn("│ one two   │\n│ three     │")
    let area = Query.region(Rect(x: 1, y: 0, columns: 11, rows: 2))
    XCTAssertEqual(try texts(.text("two three").within(area), broken), [])
    let joined = Query.text("two three", acrossRows: true).within(area)
    XCTAssertEqual(try texts(joined, broken), ["two three"])
    XCTAssertEqual(try texts(.text("twothree", acrossRows: true).within(area), broken), [])
  }

  // MARK: Styles and links

  func testStyleAndColour() throws {
    let screen = Screen.shown(
      "\u{1B}[1;31mred bold\u{1B}[m plain \u{1B}[7mrev\u{1B}[m \u{1B}[4:3;58;2;1;2;3mcurl\u{1B}[m"
        + "\r\n\u{1B}[48;5;183mground  x\u{1B}[m\u{1B}[38;2;1;2;3mrgb")
    XCTAssertEqual(try texts(.style(.bold), screen), ["red bold"])
    XCTAssertEqual(try texts(.style(.foreground(.named(.red))), screen), ["red bold"])
    XCTAssertEqual(try texts(.style(.reversed), screen), ["rev"])
    XCTAssertEqual(try texts(.style(.underlined), screen), ["curl"])
    let curly = StylePattern(underlining: .exactly(.curly), underlineColor: .hex(0x010203))
    XCTAssertEqual(try texts(.style(curly), screen), ["curl"])
    XCTAssertEqual(try texts(.style(.background(.indexed(183))), screen), ["ground  x"])
    XCTAssertEqual(try texts(.style(.foreground(.hex(0x010203))), screen), ["rgb"])
    XCTAssertEqual(try texts(.text("r").styled(.reversed), screen), ["r"])
    XCTAssertEqual(try texts(.text("plain").styled(.bold), screen), [])
    XCTAssertThrowsError(try Query.style(.dim).resolve(in: screen)) {
      XCTAssertEqual("\($0)".contains("bold, foreground red at row 0 col 0"), true, "\($0)")
    }
  }

  func testHyperlinks() throws {
    let screen = Screen.shown(
      "see \u{1B}]8;;https://a.example/\u{1B}\\the docs\u{1B}]8;;\u{1B}\\ or "
        + "\u{1B}]8;id=z;https://b.example/\u{1B}\\one\u{1B}]8;;\u{1B}\\"
        + "\r\n\u{1B}]8;id=z;https://b.example/\u{1B}\\two\u{1B}]8;;\u{1B}\\")
    XCTAssertEqual(try texts(.hyperlink, screen), ["the docs", "onetwo"])
    let docs = try Query.hyperlink("https://a.example/").resolve(in: screen)
    XCTAssertEqual(docs.frame, Rect(x: 4, y: 0, columns: 8, rows: 1))
    XCTAssertEqual(docs.address, "https://a.example/")
    XCTAssertEqual(try texts(.hyperlink.containing("two"), screen), ["onetwo"])
    XCTAssertEqual(try texts(.hyperlink(TextPattern(regex: "^https://b")), screen), ["onetwo"])
    XCTAssertThrowsError(try Query.hyperlink("https://c").resolve(in: screen)) {
      XCTAssertEqual("\($0)".contains("to https://a.example/ at row 0 col 4"), true, "\($0)")
    }
  }

  func testLinkThatIsWrapped() throws {
    let screen = Screen.shown(
      "\u{1B}]8;;https://a/\u{1B}\\abcdefgh\u{1B}]8;;\u{1B}\\", size: Size(5, 3))
    XCTAssertEqual(screen.links.count, 1)
    XCTAssertEqual(screen.links.first?.parts.count, 2)
  }

  // MARK: Places

  func testCursorLineAndRegion() throws {
    let screen = Screen.shown("ab日c\r\nsecond\u{1B}[1;3H", size: Size(10, 3))
    let cursor = try Query.cursor.resolve(in: screen)
    XCTAssertEqual(cursor.text, "日")
    XCTAssertEqual(cursor.frame, Rect(x: 2, y: 0, columns: 2, rows: 1))
    XCTAssertEqual(try texts(.line(1), screen), ["second"])
    XCTAssertEqual(try texts(.line(-2), screen), ["second"])
    XCTAssertEqual(try texts(.line(3), screen), [])
    XCTAssertEqual(try texts(.line(0).has(.cursor), screen), ["ab日c"])
    let region = Query.region(Rect(x: 2, y: 0, columns: 20, rows: 2))
    XCTAssertEqual(try texts(region, screen), ["日c\ncond"])
    XCTAssertThrowsError(try Query.cursor.resolve(in: Screen.shown("\u{1B}[?25l"))) {
      XCTAssertEqual("\($0)".contains("the cursor is hidden"), true)
    }
  }

  func testAfterBeforeNearAndPicks() throws {
    let screen = Screen.drawn(
      """
      Name   [____]   Age  [____]
      Owner  [____]
      """)
    let field = Query.text("[____]")
    XCTAssertEqual(try frame(field.near(.text("Age")), screen).minX, 21)
    XCTAssertEqual(try frame(field.near(.text("Owner")), screen).minY, 1)
    XCTAssertEqual(try frame(field.after(.text("Age")).first, screen).minX, 21)
    XCTAssertEqual(try field.after(.text("Age")).matches(in: screen).count, 2)
    XCTAssertEqual(try field.before(.text("Age")).matches(in: screen).count, 1)
    XCTAssertEqual(try frame(field.last, screen).minY, 1)
    XCTAssertEqual(try frame(field.nth(1), screen).minX, 21)
    let tie = Query.text("x").near(.text("m"))
    XCTAssertThrowsError(try tie.resolve(in: .drawn("x m x"))) {
      XCTAssertEqual("\($0)".hasPrefix("2 things match text \"x\" near text \"m\":"), true)
    }
  }

  func testGroups() throws {
    let screen = Screen.shown("\u{1B}[1mone\u{1B}[m two \u{1B}[1mthree")
    XCTAssertEqual(try texts(.text("two").or(.text("one")), screen), ["one", "two"])
    XCTAssertEqual(try texts(.text("one").and(.style(.bold)), screen), ["one"])
    XCTAssertEqual(try texts(.text("two").and(.style(.bold)), screen), [])
    XCTAssertEqual(try texts(.text("two").or(.text("one")).last, screen), ["two"])
  }

  // MARK: Errors

  func testNearestWordsHaveTheirPlace() {
    XCTAssertThrowsError(try Query.text("Sava").resolve(in: .drawn("File  Save  Quit"))) {
      XCTAssertEqual(
        "\($0)",
        "nothing on the screen matches text \"Sava\"; nearest:\n  text \"Sav\" at row 0 col 6")
    }
    XCTAssertThrowsError(try Query.text("abcdef").resolve(in: .shown("abcdef", size: Size(4, 2)))) {
      XCTAssertEqual("\($0)".contains("text \"abcdef\" at row 0 col 0, but across rows"), true)
    }
    // The words may lie in three rows.
    let rows =
      "\(String(repeating: "-", count: 40)) one\ntwo\nthree \(String(repeating: "-", count: 40))"
    for words in ["one two three", "one two", "two three -", "- one two three -"] {
      XCTAssertThrowsError(try Query.text(words).resolve(in: .drawn(rows))) {
        XCTAssertTrue("\($0)".contains("text \"\(words)\" at row"), "\($0)")
        XCTAssertTrue("\($0)".contains(", but across rows"), "\($0)")
      }
    }
    let long = "a\n\(String(repeating: "-", count: 40))b"
    XCTAssertThrowsError(try Query.text("--b").styled(.bold).resolve(in: .drawn(long))) {
      XCTAssertFalse("\($0)".contains("across rows"), "\($0)")
      XCTAssertTrue("\($0)".contains("text \"--b\" at row 1 col 38"), "\($0)")
    }
    XCTAssertThrowsError(try Query(.button, "Quit").resolve(in: .drawn("Quit"))) {
      XCTAssertEqual("\($0)".contains("publishes no nodes"), true)
      XCTAssertEqual("\($0)".contains("text \"Quit\" at row 0 col 0"), true)
    }
  }
}
