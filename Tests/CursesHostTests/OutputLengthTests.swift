import JourneyKit
import Semantics
import Terminal
import Toolkit
import VirtualTerminal
import XCTest

@testable import CursesHost

/// A key press in a list sends little more than its change needs.
@MainActor
final class OutputLengthTests: XCTestCase {
  private static let size = Size(80, 24)

  private func frame(_ selection: Int, _ theme: Theme, _ row: @escaping (Int) -> String) -> Surface
  {
    let list = List<Int>(
      "list", label: "List", count: 1000, selection: selection, key: { "\($0)" },
      itemLabel: { "\($0)" }, onMove: { $0 }, onOpen: { $0 },
      row: { Text(row($0)).element })
    let context = RenderContext(theme: theme, focus: "list")
    return render(list.element, size: Self.size, context: context).surface
  }

  /// Written and needed bytes for moving through the selections; what each frame shows is checked.
  private func lengths(
    _ selections: [Int], _ type: String, _ depth: ColorDepth, _ row: @escaping (Int) -> String
  ) throws -> (written: Int, needed: Int) {
    let port = try ScreenPort(size: Self.size)
    let theme = Theme.make(.dark, depth: depth)
    let terminal = VirtualTerminal(size: Self.size)
    var screen: CursesScreen?
    var before: Surface?
    var (written, needed) = (0, 0)
    for (number, selection) in selections.enumerated() {
      let surface = frame(selection, theme, row)
      var bytes = try port.bytes(frame: number) {
        screen =
          try screen
          ?? CursesScreen(
            environment: ["TERM": type], isMouseEnabled: false, input: port.terminal,
            output: port.terminal)
        screen?.draw(surface, cursor: nil)
        screen?.mark(frame: number)
      }
      terminal.feed(bytes)
      XCTAssertEqual(terminal.surface.text, surface.text)
      bytes.removeLast("\u{1B}]7373;frame;\(number)\u{07}".utf8.count)
      if let before {
        written += bytes.count
        needed += NeededBytes.of(before, terminal.surface).count
      }
      before = terminal.surface
    }
    screen?.leave()
    return (written, needed)
  }

  private static let rows: [(Int) -> String] = [
    { "Row \($0)" }, { "Кошка \($0), 日本 " + String(repeating: "x", count: $0 % 60) },
  ]

  private func assertShort(
    _ selections: Range<Int>, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let kinds: [(String, ColorDepth)] = [
      ("xterm-256color", .indexed256), ("tmux-256color", .indexed256), ("vt100", .none),
    ]
    for (type, depth) in kinds {
      for row in Self.rows {
        let length = try lengths(Array(selections), type, depth, row)
        XCTAssertGreaterThan(length.needed, 500, type, file: file, line: line)
        let ratio = Double(length.written) / Double(length.needed)
        XCTAssertLessThanOrEqual(ratio, 1.2, "\(type) \(length)", file: file, line: line)
      }
    }
  }

  func testMovingTheSelection() async throws { try assertShort(0..<10) }

  func testScrolling() async throws { try assertShort(30..<40) }

  /// The yardstick itself, by hand.
  func testWhatAChangeNeeds() async throws {
    var before = Surface(size: Size(20, 3))
    before.write("hello world", at: .zero)
    var after = before
    XCTAssertEqual(NeededBytes.of(before, after).count, 0)
    after.write("j", at: .zero)
    XCTAssertEqual(NeededBytes.of(before, after).count, "\u{1B}[Hj".utf8.count)
    after.write("é", at: Point(x: 10, y: 2), style: Style(foreground: .indexed(1)))
    after.write("!", at: Point(x: 11, y: 2), style: Style(attributes: .bold))
    let second = "\u{1B}[3;11H\u{1B}[31mé\u{1B}[39;1m!"
    XCTAssertEqual(NeededBytes.of(before, after).count, 4 + second.utf8.count)
    XCTAssertEqual(NeededBytes.of(before, after).cells, 3)
  }
}
