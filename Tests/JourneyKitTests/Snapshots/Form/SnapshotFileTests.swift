import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// The form of a snapshot file: screens to text, and back.
final class SnapshotFileTests: XCTestCase {
  private struct Theme {
    var plain: Style
    var title: Style
    var chosen: Style
  }

  private static let dark = Theme(
    plain: Style(foreground: .indexed(252), background: .indexed(234)),
    title: Style(foreground: .indexed(183), background: .indexed(234), attributes: .bold),
    chosen: Style(foreground: .indexed(255), background: .indexed(236)))
  private static let light = Theme(
    plain: Style(foreground: .indexed(240), background: .indexed(231)),
    title: Style(foreground: .indexed(55), background: .indexed(231), attributes: .bold),
    chosen: Style(foreground: .indexed(16), background: .indexed(254)))
  private static let none = Theme(
    plain: .plain, title: Style(attributes: .bold), chosen: Style(attributes: .reverse))

  /// A title, two rows of which one is chosen, and a hint.
  private func screen(_ theme: Theme, chosen: Int = 1, mark: String = " ") -> Screen {
    var surface = Surface(
      size: Size(20, 5), filledWith: Cell(" ", style: Style(background: theme.plain.background)))
    surface.write("Pets │ 日本", at: Point(x: 1, y: 0), style: theme.title)
    for y in 1...2 {
      let style = y == chosen ? theme.chosen : theme.plain
      surface.fill(Rect(x: 0, y: y, columns: 20, rows: 1), with: Cell(" ", style: style))
      surface.write("\(y == chosen ? mark : " ")Rex \(y)", at: Point(x: 1, y: y), style: style)
    }
    surface.write("q quit", at: Point(x: 0, y: 4), style: theme.plain)
    return Screen(
      surface: surface,
      nodes: [SemanticNode(role: .list, label: "Pets", value: mark == " " ? nil : mark)],
      focusOrder: ["pets"])
  }

  private func file(chosen: Int = 1) -> SnapshotFile {
    file(
      [
        nil: screen(Self.dark, chosen: chosen), "light": screen(Self.light, chosen: chosen),
        "none": screen(Self.none, chosen: chosen, mark: ">"),
      ])
  }

  private func file(_ screens: [String?: Screen]) -> SnapshotFile {
    SnapshotFile(screens.map { SnapshotFile.Look(theme: $0.key, view: SnapshotView($0.value)) })
  }

  private func changes(_ first: SnapshotFile, _ second: SnapshotFile) -> [String] {
    let difference = second.lines.difference(from: first.lines)
    return difference.removals.map { "-" + element($0) }
      + difference.insertions.map { "+" + element($0) }
  }

  private func element(_ change: CollectionDifference<String>.Change) -> String {
    switch change {
    case .insert(_, let element, _), .remove(_, let element, _): element
    }
  }

  func testOneFileHasAllThemes() throws {
    let text = """
      20x5, no focus, cursor hidden
      0│ Pets │ 日本
      1│  Rex 1
      2│  Rex 2
      3│
      4│q quit
      styles:
        0: a1-11
        1: b0-19
        2: c2-6
        4: c0-5
      legend on 234:
        a bold, 183
        b 255 on 236
        c 252
      legend light on 231:
        a bold, 55
        b 16 on 254
        c 240
      legend none:
        a bold
        b reversed
        c plain
      outline:
        list "Pets" out of view
      focus order:
        pets
      none differs:
        row 1│ >Rex 1
        styles 1: b0-19
        outline -0
        outline +1 list "Pets" = ">" out of view

      """
    XCTAssertEqual(file().text, text)
    let read = try SnapshotFile(text: text)
    XCTAssertEqual(read.looks, file().looks)
    XCTAssertEqual(read.text, text)
  }

  func testEveryStyleComesBack() throws {
    for style in StyleMutationTests.styles {
      var surface = Surface(size: Size(12, 3), filledWith: Cell(" ", style: style.background))
      surface.write("日本 x y", at: Point(x: 1, y: 1), style: style.style)
      surface.write("👩‍👩‍👧 │ z", at: Point(x: 0, y: 2))
      let file = SnapshotFile(Screen(surface: surface, cursor: Point(x: 2, y: 1)))
      XCTAssertEqual(try SnapshotFile(text: file.text).looks, file.looks, style.name)
    }
  }

