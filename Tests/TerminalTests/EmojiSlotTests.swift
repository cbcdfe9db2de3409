import Terminal
import XCTest

final class EmojiSlotTests: XCTestCase {
  override class func setUp() { DisplayWidth.prepareLocale() }

  private static let emoji = [
    "😀", "❤️", "❤", "🏝", "🏝️", "1️⃣", "#️⃣", "🇩🇪", "👩‍👧", "👨‍👩‍👧‍👦", "👍🏽", "✌🏽", "❤️‍🔥",
    "🏳️‍🌈", "🕵🏿‍♂️", "👩🏻‍❤️‍💋‍👩🏿", "☺︎", "🫠", "日", "x", "", "\u{301}", "\u{1B}",
  ]

  func testEverySlotTakesTwoColumns() {
    for emoji in Self.emoji {
      var surface = Surface(size: Size(6, 1), filledWith: Cell("."))
      XCTAssertEqual(surface.writeEmoji(emoji, at: Point(x: 2, y: 0)), 2)
      XCTAssertEqual([0, 1, 4, 5].map { surface[$0, 0].text }, [".", ".", ".", "."], emoji)
      XCTAssertEqual(surface.row(0).reduce(0) { $0 + Int($1.width) }, 6, emoji)
      XCTAssertTrue(surface.cells.allSatisfy { Sanitizer.isClean($0.text) }, emoji)
    }
  }

  func testAnEmojiIsKeptWhole() {
    for emoji in Self.emoji where emoji.count == 1 && Sanitizer.isClean(emoji) {
      var surface = Surface(size: Size(2, 1))
      surface.writeEmoji(emoji, at: .zero)
      let text = surface.text(row: 0)
      XCTAssertTrue(text.hasPrefix(emoji), "\(emoji) \(text)")
      XCTAssertEqual(text.drop { $0 != " " }.count, text.count - 1, emoji)
    }
  }

  func testOnlyTheFirstCharacterCounts() {
    var surface = Surface(size: Size(4, 1), filledWith: Cell("."))
    surface.writeEmoji("👩‍👧👍🏽abc", at: .zero)
    XCTAssertEqual(surface.text, "👩‍👧..")
  }

  func testAChainWithoutEndIsItsFirstMember() {
    var surface = Surface(size: Size(2, 1))
    let chain = Array(repeating: "👩", count: 30).joined(separator: "\u{200D}")
    surface.writeEmoji(chain, at: .zero)
    XCTAssertEqual(surface.text, "👩")
  }

  func testASlotThatIsCutIsBlank() {
    for x in [-1, 3] {
      var surface = Surface(size: Size(4, 1), filledWith: Cell("."))
      surface.writeEmoji("👩‍👧", at: Point(x: x, y: 0))
      XCTAssertEqual(surface.text(row: 0), x < 0 ? " ..." : "... ")
    }
    var surface = Surface(size: Size(4, 2), filledWith: Cell("."))
    surface.writeEmoji("❤️", at: .zero, clip: Rect(x: 1, y: 0, columns: 2, rows: 1))
    surface.writeEmoji("❤️", at: Point(x: 0, y: 7))
    XCTAssertEqual(surface.text, ". ..\n....")
  }

  func testTheStyleIsThatOfText() {
    let background = Style(background: .indexed(4))
    var surface = Surface(size: Size(4, 1), filledWith: Cell(" ", style: background))
    surface.writeEmoji("❤️‍🔥", at: .zero, style: Style(attributes: .bold))
    surface.writeEmoji("👩‍👧", at: Point(x: 2, y: 0), style: Style(attributes: .bold))
    for x in 0..<4 {
      XCTAssertEqual(surface[x, 0].style, Style(background: .indexed(4), attributes: .bold))
    }
  }

  func testATerminalThatJoinsNothingShowsTheLeadingCharacter() {
    let cases = [
      ("👩‍👧", "👩"), ("❤️‍🔥", "❤️"), ("✌🏽", "✌"), ("1️⃣", "1️⃣"), ("👩\u{200D}", "👩"),
      ("e\u{301}", "e\u{301}"), ("日", "日"), ("", ""), (" ", " "),
    ]
    for (text, leading) in cases {
      XCTAssertEqual(DisplayWidth.leading(of: text).scalarValues, leading.scalarValues, text)
    }
  }

  func testInTheLastColumnNoSelectorMakesAnEmoji() {
    for (text, shown) in [("❤️", "❤"), ("1️⃣", "1"), ("e\u{301}", "e\u{301}"), ("👁️‍🗨️", "👁")] {
      var surface = Surface(size: Size(3, 1))
      surface.write("  " + text, at: .zero)
      XCTAssertEqual(surface[2, 0].text.scalarValues, shown.scalarValues)
      surface.write("x" + text, at: .zero)
      let whole = surface[1, 0].text.scalarValues
      XCTAssertTrue(text.scalarValues.starts(with: whole) && whole.count > 1, text)
    }
  }

  // MARK: Doubt

  func testWhatTerminalsDisagreeOn() {
    for text in ["❤️", "☺︎", "1️⃣", "🇩", "🏽", "🏝", "🫠", "👩\u{200D}", "\u{93F}", "\u{E33}"] {
      XCTAssertTrue(DisplayWidth.isDoubtful(text), text)
    }
    let settled = [
      "", " ", "a", "é", "e\u{301}", "Ж", "─", "╭", "█", "⣿", "日", "한", "😀", "🐈", "❤", "☺", "★",
      "•", "…",
      "➜", "\u{FFFD}", "\u{627}", "\u{5D0}", "ｱ", "Ａ", "\u{E0B0}",
    ]
    for text in settled { XCTAssertFalse(DisplayWidth.isDoubtful(text), text) }
  }

  func testRunsHoldWholeClusters() {
    var surface = Surface(size: Size(24, 1))
    surface.write("a👩‍👧b🇩🇪🇫🇷cनिक्षd❤️e", at: .zero)
    let runs = surface.doubtfulRuns(row: 0).map(\.columns)
    XCTAssertEqual(Array(runs.prefix(3)), [1..<5, 6..<8, 8..<10])
    let texts = runs.map { range in range.reduce(into: "") { $0 += surface[$1, 0].text } }
    XCTAssertEqual(texts.first, "👩‍👧")
    XCTAssertEqual(texts.last, "❤️")
    XCTAssertTrue(texts.contains("नि"))
    XCTAssertTrue(texts.allSatisfy { $0.count == 1 }, "\(texts)")
  }

  func testARunKnowsWhatItMayCover() throws {
    var surface = Surface(size: Size(9, 2))
    surface.writeEmoji("✌🏽", at: .zero)
    surface.write("❤️", at: Point(x: 3, y: 0))
    let runs = surface.doubtfulRuns(row: 0)
    XCTAssertEqual(
      runs,
      [
        DoubtfulRun(columns: 0..<1, roomEnd: 2, coveredEnd: 3, widestEnd: 3),
        DoubtfulRun(columns: 3..<4, roomEnd: 4, coveredEnd: 4, widestEnd: 5),
      ])
    XCTAssertEqual(surface.doubtfulRuns(row: 1), [])
  }
}
