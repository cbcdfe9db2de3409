import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

final class SnapshotTextTests: XCTestCase {
  private let screen: Screen = {
    var surface = Surface(size: Size(24, 4), filledWith: Cell(" ", style: SnapshotTextTests.plain))
    var bold = SnapshotTextTests.plain
    bold.attributes = .bold
    bold.foreground = .indexed(183)
    surface.write("Two words", at: Point(x: 2, y: 0), style: SnapshotTextTests.plain)
    surface.write("日本 x", at: Point(x: 2, y: 1), style: bold)
    surface.write("dim", at: Point(x: 12, y: 1), style: SnapshotTextTests.style(foreground: 240))
    surface.fill(
      Rect(x: 0, y: 2, columns: 24, rows: 1),
      with: Cell(" ", style: Style(background: .rgb(1, 2, 255))))
    surface.write("chosen", at: Point(x: 2, y: 2), style: SnapshotTextTests.style(foreground: 16))
    return Screen(
      surface: surface, cursor: Point(x: 3, y: 2),
      nodes: [
        SemanticNode(
          identifier: "l", role: .list, label: "Say \"hi\"\u{1B}", value: "1/2",
          traits: [.focused], actions: ["open"], frame: Rect(x: 0, y: 1, columns: 24, rows: 2)),
        SemanticNode(role: .row, label: "gone", parent: 0),
      ], focus: "l", focusOrder: ["l", "m"])
  }()

  private static let plain = Style(foreground: .indexed(252), background: .indexed(234))

  /// Writing keeps the background that is there.
  private static func style(foreground: UInt8) -> Style { Style(foreground: .indexed(foreground)) }

  func testFormat() {
    XCTAssertEqual(
      SnapshotText.text(screen),
      """
      24x4, focus l, cursor row 2 col 3
      0│  Two words
      1│  日本 x    dim
      2│  chosen
      3│
      styles:
        0: a2-10
        1: b2-7 c12-14
        2: d0-23
      legend on 234:
        a 252
        b bold, 183
        c 240
        d 16 on #0102ff
      outline:
        list "Say \\"hi\\"\\u{1b}" #l = "1/2" [focused] (open)
          row "gone" out of view
      focus order:
        l
        m

      """)
  }

  func testPlainScreenHasNoStyles() {
    let lines = SnapshotText.lines(Screen(surface: Surface(size: Size(3, 1))))
    XCTAssertEqual(
      lines,
      [
        "3x1, no focus, cursor hidden", "0│", "styles:", "legend:", "outline:", "focus order:",
      ])
  }

  func testEveryAttributeHasItsWord() {
    var words: Set<String> = []
    for bit in 0..<8 { words.insert(Style(attributes: Attributes(rawValue: 1 << bit)).words) }
    for underline in Underline.allCases { words.insert(Style(underline: underline).words) }
    words.insert(Style(underline: .single, underlineColor: .indexed(1)).words)
    words.insert(Style(foreground: .indexed(1)).words)
    words.insert(Style(foreground: .rgb(1, 0, 0)).words)
    words.insert(Style(background: .indexed(1)).words)
    XCTAssertEqual(words.count, 18)
    XCTAssertTrue(words.contains("plain"))
  }

  func testWhatNobodySeesIsNotInTheText() {
    var other = screen
    other.surface[20, 0].style.foreground = .indexed(9)
    other.surface[20, 0].style.attributes = .bold
    other.surface[3, 0].style.underlineColor = .indexed(9)
    XCTAssertEqual(SnapshotText.text(other), SnapshotText.text(screen))
    XCTAssertTrue(ScreenDifference(screen, other).isEmpty)
  }

  /// One attribute of one cell or node is at most three lines of a diff, and always at least one.
  func testEveryChangeOfOneAttributeIsAFewLines() {
    for (name, change) in changes {
      var other = screen
      change(&other)
      let recorded = SnapshotFile(screen)
      let actual = SnapshotFile(other).lettered(like: recorded)
      let count = changedLines(recorded.lines, actual.lines)
      XCTAssertTrue((1...3).contains(count), "\(name): \(count)")
      XCTAssertFalse(ScreenDifference(screen, other).isEmpty, name)
    }
  }

  private func changedLines(_ first: [String], _ second: [String]) -> Int {
    second.difference(from: first).count
  }

  private var changes: [(String, (inout Screen) -> Void)] {
    [
      ("bold in a run", { $0.surface[3, 2].style.attributes = .bold }),
      ("dim", { $0.surface[2, 0].style.attributes = .dim }),
      ("italic", { $0.surface[2, 0].style.attributes = .italic }),
      ("blinking", { $0.surface[12, 1].style.attributes = .blink }),
      ("reversed blank", { $0.surface[20, 3].style.attributes = .reverse }),
      ("hidden", { $0.surface[12, 1].style.attributes = .hidden }),
      ("struck blank", { $0.surface[20, 0].style.attributes = .strike }),
      ("overlined", { $0.surface[4, 2].style.attributes = .overline }),
      ("underlined", { $0.surface[4, 2].style.underline = .single }),
      ("curly blank", { $0.surface[22, 1].style.underline = .curly }),
      ("foreground", { $0.surface[13, 1].style.foreground = .indexed(241) }),
      ("foreground of another run", { $0.surface[13, 1].style.foreground = .indexed(183) }),
      ("background of a blank", { $0.surface[20, 3].style.background = .indexed(3) }),
      ("default background", { $0.surface[20, 3].style.background = .default }),
      ("background in a run", { $0.surface[4, 2].style.background = .rgb(0, 2, 255) }),
      ("bold not any more", { $0.surface[7, 1].style.attributes = [] }),
      ("one letter", { $0.surface[2, 0].text = "t" }),
      ("cursor", { $0.cursor = Point(x: 4, y: 2) }),
      ("hidden cursor", { $0.cursor = nil }),
      ("focus", { $0.focus = "m" }),
      ("focus order", { $0.focusOrder.reverse() }),
      ("label", { $0.nodes[1].label = "went" }),
      ("value", { $0.nodes[0].value = nil }),
      ("trait", { $0.nodes[0].traits = [] }),
      ("role", { $0.nodes[1].role = .card }),
      ("identifier", { $0.nodes[1].identifier = "x" }),
      ("action", { $0.nodes[1].actions = ["press"] }),
      ("parent", { $0.nodes[1].parent = nil }),
    ]
  }
}
