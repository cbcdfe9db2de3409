import Core
import Foundation
import JourneyKit
import Terminal
import VirtualTerminal
import XCTest

@testable import journey

/// The changes of a screen in words.
final class ScreenNewsTests: XCTestCase {
  private func screen(_ rows: [String], marked: Int? = nil) -> Screen {
    var surface = Surface(size: Size(60, rows.count))
    for (y, row) in rows.enumerated() {
      var style = Style.plain
      if y == marked { style.attributes.insert(.reverse) }
      surface.write(row, at: Point(x: 0, y: y), style: style)
    }
    return Screen(surface: surface)
  }

  private func news(_ old: Screen?, _ new: Screen) -> [String] {
    ScreenNews(old: old, new: new).lines
  }

  func testOnlyRowsThatDifferAreTold() {
    let old = screen(["one", "two", "three"])
    XCTAssertEqual(news(old, old), ["no change"])
    XCTAssertEqual(news(old, screen(["one", "TWO", "three"])), ["1│TWO"])
    XCTAssertEqual(news(nil, old).dropFirst(), ["0│one", "1│two", "2│three"])
    XCTAssertEqual(news(old, screen(["one", "", ""])), ["1-2 empty"])
  }

  func testWhatStandsOutIsTold() {
    let rows = ["Open", "Save", "Quit"]
    XCTAssertEqual(
      news(screen(rows, marked: 0), screen(rows, marked: 1)), ["0 {}", "1 {0-3}"])
    // Rows in which the same columns do are told together.
    let menu = screen(rows + ["Help"], marked: 0)
    var both = menu
    for y in [2, 3] { for x in 0..<4 { both.surface[x, y].style.attributes.insert(.reverse) } }
    XCTAssertEqual(news(menu, both), ["2-3 {0-3}"])
  }

  /// Rows that follow each other have one head, and no number each.
  func testABoxIsABlockOfRows() {
    let page = (0..<6).map { "a line of the page, with the number \($0) at its end" }
    var box = page
    for (y, text) in ["┌────────┐", "│ Quit?  │", "│  [ Yes]│", "└────────┘"].enumerated() {
      box[y + 1] = page[y + 1].prefix(10) + text + page[y + 1].dropFirst(20)
    }
    XCTAssertEqual(
      news(screen(page), screen(box)),
      ["1-4:10-19", "┌<─×8>┐", "│ Quit?  │", "│  [ Yes]│", "└<─×8>┘"])
    // The same part of several rows is told once.
    let edges = page.enumerated().map { $0 % 2 == 0 ? $1 + " |" : $1 }
    XCTAssertEqual(news(screen(page), screen(edges)), ["0, 2, 4:49│|"])
  }

  func testOfALongRowOnlyThePartThatDiffersIsTold() {
    let row = "a row with many words and 100 files in it"
    let next = "a row with many words and 200 files in it"
    XCTAssertEqual(news(screen([row]), screen([next])), ["0:26│2"])
    XCTAssertEqual(news(screen([row]), screen(["other"])), ["0│other"])
  }

  func testRowsThatMovedAreNotToldAgain() {
    let page = (0..<9).map { "line \($0)" }
    let next = (1..<10).map { "line \($0)" }
    XCTAssertEqual(news(screen(page), screen(next)), ["0-7 ← 1-8", "8:5│9"])
    XCTAssertEqual(news(screen(next), screen(page)), ["1-8 ← 0-7", "0:5│0"])
    // Of two screens with little in common, the new one is told.
    let other = (0..<9).map { "other \($0)" }
    XCTAssertEqual(news(screen(page), screen(other)), ["0-8"] + other)
  }

  /// Rows that are the same now have one line, and no block of copies.
  func testEqualRowsAreToldOnce() {
    let page = (0..<6).map { "a line of the page, \($0)" }
    let end = Array(repeating: "~~~", count: 5)
    XCTAssertEqual(news(screen(page), screen(["the end"] + end)), ["0│the end", "1-5│~~~"])
    let edge = page.map { $0 + " |" }
    XCTAssertEqual(news(screen(page), screen(edge)), ["0-5:22│|"])
  }

  /// An empty row between others costs a byte, a second head more.
  func testABlockGoesOnOverRowsThatStay() {
    let old = screen(["one", "", "two"])
    XCTAssertEqual(
      news(old, screen(["something else", "", "quite another"])),
      ["0-2", "something else", "", "quite another"])
  }

