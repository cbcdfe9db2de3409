import Terminal

/// What a terminal shows at one moment: a value to be kept and compared.
///
/// ```swift
/// let before = terminal.screenState
/// terminal.feed("x".utf8)
/// terminal.screenState.changes(since: before).rows  // the cursor's row
/// ```
public struct ScreenState: Hashable, Sendable {
  public let size: Size
  /// Each without its never written cells at the end; see ``cell(at:)``.
  public let lines: [DetailedLine]
  public let cursor: CursorState
  public let modes: Modes
  public let margins: Margins
  public let tabStops: [Int]
  /// What the next character would be printed in.
  public let pen: DetailedStyle
  public let title: String
  public let iconName: String
  public let isAlternateScreen: Bool
  public let keyboardFlags: KeyboardFlags
  /// The pictures of which a row is on the screen.
  public let pictures: [TerminalPicture]
  public let shellMarks: [PlacedShellMark]

  /// A cell; a plain empty one outside the screen.
  public func cell(at point: Point) -> DetailedCell {
    guard lines.indices.contains(point.y), lines[point.y].cells.indices.contains(point.x) else {
      return DetailedCell(text: "", width: 1, style: .plain)
    }
    return lines[point.y].cells[point.x]
  }

  /// The cells of a part of the screen, row by row; what is outside is left out.
  public func cells(in region: Rect) -> [[DetailedCell]] {
    let area = region.intersection(Rect(size: size))
    return (area.minY..<area.maxY).map { y in
      (area.minX..<area.maxX).map { cell(at: Point(x: $0, y: y)) }
    }
  }

  /// A row as text, without blanks at its end.
  public func text(row y: Int) -> String {
    guard lines.indices.contains(y) else { return "" }
    let text = lines[y].cells.map { $0.width == 0 ? "" : $0.text.isEmpty ? " " : $0.text }.joined()
    return String(text.reversed().drop { $0 == " " }.reversed())
  }

  /// All rows as text, without blanks at their ends.
  public var text: String { lines.indices.map { text(row: $0) }.joined(separator: "\n") }

  /// What is not as it was.
  public func changes(since earlier: ScreenState) -> ScreenChanges {
    ScreenChanges(from: earlier, to: self)
  }
}
