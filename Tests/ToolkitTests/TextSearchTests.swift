import Core
import Semantics
import Terminal
import XCTest

@testable import Toolkit

final class TextSearchTests: XCTestCase {
  func testCaseAndYoDoNotMatter() {
    XCTAssertTrue(TextSearch("ЕЖИК").matches("Ёжик"))
    XCTAssertTrue(TextSearch("тЁм").matches("темный"))
    XCTAssertTrue(TextSearch("mar OLD").matches("An old Marmalade"))
    XCTAssertFalse(TextSearch("mar new").matches("An old Marmalade"))
    XCTAssertTrue(TextSearch("  ").matches("anything"))
    XCTAssertFalse(TextSearch("й").matches("и"), "a letter of its own")
  }

  func testRangesAreInClustersAndThoseThatTouchAreOne() {
    XCTAssertEqual(TextSearch("an").ranges(in: "banana"), [1..<5])
    XCTAssertEqual(TextSearch("ё").ranges(in: "👨‍👩‍👧 Ёж, еж"), [2..<3, 6..<7])
    XCTAssertEqual(TextSearch("na ba").ranges(in: "banana"), [0..<6])
    XCTAssertEqual(TextSearch("").ranges(in: "banana"), [])
  }

  func testAgainstLookingAtEveryPlace() {
    var random = SeededRandom(seed: 4)
    let letters = Array("abАё👍")
    func word(_ most: Int) -> String {
      String(
        (0..<Int.random(in: 1...most, using: &random)).map { _ in
          letters[Int.random(in: 0..<letters.count, using: &random)]
        })
    }
    for _ in 0..<500 {
      let (text, sought) = (word(9), word(2))
      let clusters = text.map { Folding.fold($0) }
      let pattern = sought.map { Folding.fold($0) }
      let isFound = clusters.indices.contains { clusters[$0...].starts(with: pattern) }
      XCTAssertEqual(TextSearch(sought).matches(text), isFound, "\(sought) in \(text)")
      for range in TextSearch(sought).ranges(in: text) {
        XCTAssertTrue(clusters[range].starts(with: pattern))
      }
      XCTAssertEqual(TextSearch(sought).ranges(in: text).isEmpty, !isFound)
    }
  }

  func testWhatIsFoundIsDrawnAsFound() {
    let theme = Theme.make(.dark, depth: .direct)
    let text = Text<String>("a marmalade cat", search: TextSearch("MAL cat"))
    let marked = { (columns: Int) in
      let surface = text.drawn(columns, 1, RenderContext(theme: theme)).surface
      return (0..<columns).filter { surface[$0, 0].style.background == theme[.match].background }
    }
    XCTAssertEqual(marked(20), [5, 6, 7, 12, 13, 14])
    XCTAssertEqual(marked(8), [5, 6], "as far as it shows")
    XCTAssertEqual(text.drawn(8, 1).lines, ["a marma…"])
  }

  func testWithoutColoursAMatchIsSeenOnTheSelectedRow() {
    let list = List<String>(
      "l", label: "Pets", count: 1, selection: 0, key: { "\($0)" }, itemLabel: { "\($0)" },
      onMove: { "\($0)" }, onOpen: { "\($0)" },
      row: { _ in Element(Text("cat", search: TextSearch("a"))) })
    let surface = list.drawn(8, 1, .focused(on: "l")).surface
    XCTAssertNotEqual(surface[3, 0].style, surface[2, 0].style)
  }

  func testTheNextThatIsFoundIsRoundTheEnd() {
    var search = Search()
    let labels = ["cat", "dog", "cat", "owl"]
    let index = { (search: Search, start: Int, step: Int) in
      search.index(after: start, step: step, count: 4) { labels[$0] }
    }
    XCTAssertNil(index(search, 0, 1))
    search.apply(.changed("CAT"))
    XCTAssertEqual(index(search, 0, 1), 2)
    XCTAssertEqual(index(search, 2, 1), 0)
    XCTAssertEqual(index(search, 0, -1), 2)
    search.apply(.changed("cow"))
    XCTAssertNil(index(search, 0, 1))
  }

  func testAMatchWithoutRoomIsNotMarked() {
    let text = Text<String>("a marmalade cat", search: TextSearch("mal"))
    for columns in 0...2 {
      XCTAssertEqual(text.drawn(columns, 2).surface.size.columns, columns)
      XCTAssertEqual(
        text.frame(columns: columns, rows: 1).drawn(9, 1).lines, [["", "…", "a…"][columns]])
    }
  }
}