  /// Rows that moved by the same distance share a line, and a copy that costs more than it spares is none.
  func testMovesOfOneDistanceShareALine() {
    let page = (0..<8).map { "a line of the page, \($0)" }
    var next = Array(page.dropFirst()) + ["a line of the page, 8"]
    next[3] = "in between"
    XCTAssertEqual(
      news(screen(page), screen(next)), ["0-2, 4-6 ← 1-3, 5-7", "3│in between", "7:20│8"])
    let short = Array(page.dropLast()) + ["abcdef"]
    let texts = ["the first", "the second", "abcdef", "and the last"]
    XCTAssertEqual(news(screen(short), screen(texts + short[4...])), ["0-3"] + texts)
  }

  func testTheCursorIsToldWhereItMoved() {
    var (old, new) = (screen(["one", "two"]), screen(["one", "two"]))
    (old.cursor, new.cursor) = (Point(x: 0, y: 0), Point(x: 3, y: 1))
    XCTAssertEqual(news(old, new), ["@1:3"])
    new.cursor = nil
    XCTAssertEqual(news(old, new), ["cursor hidden"])
  }

  /// A part of the screen may scroll beside others, as a pane.
  func testSeveralMovesAreTold() {
    let page = (0..<5).map { "upper \($0)" } + (0..<5).map { "lower \($0)" }
    let next = (1..<6).map { "upper \($0)" } + (-1..<4).map { "lower \($0)" }
    XCTAssertEqual(
      news(screen(page), screen(next)),
      [
        "6-9 ← 5-8", "0-3 ← 1-4", "4-5:6-", "5", "-1",
      ])
  }

  private func told(_ screens: [Screen]) -> [ScreenNews.Told] {
    screens.enumerated().map { ScreenNews.Told($1, number: $0 + 1) }
  }

  /// A menu that closes leaves the screen as it was before it had opened.
  func testAScreenThatWasToldBeforeIsNamed() {
    let page = (0..<9).map { "a line of the page, \($0)" }
    var menu = page
    for y in 2..<7 { menu[y] = "a menu entry \(y)" }
    let known = Array(told([screen(page), screen(menu)]).reversed())
    func lines(_ rows: [String]) -> [String] {
      ScreenNews(known: known, new: .init(screen(rows), number: 3)).lines
    }
    XCTAssertEqual(lines(page), ["as #1"])
    var other = page
    other[8] = "saved"
    XCTAssertEqual(lines(other), ["as #1", "8│saved"])
    XCTAssertEqual(lines(menu), ["no change"])
    // Rows of an older screen come back at another place.
    XCTAssertEqual(
      lines(menu.prefix(3) + page[2..<7] + ["end"]), ["3-7 ← 2-6 of #1", "8│end"])
  }

  /// A terminal that grows or shrinks shows mostly the same.
  func testAnotherSizeIsToldAsChanges() {
    let rows = (0..<8).map { "a line of the page, \($0)" }
    let small = screen(rows)
    var wide = Screen(surface: Surface(size: Size(70, 9)))
    for y in rows.indices {
      for (x, character) in rows[y].enumerated() { wide.surface[x, y] = Cell(String(character)) }
    }
    XCTAssertEqual(news(small, wide), ["70x9"])
    wide.surface.write("status", at: Point(x: 0, y: 8))
    XCTAssertEqual(news(small, wide), ["70x9", "8│status"])
    XCTAssertEqual(news(wide, small), ["60x8"])
  }

  func testLongRunsOfOneCharacterAreCounted() {
    let rule = String(repeating: "─", count: 40)
    XCTAssertEqual(news(screen(["a", "b"]), screen(["a", rule])), ["1│<─×40>"])
    XCTAssertEqual(news(screen(["a", "b"]), screen(["a", "k      v"])), ["1│k<6>v"])
    // A count of digits or letters would be hard to read.
    XCTAssertEqual(news(screen(["a", "b"]), screen(["a", "0000000000"])), ["1│0000000000"])
    // The whole screen is told as it is.
    XCTAssertEqual(news(nil, screen([rule])).last, "0│" + rule)
  }

  func testAnotherColourIsTold() {
    func colored(_ color: Color) -> Screen {
      var surface = Surface(size: Size(20, 2))
      surface.write("warning", at: Point(x: 0, y: 1), style: Style(foreground: color))
      return Screen(surface: surface)
    }
    XCTAssertEqual(news(colored(.indexed(1)), colored(.indexed(2))), ["1 look different"])
  }

