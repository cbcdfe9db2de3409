import JourneyKit
import Terminal

/// A line of a difference; a row of a screen is drawn as it looks.
struct ReviewLine: Hashable {
  enum Mark: Hashable {
    case none, old, new
    /// A change in words.
    case words
    /// The cells of the rows above that differ.
    case place
  }

  var mark = Mark.none
  var text: String
  /// The cells behind the text, one row.
  var row: Surface?

  var width: Int { DisplayWidth.of(text) + (row?.size.columns ?? 0) }

  /// Takes a line of a unified difference, `+ …`, `- …`.
  init(_ line: String) {
    text = line
    mark = line.hasPrefix("+ ") ? .new : line.hasPrefix("- ") ? .old : .none
  }

  fileprivate init(_ mark: Mark, _ text: String, _ row: Surface? = nil) {
    (self.mark, self.text, self.row) = (mark, text, row)
  }
}

/// The lines on a pending snapshot: the changes in words, then each row that differs, as it was and as it is, with
/// its cells that are not the same marked below.
struct ReviewLines {
  private(set) var lines: [ReviewLine]

  /// - Parameters:
  ///   - reference: the recorded screen; nil where nothing was recorded, or where it has no cells.
  ///   - actual: the screen that came.
  init(_ snapshot: PendingSnapshot, _ reference: Surface?, _ actual: Surface?) {
    guard let actual, snapshot.reference == nil || reference != nil else {
      lines =
        snapshot.words.map { ReviewLine(.words, $0) } + snapshot.changes.map { ReviewLine($0) }
      return
    }
    lines = snapshot.words.map { ReviewLine(.words, $0) }
    guard let reference else {
      lines = actual.bounds.rowNumbers.map { Self.line(.new, $0, actual) }
      lines += KeptScreen(snapshot.actual).outline.map { ReviewLine(.new, "+ \($0)") }
      return
    }
    let size = Size(
      max(reference.size.columns, actual.size.columns), max(reference.size.rows, actual.size.rows))
    for y in 0..<size.rows {
      let places = DifferencePicture.changes(reference, actual, row: y, columns: size.columns)
      if places.isEmpty { continue }
      if lines.last?.mark != .place { lines.append(ReviewLine(.none, "")) }
      if y < reference.size.rows { lines.append(Self.line(.old, y, reference)) }
      if y < actual.size.rows { lines.append(Self.line(.new, y, actual)) }
      lines.append(Self.carets(places))
    }
  }

  /// `+ 20│`, and the cells as they look.
  private static func line(_ mark: ReviewLine.Mark, _ y: Int, _ surface: Surface) -> ReviewLine {
    let sign = mark == .old ? "-" : "+"
    let number = String(repeating: " ", count: y < 10 ? 1 : 0) + "\(y)"
    var cells = Array(surface.row(y))
    while cells.last?.asSeen == Cell.blank.asSeen { cells.removeLast() }
    let row = Surface(size: Size(cells.count, 1), cells: cells)
    return ReviewLine(mark, "\(sign) \(number)│", row)
  }

  private static func carets(_ places: Set<Int>) -> ReviewLine {
    let end = (places.max() ?? 0) + 1
    let signs = (0..<end).map { places.contains($0) ? "^" : " " }.joined()
    return ReviewLine(.place, "     " + signs)
  }
}

extension Rect {
  fileprivate var rowNumbers: Range<Int> { minY..<maxY }
}
