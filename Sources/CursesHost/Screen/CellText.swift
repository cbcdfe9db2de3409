import CNcurses
import Terminal

/// The last gate before the terminal: what of a cell is handed to ncurses.
enum CellText {
  private static let replacement: UInt32 = 0xFFFD
  private static let marks = Int(cncurses_marks_per_cell())

  /// Returns the scalars of a cell: one that takes the cell's columns, and the marks on it.
  ///
  /// A cell that holds anything else, a control character above all, is shown as U+FFFD, however it
  /// came to be; one of width 0 that follows no wide character is a blank.
  static func scalars(of cell: Cell) -> [UInt32] {
    if cell.width == 1, let scalar = cell.scalar, isPlain(scalar), DisplayWidth.of(scalar) == 1 {
      return [scalar.value]
    }
    let text = cell.text.unicodeScalars
    guard cell.width > 0, let first = text.first else { return [0x20] }
    guard isInert(cell.text), DisplayWidth.of(first) == Int(cell.width) else {
      return [replacement]
    }
    let others = text.dropFirst()
    guard others.allSatisfy({ DisplayWidth.of($0) == 0 }) else { return [replacement] }
    return [first.value] + others.prefix(marks).map(\.value)
  }

  /// Returns the same as text, and a whole joined emoji where one stands in a slot.
  static func text(of cell: Cell) -> String {
    let first = cell.text.unicodeScalars.first.map { DisplayWidth.of($0) }
    if first == Int(cell.width), cell.text.count == 1, isInert(cell.text) { return cell.text }
    return scalars(of: cell).reduce(into: "") {
      $0.unicodeScalars.append(Unicode.Scalar($1) ?? " ")
    }
  }

  /// Returns true for what screens mostly show, which is passed on without a look at its text: printable ASCII,
  /// Russian letters, lines, blocks and braille.
  static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0x410...0x44F, 0x2500..<0x25A0, 0x2800..<0x2900: true
    default: false
    }
  }

  /// A joiner may end a cell whose character goes on in the next one.
  private static func isInert(_ text: String) -> Bool {
    Sanitizer.isClean(text, goesOn: true)
  }

  /// Returns the character that keeps the room of a cell written past ncurses. It looks like a
  /// blank, but is none to ncurses, which therefore never clears the place together with blanks
  /// around it.
  static func room(of cell: Cell) -> [UInt32] { [cell.width == 2 ? 0x3000 : 0xA0] }
}

/// Text that is written past ncurses behind a refresh, as the terminal may see its width otherwise:
/// each piece at its own address, and behind it the cells that it may have covered.
///
/// The rows are blank there already. Between two refreshes ncurses' idea of the terminal holds: the
/// style is plain again at the end, and the cursor where it was.
struct DoubtfulText {
  private let surface: Surface
  private let columns: Int
  private let style: (Style) -> String
  private var current = Style.plain
  private var output = ""

  /// Autowrap (DECAWM) off and on: at the right edge a terminal that takes the text for wider than
  /// we do would go on in the next row.
  private static let wrapOff = "\u{1B}[?7l"
  private static let wrapOn = "\u{1B}[?7h"

  /// - Parameters:
  ///   - columns: how wide the terminal is.
  ///   - style: what switches to a style from the one that it was asked for last.
  init(surface: Surface, columns: Int, style: @escaping (Style) -> String) {
    (self.surface, self.columns, self.style) = (surface, columns, style)
  }

  /// Adds the runs of a row, from the left: what one covers of the next is written with that.
  mutating func add(_ runs: [DoubtfulRun], row y: Int) {
    for (index, run) in runs.enumerated() where run.columns.upperBound <= columns {
      let mayWrap = run.widestEnd > columns
      if mayWrap { output += Self.wrapOff }
      write(run.columns, y, isWhole: run.coveredEnd <= columns)
      if mayWrap { output += Self.wrapOn }
      mend(behind: run, runs[(index + 1)...], y)
    }
  }

  /// Returns the bytes, and the way back.
  mutating func finished() -> String {
    switchStyle(to: .plain)
    output += String(cString: cncurses_go_back())
    return output
  }

  private mutating func write(_ range: Range<Int>, _ y: Int, isWhole: Bool = true) {
    output += String(cString: cncurses_go_to(Int32(range.lowerBound), Int32(y)))
    for x in range {
      let cell = surface[x, y]
      if cell.width == 0 { continue }
      switchStyle(to: cell.style)
      let text = CellText.text(of: cell)
      // A joiner at the end would join whatever is written next, wherever that is.
      let isLast = x + Int(cell.width) >= range.upperBound
      let isCut = !isWhole || isLast && text.unicodeScalars.last == "\u{200D}"
      output += isCut ? DisplayWidth.leading(of: text) : text
    }
  }

  /// Said again, the same style would stand between what is to be joined.
  private mutating func switchStyle(to new: Style) {
    guard new != current else { return }
    output += style(new)
    current = new
  }

  /// Writes anew what stands behind a run and may be covered, up to the next run, and beyond it.
  private mutating func mend(behind run: DoubtfulRun, _ next: ArraySlice<DoubtfulRun>, _ y: Int) {
    var x = run.roomEnd
    for other in next where other.columns.lowerBound < run.widestEnd {
      mend(x..<max(x, other.columns.lowerBound), run, y)
      x = max(x, other.columns.upperBound)
    }
    mend(x..<max(x, min(run.widestEnd, columns)), run, y)
  }

  /// A blank that only some terminals have covered stays so: the other half of their ❤️ shows
  /// there.
  private mutating func mend(_ range: Range<Int>, _ run: DoubtfulRun, _ y: Int) {
    var range = range
    while let last = range.last, last >= run.coveredEnd, surface[last, y].text == " " {
      range = range.dropLast()
    }
    // The right half of a wide character goes with the left one.
    if !range.isEmpty { write(range, y) }
  }
}