  /// A bell, a title or a clipboard is told once, also where the whole screen is asked for.
  func testFactsAreToldOnceAndBounded() {
    func screen(bells: Int, clipboard: Int) -> Screen {
      let terminal = VirtualTerminal(size: Size(20, 2), scrollback: 0)
      terminal.feed("hello\u{1B}]2;A title\u{1B}\\".utf8)
      terminal.feed(String(repeating: "\u{7}", count: bells).utf8)
      let text = Data(String(repeating: "x", count: clipboard).utf8).base64EncodedString()
      if clipboard > 0 { terminal.feed("\u{1B}]52;c;\(text)\u{7}".utf8) }
      return Screen(terminal)
    }
    let (first, later) = (screen(bells: 1, clipboard: 0), screen(bells: 3, clipboard: 5000))
    XCTAssertTrue(news(nil, first).contains("the bell rang"))
    XCTAssertTrue(news(nil, first).contains("title: A title"))
    XCTAssertFalse(ScreenNews(old: first, new: first).whole.contains("the bell rang"))
    let lines = ScreenNews(old: first, new: later).whole
    XCTAssertTrue(lines.contains("the bell rang 2 times"), "\(lines)")
    let clipboard = lines.first { $0.hasPrefix("clipboard: ") } ?? ""
    XCTAssertTrue(clipboard.hasSuffix("x … and 4000 bytes more"), clipboard)
    XCTAssertLessThan(clipboard.count, 1100)
  }

  /// The sign that begins a count is no count where the program has written it.
  func testTheSignOfACountIsTold() throws {
    let old = screen(["", "the same"])
    let new = screen(["a <5> b, <×7>, <<<3 and x < y", "the same"])
    XCTAssertEqual(news(old, new), ["0│a <<×1>5> b, <<×1>×7>, <<×3>3 and x < y"])
    XCTAssertEqual(try ToldScreen(old).after(news(old, new), known: [:]), ToldScreen(new))
  }

  // MARK: Nothing is left out
  /// The screens that are known and the news make the new screen again.
  func testTheNewsMakeTheNewScreen() throws {
    var random = SeededRandom(seed: 7)
    for _ in 0..<300 {
      let known = (0..<3).map { _ in
        (0..<8).map { _ in Self.words.randomElement(using: &random) ?? "" }
      }
      let base = known.randomElement(using: &random) ?? []
      let shift = Int.random(in: -3...3, using: &random)
      var new = (0..<8).map { base.indices.contains($0 + shift) ? base[$0 + shift] : "x" }
      new[0] += " and more"
      new[Int.random(in: 0..<8, using: &random)] = "new"
      let marked = Bool.random(using: &random) ? Int.random(in: 0..<8, using: &random) : nil
      try check(known.map { screen($0) } + [screen(new, marked: marked)])
    }
  }

  private static let words = [
    "", "a", "b", "what is said at length", "what was said at length", "what is",
    "─────────────── end", "a <5> and <×3> <<<<<<<<7", "<x×3>    <      <",
    "日本語 and 日本", "日本 and 日本語, é",
  ]

  /// Real programs: each recorded screen is told to somebody who has seen those before it.
  func testTheNewsMakeTheScreensOfRealPrograms() throws {
    let folder = Tally.examples + "/../Tests/RoleScreens/Screens"
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".txt") }
    XCTAssertGreaterThan(files.count, 100)
    let programs = Dictionary(grouping: files) { $0.prefix { $0 != "/" } }
    XCTAssertGreaterThan(programs.count, 20)
    for (_, files) in programs.sorted(by: { $0.key < $1.key }) {
      let screens = try files.map { file in
        let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
        return try LabelledScreen(name: file, snapshot: text, labels: "").screen
      }
      // There and back, so that screens come again.
      try check(screens + screens.reversed())
    }
  }

  /// Tells all screens one after the other, and applies each answer.
  private func check(_ screens: [Screen]) throws {
    var known: [ScreenNews.Told] = []
    var (reader, read) = (ToldScreen(size: .zero), [Int: ToldScreen]())
    for (index, screen) in screens.enumerated() {
      let new = ScreenNews.Told(screen, number: index)
      let lines = ScreenNews(known: known, new: new).lines
      reader = try reader.after(lines, known: read)
      let truth = ToldScreen(screen)
      XCTAssertEqual(reader.rows.map { $0.joined() }, truth.rows.map { $0.joined() }, "\(lines)")
      XCTAssertEqual(reader, truth, "\(lines)")
      (reader, read[index]) = (truth, truth)
      known = Array(([new] + known).prefix(12))
    }
  }
}