  /// As a view in a file is told by what it shares with others, each must come out of it alone.
  func testThemesComeAndGoAlone() throws {
    var file = file()
    for theme in [nil, "light", "none"] { XCTAssertNotNil(file[theme]) }
    file["light"] = nil
    XCTAssertEqual(try SnapshotFile(text: file.text).themes, [nil, "none"])
    XCTAssertEqual(try SnapshotFile(text: file.text)["none"], self.file()["none"])
    file[nil] = nil
    XCTAssertEqual(try SnapshotFile(text: file.text).looks, [self.file().looks[2]])
  }

  func testAColourIsOneLine() {
    var other = Self.dark
    other.title.foreground = .indexed(184)
    let changed = file(
      [nil: screen(other), "light": screen(Self.light), "none": screen(Self.none, mark: ">")])
    XCTAssertEqual(changes(file(), changed), ["-  a bold, 183", "+  a bold, 184"])
    XCTAssertEqual(
      SnapshotChanges(file(), changed).lines,
      ["main: row 0 col 1-11: was bold colour 183, is bold colour 184"])
  }

  func testAGroundIsOneLine() {
    var other = Self.light
    for style in [\Theme.plain, \.title] { other[keyPath: style].background = .indexed(230) }
    let changed = file(
      [nil: screen(Self.dark), "light": screen(other), "none": screen(Self.none, mark: ">")])
    XCTAssertEqual(
      changes(file(), changed.lettered(like: file())),
      ["-legend light on 231:", "+legend light on 230:"])
  }

  func testWhatMovesIsItsRowsAlone() {
    let changed = file(chosen: 2).lettered(like: file())
    let lines = changes(file(), changed)
    XCTAssertTrue(
      lines.allSatisfy { $0.dropFirst().hasPrefix("  ") || $0.dropFirst(2).hasPrefix("│") },
      "\(lines)")
    XCTAssertTrue(
      Set(["-  1: b0-19", "+  1: c2-6", "-  2: c2-6", "+  2: b0-19"]).isSubset(of: lines))
    let words = SnapshotChanges(
      SnapshotFile(screen(Self.dark)), SnapshotFile(screen(Self.dark, chosen: 2))
    ).lines
    XCTAssertEqual(words.first, "colour 255 on 236 moved from row 1 to 2")
  }

  /// A new style near the top gets a letter of its own, and renames no other.
  func testANewStyleRenamesNoOther() throws {
    var other = screen(Self.dark)
    other.surface[1, 0].style.attributes = [.bold, .italic]
    let (first, second) = (SnapshotFile(screen(Self.dark)), SnapshotFile(other))
    let changed = second.lettered(like: first)
    XCTAssertEqual(
      changes(first, changed),
      ["-  0: a1-11", "+  0: d1 a2-11", "+  d bold, italic, 183"])
    XCTAssertEqual(try SnapshotFile(text: changed.text).text, changed.text)
    XCTAssertEqual(try SnapshotFile(text: changed.text).looks, second.looks)
  }

  func testEveryPlantedDifferenceIsNoticed() throws {
    let lines = file().lines
    for index in lines.indices {
      for line in [lines[index] + "x", String(lines[index].dropLast())] {
        var changed = lines
        changed[index] = line
        let read = try? SnapshotFile(text: changed.map { $0 + "\n" }.joined())
        XCTAssertNotEqual(read?.looks, file().looks, "\(index): \(line)")
      }
      var shorter = lines
      shorter.remove(at: index)
      let read = try? SnapshotFile(text: shorter.map { $0 + "\n" }.joined())
      XCTAssertNotEqual(read?.looks, file().looks, "without \(lines[index])")
    }
  }

  func testFaultsAreNamedWithTheirLine() {
    let faults = [
      ("", "line 1: no size"), ("3x1, x\n", "line 2: row 0 is missing"),
      ("3x1, x\n0│\n", "line 3: no legend"),
      ("3x1, x\n0│\nstyles:\n  0: a9\nlegend:\n", "line 4: no letters of a row"),
      ("3x1, x\n0│\nlegend:\n  a loud\n", "line 4: no letter and style"),
      ("3x1, x\n0│\nlegend:\npictures:\n  row 1\n", "line 5: no picture"),
      ("3x1, x\n0│\nlegend:\nlight differs:\n", "line 4: no legend of this theme"),
      (
        "3x1, x\n0│\nlegend:\nlegend light:\nlight differs:\n  x\n",
        "line 6: no difference begins so"
      ),
      (
        "3x1, x\n0│a \nstyles:\nlegend:\noutline:\nfocus order:\n",
        "line 2: is not as it would be written"
      ),
    ]
    for (text, message) in faults {
      XCTAssertThrowsError(try SnapshotFile(text: text), text) {
        XCTAssertEqual("\($0)", message)
      }
    }
  }
}
