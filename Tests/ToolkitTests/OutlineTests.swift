import Core
import Semantics
import Terminal
import Toolkit
import XCTest

final class OutlineTests: XCTestCase {
  private let depths = [0, 1, 2, 2, 1, 0, 1]

  private func entries(folded: Set<Int> = []) -> OutlineEntries<Int> {
    OutlineEntries(depths.enumerated().map { (id: $0, depth: $1) }, folded: folded)
  }

  func testWhatIsFoldedHidesAllThatIsDeeper() {
    XCTAssertEqual(entries().shown, Array(depths.indices))
    XCTAssertEqual(entries(folded: [1]).shown, [0, 1, 4, 5, 6])
    XCTAssertEqual(
      entries(folded: [0, 1, 6]).shown, [0, 5, 6], "what holds nothing hides nothing")
  }

  func testAgainstAskingEveryEntryForWhatHoldsIt() {
    var random = SeededRandom(seed: 21)
    for _ in 0..<300 {
      var depths = [0]
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        depths.append(Int.random(in: 0...(depths[depths.count - 1] + 1), using: &random))
      }
      let folded = Set(depths.indices.filter { _ in Bool.random(using: &random) })
      let entries = OutlineEntries(
        depths.enumerated().map { (id: $0, depth: $1) }, folded: folded)
      let shown = depths.indices.filter { ancestors($0, depths).isDisjoint(with: folded) }
      XCTAssertEqual(entries.shown, shown, "\(depths) \(folded)")
      for (place, entry) in shown.enumerated() {
        XCTAssertEqual(entries.place(of: entry), place)
        let parent = ancestors(entry, depths).max()
        XCTAssertEqual(entries.parent(ofPlace: place), parent.flatMap(shown.firstIndex))
      }
    }
  }

  private func ancestors(_ entry: Int, _ depths: [Int]) -> Set<Int> {
    var found: Set<Int> = []
    var depth = depths[entry]
    for index in (0..<entry).reversed() where depths[index] < depth {
      found.insert(index)
      depth = depths[index]
    }
    return found
  }

  func testWhatIsHiddenIsFoundInWhatHoldsIt() {
    var entries = entries(folded: [1])
    XCTAssertEqual(entries.place(of: 3), 1)
    entries.toggle(0)
    XCTAssertEqual(entries.place(of: 3), 0)
    XCTAssertNil(entries.place(of: 99))
  }

  func testWhatWasFoldedStaysSoWhenOthersCome() {
    var entries = entries(folded: [1])
    entries.replace([(id: 9, depth: 0), (id: 1, depth: 0), (id: 2, depth: 1)])
    XCTAssertEqual(entries.shown, [0, 1])
  }

  private func drawn(_ entries: OutlineEntries<Int>, _ selection: Int) -> Frame<String> {
    Outline(
      "o", label: "Places", entries: entries, selection: selection, key: { "\($0)" },
      itemLabel: { "entry \($0)" }, onMove: { "move \($0)" }, onToggle: { "toggle \($0)" },
      onOpen: { "open \($0)" }, row: { Element(Text("e\($0)")) }
    ).drawn(20, 7, .focused(on: "o"))
  }

  func testRowsAreIndentedAndMarked() {
    XCTAssertEqual(
      drawn(entries(folded: [1]), 0).lines,
      ["› ▾ e0", "    ▸ e1", "      e4", "  ▾ e5", "      e6", "", ""])
  }

  func testArrowsGoInAndOut() {
    let frame = { self.drawn(self.entries(folded: [1]), $0) }
    XCTAssertEqual(frame(0).strike(.right, focus: "o")?.actions, ["move 1"])
    XCTAssertEqual(frame(1).strike(.right, focus: "o")?.actions, ["toggle 1"])
    XCTAssertEqual(frame(2).strike(.right, focus: "o")?.actions, [])
    XCTAssertEqual(frame(2).strike(.left, focus: "o")?.actions, ["move 0"])
    XCTAssertEqual(frame(0).strike(.left, focus: "o")?.actions, ["toggle 0"])
    XCTAssertEqual(frame(2).strike(.space, focus: "o")?.actions, [])
    XCTAssertEqual(frame(0).click(2, 3), ["toggle 5"])
    XCTAssertEqual(frame(0).click(5, 3), ["move 3"])
  }
}
