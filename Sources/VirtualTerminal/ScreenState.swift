import Terminal

/// The screen of a terminal at one moment: a value to be kept and compared.
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
  /// The style of the next character that is printed.
  public let pen: DetailedStyle
  public let title: String
  public let iconName: String
  public let isAlternateScreen: Bool
  public let keyboardFlags: KeyboardFlags
  /// The pictures of which a row is on the screen.
  public let pictures: [TerminalPicture]
  public let shellMarks: [PlacedShellMark]

  /// Returns a cell; a plain empty one outside the screen.
  public func cell(at point: Point) -> DetailedCell {
    guard lines.indices.contains(point.y), lines[point.y].cells.indices.contains(point.x)
    else { return DetailedCell(text: "", width: 1, style: .plain) }
    return lines[point.y].cells[point.x]
  }

  /// Returns the cells of a part of the screen, row by row; what is outside is left out.
  public func cells(in region: Rect) -> [[DetailedCell]] {
    let area = region.intersection(Rect(size: size))
    return (area.minY..<area.maxY).map { y in
      (area.minX..<area.maxX).map { cell(at: Point(x: $0, y: y)) }
    }
  }

  /// Returns a row as text, without blanks at its end.
  public func text(row y: Int) -> String {
    guard lines.indices.contains(y) else { return "" }
    let text = lines[y].cells.map { $0.width == 0 ? "" : $0.text.isEmpty ? " " : $0.text }.joined()
    return String(text.reversed().drop { $0 == " " }.reversed())
  }

  /// All rows as text, without blanks at their ends.
  public var text: String { lines.indices.map { text(row: $0) }.joined(separator: "\n") }

  /// Returns the differences from an earlier screen.
  public func changes(since earlier: ScreenState) -> ScreenChanges {
    ScreenChanges(from: earlier, to: self)
  }
}

/// The difference between two screens.
public struct ScreenChanges: Hashable, Sendable {
  /// The rows of which a cell, or the line itself, is another, from the top.
  public let rows: [Int]
  /// The cells that are another in text, width, style or link, row by row.
  public let cells: [Point]
  public let isCursorChanged: Bool
  public let arePicturesChanged: Bool
  /// The size, so that every cell counts as another.
  public let isSizeChanged: Bool
  /// The modes that were set or reset.
  public let modes: [Mode]

  public var isEmpty: Bool {
    rows.isEmpty && !isCursorChanged && !arePicturesChanged && !isSizeChanged && modes.isEmpty
  }

  init(from earlier: ScreenState, to later: ScreenState) {
    isSizeChanged = earlier.size != later.size
    isCursorChanged = earlier.cursor != later.cursor
    arePicturesChanged = earlier.pictures != later.pictures
    modes = Mode.allCases.filter { earlier.modes.contains($0) != later.modes.contains($0) }
    let isAll = isSizeChanged
    rows = later.lines.indices.filter { y in
      isAll || !earlier.lines.indices.contains(y) || earlier.lines[y] != later.lines[y]
    }
    cells = rows.flatMap { y in
      (0..<later.size.columns).map { Point(x: $0, y: y) }.filter {
        isAll || earlier.cell(at: $0) != later.cell(at: $0)
      }
    }
  }
}

/// A line of the screen or the scrollback with all that the terminal knows of it.
public struct DetailedLine: Hashable, Sendable {
  /// The size that the line's characters are drawn in (DECDWL, DECDHL).
  public enum CharacterSize: Hashable, Sendable { case single, doubleWidth, upperHalf, lowerHalf }

  /// Without the never written cells of the plain style at its end.
  public var cells: [DetailedCell]
  /// The text goes on in the next line because it did not fit.
  public var isWrapped: Bool
  public var characterSize: CharacterSize
}

/// A cell with all that the terminal knows of it.
public struct DetailedCell: Hashable, Sendable {
  /// Empty where nothing was ever written, and in the right half of a wide character.
  public var text: String
  public var width: Int
  public var style: DetailedStyle
}

/// A style with what a ``Terminal/Style`` leaves out.
public struct DetailedStyle: Hashable, Sendable {
  public var style = Style.plain
  /// SGR 10 to 19, less 10.
  public var font = 0
  /// 1 raised (SGR 73), 2 lowered (SGR 74).
  public var baseline = 0
  /// Selective erasing leaves it (DECSCA).
  public var isProtected = false
  public var linkAddress: String?
  /// The name that joins the parts of one link (OSC 8, `id=`).
  public var linkID = ""

  public static let plain = DetailedStyle()
}

/// The place and the looks of the cursor.
public struct CursorState: Hashable, Sendable {
  public enum Shape: String, Hashable, Sendable { case block, underline, bar }

  public var position: Point
  public var isVisible: Bool
  public var shape: Shape
  public var blinks: Bool
  /// It stands on the last column, and the next character goes to the next line.
  public var pendingWrap: Bool
}

/// The scrolling region: the first and last row and column in it.
public struct Margins: Hashable, Sendable {
  public var top: Int
  public var bottom: Int
  public var left: Int
  public var right: Int
}
