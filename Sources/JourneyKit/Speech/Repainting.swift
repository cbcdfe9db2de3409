import Terminal
import VirtualTerminal

/// The rows that a program has painted again though nothing in them has changed.
///
/// The bytes of an act are shown to a second terminal of the same size, whose cells all hold a mark. A cell
/// that still has the mark was left alone.
struct Repainting {
  /// The state of the terminal in which the act began.
  struct Start {
    var cursor: Point
    var margins: Margins
    var isAlternateScreen: Bool

    init(_ terminal: VirtualTerminal) {
      cursor = terminal.cursor.position
      margins = terminal.margins
      isAlternateScreen = terminal.isAlternateScreen
    }
  }

  /// The fewest letters of a row that count.
  private static let fewest = 3
  private static let mark = "\u{E000}"

  /// Returns the rows that are cell by cell as before and of whose letters and digits at least half, and
  /// three, were painted.
  static func rows(before: Screen, after: Screen, start: Start, bytes: [UInt8]) -> [Int] {
    guard before.size == after.size, !bytes.isEmpty else { return [] }
    let shadow = VirtualTerminal(size: after.size, scrollback: 0)
    shadow.feed(marks(after.size, start))
    shadow.feed(bytes)
    guard shadow.isAlternateScreen == start.isAlternateScreen else { return [] }
    let painted = shadow.surface
    return (0..<after.size.rows).filter { y in
      let row = Array(after.surface.row(y))
      guard Array(before.surface.row(y)) == row else { return false }
      let letters = row.indices.filter { isLetter(row[$0]) }
      let again = letters.count { painted[$0, y].text != mark }
      return again >= fewest && again * 2 >= letters.count
    }
  }

  private static func isLetter(_ cell: Cell) -> Bool {
    guard let properties = cell.text.unicodeScalars.first?.properties else { return false }
    return properties.isAlphabetic || properties.numericType != nil
  }

  private static func marks(_ size: Size, _ start: Start) -> [UInt8] {
    var text = start.isAlternateScreen ? "\u{1B}[?1049h" : ""
    text += "\u{1B}[?7l"
    for y in 0..<size.rows {
      text += "\u{1B}[\(y + 1);1H" + String(repeating: mark, count: size.columns)
    }
    text += "\u{1B}[?7h\u{1B}[\(start.margins.top + 1);\(start.margins.bottom + 1)r"
    text += "\u{1B}[\(start.cursor.y + 1);\(start.cursor.x + 1)H"
    return Array(text.utf8)
  }
}
