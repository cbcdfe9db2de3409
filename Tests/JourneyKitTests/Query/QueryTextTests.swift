import Core
import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// Queries as text: what is written is read back, and what is wrong is shown where it is.
final class QueryTextTests: XCTestCase {
  private let queries: [(Query, String)] = [
    (Query(.button), "button"),
    (Query(.button, "Save"), #"button "Save""#),
    (Query(.button, TextPattern("save", ignoringCase: true)), #"button "save"i"#),
    (Query(.tab, TextPattern(regex: #"We.*r/\d"#)), #"tab /We.*r\/\d/"#),
    (Query(.text, "Save"), #"role text "Save""#),
    (.text("Save"), #"text "Save""#),
    (.text("two\nlines \"q\" \\ \u{1B}"), #"text "two\nlines \"q\" \\ \u{1b}""#),
    (.text(TextPattern(regex: #"\\/"#)), #"text /\\\//"#),
    (.text("a b", acrossRows: true), #"text "a b" across rows"#),
    (.label("Save"), #"label "Save""#),
    (Query("pets.list.row[7]"), "#pets.list.row[7]"),
    (Query("a b"), ##"#"a b""##),
    (Query(.textField, "Name").valued("Barsik"), #"textField "Name" = "Barsik""#),
    (Query(.row).having([.selected, .focused]), "row [focused, selected]"),
    (Query(.row).having(.checked).lacking(.disabled), "row [checked, not disabled]"),
    (
      Query(.row).containing("x").containing("y").nth(2),
      #"row containing "x" containing "y" number 2"#
    ),
    (Query(.row).first, "row first"),
    (Query(.row).last.within(Query("pets.list")), "row last in #pets.list"),
    (
      Query(.row).within(Query(.list)).within(Query(.dialog, "Ask")),
      #"row in list in dialog "Ask""#
    ),
    (Query(.row).within(Query(.list).nth(1)), "row in list number 1"),
    (
      Query(.button).after(.text("Name")).before(.text("Age")),
      #"button after text "Name" before text "Age""#
    ),
    (
      Query(.textField).near(.text("Name")).within(.box("Form")),
      #"textField near text "Name" in box "Form""#
    ),
    (Query(.row).within(Query(.list).after(.text("x"))), #"row in (list after text "x")"#),
    (
      Query(.row).has(Query(.button, "Go")).lacks(.text("old")),
      #"row has button "Go" lacks text "old""#
    ),
    (Query(.row).has(Query(.button).first).first, "row has (button first) first"),
    (
      Query(.row).has(Query(.list).has(.cursor)).has(.text("x")),
      #"row has (list has cursor) has text "x""#
    ),
    (Query(.button).or(Query(.link)), "button or link"),
    (Query(.button).or(Query(.link)).first, "(button or link) first"),
    (Query(.button).and(Query(.link)).or(Query(.tab)), "(button and link) or tab"),
    (Query(.button).within(Query(.row).or(Query(.tab))), "button in (row or tab)"),
    (
      Query(.button).within(Query(.row).or(Query(.tab))).within(Query(.list)),
      "button in (row or tab) in list"
    ),
    (.style(.bold), "style {bold}"),
    (
      .style(
        StylePattern(
          [.bold, .reverse], without: .dim, underlining: .some, foreground: .named(.brightRed),
          background: .indexed(183), underlineColor: .hex(0x0A0B0C))),
      "style {bold, reversed, not dim, underlined, foreground bright red, background 183, "
        + "underline colour #0a0b0c}"
    ),
    (.style(StylePattern(underlining: .exactly(.curly))), "style {curly underlined}"),
    (
      .style(StylePattern(underlining: .exactly(.none), foreground: .default)),
      "style {not underlined, foreground default}"
    ),
    (Query.text("x").styled(.reversed), #"text "x" {reversed}"#),
    (.hyperlink, "hyperlink"),
    (.hyperlink("https://a.b/c"), #"hyperlink "https://a.b/c""#),
    (.box("Files"), #"box "Files""#),
    (Query.box.has(.cursor), "box has cursor"),
    (.cursor, "cursor"),
    (.line(-1), "line -1"),
    (Query.line(3).within(.box), "line 3 in box"),
    (.region(Rect(x: 2, y: 1, columns: 30, rows: 5)), "region row 1 col 2 size 30x5"),
  ]

  func testEveryQueryIsReadBack() throws {
    for (query, text) in queries {
      XCTAssertEqual(query.description, text)
      XCTAssertEqual(try Query(parsing: text), query, text)
    }
  }

  func testOtherWaysToWriteTheSame() throws {
    let same = [
      (#""Save""#, #"text "Save""#), ("/a+/i", "text /a+/i"),
      ("  button   [ focused ,selected ]", "button [focused, selected]"),
      ("TextField", "textField"), ("row within list", "row in list"), ("((button))", "button"),
      ("[focused] #a", "#a [focused]"), ("node [focused]", "[focused]"),
      (#"button label "x""#, #"button "x""#),
      ("(button first) [checked]", "(button first) [checked]"),
    ]
    for (text, plain) in same { XCTAssertEqual(try Query(parsing: text).description, plain) }
  }

  /// Every query that can be built at random from its parts is read back.
  func testRandomQueriesAreReadBack() throws {
    var random = SeededRandom(seed: 1)
    for _ in 0..<2000 {
      let query = Self.query(depth: 3, &random)
      let text = query.description
      XCTAssertEqual(try Query(parsing: text), query, text)
    }
  }

  private static func query(depth: Int, _ random: inout some RandomNumberGenerator) -> Query {
    let subjects: [Query] = [
      Query(.button, "a"), .text("b"), Query("c"), .box, .cursor, .style(.bold), .line(1),
      .hyperlink,
      Query(.row).having(.checked), .text(TextPattern(regex: "[a/]")),
    ]
    var query = subjects.randomElement(using: &random) ?? .cursor
    guard depth > 0 else { return query }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let other = Self.query(depth: depth - 1, &random)
      switch Int.random(in: 0..<12, using: &random) {
      case 0: query = query.within(other)
      case 1: query = query.after(other)
      case 2: query = query.before(other)
      case 3: query = query.near(other)
      case 4: query = query.has(other)
      case 5: query = query.lacks(other)
      case 6: query = query.and(other)
      case 7: query = query.or(other)
      case 8: query = query.first
      case 9: query = query.nth(3)
      case 10: query = query.containing("x").styled(.reversed)
      default: query = query.valued("v").lacking(.busy)
      }
    }
    return query
  }

  func testWhatIsWrongIsShownWhereItIs() {
    let wrong = [
      ("", 0, "expected a role"), ("buton", 0, "'buton' is neither a role nor"),
      ("button \"Save", 7, "the quotes are not closed"), ("button in", 9, "expected a role"),
      ("button [sleepy]", 8, "'sleepy' is no trait"), ("button {loud}", 8, "'loud' says nothing"),
      ("(button", 7, "expected ')'"), ("button )", 7, "nothing may follow"),
      ("text", 4, "'text' wants words"), ("/(/", 0, "is no expression"),
      ("line x", 5, "expected a number"),
      ("#", 1, "expected an identifier"), ("button \"\\x\"", 8, "no such escape"),
      ("region 1", 7, "expected 'row'"), ("/ab", 0, "the expression does not end"),
      ("button [focused", 8, "no ']' follows"),
    ]
    for (text, offset, reason) in wrong {
      XCTAssertThrowsError(try Query(parsing: text), text) { error in
        let error = error as? QuerySyntaxError
        XCTAssertEqual(error?.offset, offset, text)
        XCTAssertEqual(error?.reason.contains(reason), true, "\(text): \(error?.reason ?? "")")
      }
    }
  }

  func testErrorMarksThePlace() {
    XCTAssertThrowsError(try Query(parsing: "row in lisst")) {
      XCTAssertEqual(
        "\($0)",
        "'lisst' is neither a role nor a word of queries; did you mean 'list'?\n  row in lisst\n         ^"
      )
    }
  }

  func testDeepNestingIsRefused() {
    let text = String(repeating: "(", count: 100_000) + "row"
    XCTAssertThrowsError(try Query(parsing: text)) {
      XCTAssertEqual(($0 as? QuerySyntaxError)?.reason, "too deep")
    }
  }

  /// A word of the grammar that were a role too would make two readings.
  func testNoRoleButTextIsAWordOfQueries() {
    let words: Set = [
      "label", "node", "role", "style", "box", "hyperlink", "cursor", "line", "region", "across",
      "containing", "has", "lacks", "first", "last", "number", "in", "within", "after", "before",
      "near", "and", "or",
    ]
    XCTAssertEqual(Role.allCases.map(\.rawValue).filter(words.contains), [])
  }
}
