import CNcurses
import Terminal

/// The last gate before the terminal: what of a cell is handed to ncurses.
enum CellText {
  private static let replacement: UInt32 = 0xFFFD
  private static let marks = Int(cncurses_marks_per_cell())

  /// The scalars of a cell: one that takes the cell's columns, and the marks on it.
  ///
  /// A cell that holds anything else, a control character above all, is shown as U+FFFD, however it
  /// came to be; one of width 0 that follows no wide character is a blank.
  static func scalars(of cell: Cell) -> [UInt32] {
    let text = cell.text.unicodeScalars
    guard cell.width > 0, let first = text.first else { return [0x20] }
    if text.count == 1, first.isASCII, first.value >= 0x20, first.value < 0x7F {
      return [first.value]
    }
    guard isInert(cell.text), DisplayWidth.of(first) == Int(cell.width) else {
      return [replacement]
    }
    let others = text.dropFirst()
    guard others.allSatisfy({ DisplayWidth.of($0) == 0 }) else { return [replacement] }
    return [first.value] + others.prefix(marks).map(\.value)
  }

  /// The same as text, and a whole joined emoji where one stands in a slot.
  static func text(of cell: Cell) -> String {
    let first = cell.text.unicodeScalars.first.map { DisplayWidth.of($0) }
    if first == Int(cell.width), cell.text.count == 1, isInert(cell.text) {
      return cell.text
    }
    return scalars(of: cell).reduce(into: "") {
      $0.unicodeScalars.append(Unicode.Scalar($1) ?? " ")
    }
  }

  /// A joiner may end a cell whose emoji goes on in the next one.
  private static func isInert(_ text: String) -> Bool {
    let isJoined = text.unicodeScalars.last == "\u{200D}"
    return Sanitizer.isClean(isJoined ? text + "\u{1F467}" : text)
  }

  /// What keeps the room of a cell that is written past ncurses: blanks to look at, but neither is
  /// one to ncurses, which therefore never clears the place together with blanks around it.
  static func room(of cell: Cell) -> [UInt32] { [cell.width == 2 ? 0x3000 : 0xA0] }
}
