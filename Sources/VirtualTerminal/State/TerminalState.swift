import Glibc
import Terminal

/// The meaning of the bytes: cursor, modes, margins, pens and two screens.
///
/// It is the handler of a ``Parser`` and can be driven without one.
public struct TerminalState: ~Copyable {
  var screen: Screen
  /// The screen that does not show: the alternate one, or the primary one behind it.
  var hidden: Screen
  var isAlternate = false
  let options: TerminalOptions

  // Cursor
  var x = 0
  var y = 0
  var pendingWrap = false
  /// A tab went to a stop behind the half of a double-width line that shows. Most terminals keep
  /// what is printed there, where DEC's stop at the last column that shows.
  private var isTabbedBeyond: Bool { y == tabbedTo.y && x >= tabbedTo.x }
  var tabbedTo = Self.notTabbed
  static let notTabbed = (x: -1, y: -1)
  var margins: Margins
  var pen = Pen.plain
  var isProtecting = false
  /// Protection is that of SPA, which plain erasing heeds too, and not that of DECSCA.
  var guardsAllErasing = false
  /// Style and protection of what is printed now, as the bits of a cell; see `refreshPen`.
  var penBits: UInt64 = 0
  /// The cell that erasing leaves, with the pen's colours.
  var erasedCell = PackedCell.empty
  var isPenStale = false
  var isErasedCellStale = false
  var charsets: Charsets
  var saved: SavedCursor
  var hiddenSaved: SavedCursor
  var lastPrinted: UInt32 = 0
  /// The cluster before the cursor in mode 2027, while nothing but text has come since it was printed.
  var clusterBehind: ClusterState?

  // Modes
  var modes = Modes.initial
  var savedModes = Modes.initial
  var tabs: [Bool]
  var cursorShape = CursorState.Shape.block
  /// DECSACE, as it was given: 0 and 1 for lines of text, 2 for rectangles.
  var attributeExtent = 0
  var conformanceLevel = 5
  var answersIn8Bits = false
  var checksumForm: ChecksumForm

  // Tables
  var styles = StyleTable()
  var clusters = ClusterTable()
  var links = LinkTable()
  var styleLimit = 1 << 15
  var clusterLimit = 1 << 15
  /// The number of times that numbers in cells have come to stand for something else.
  var renumberings = 0
  let characters = CharacterTable.Reader()
  let breaks = ClusterBreaks.Reader()

  // What goes to the outside
  var titles = Titles()
  var window = Window()
  var notes = LineNotes()
  var pictures = PictureTable()
  var desktop = Desktop()
  var penStack: [Pen] = []
  var colors: ColorTable
  var replies: [UInt8] = []
  var bellCount = 0
  var synchronizedFrames = 0
  /// The screens at the ends of synchronised updates, where they are asked for.
  var frames = RecordLog<ScreenState>(limit: 0)
  var clipboard = RecordLog<ClipboardWrite>(limit: 64, weightLimit: 1 << 22) { $0.data.count }
  var unrecognized = RecordLog<String>(limit: 256)
  var messages: [PrivateMessage] = []
  var messageCount = 0
  var keyboard = KeyboardModes()

  public init(size: Size, scrollback: Int, options: TerminalOptions = TerminalOptions()) {
    let size = Self.clamped(size)
    screen = Screen(size: size, historyLimit: max(0, min(scrollback, 1_000_000)))
    hidden = Screen(size: size, historyLimit: 0)
    self.options = options
    margins = Margins(top: 0, bottom: size.rows - 1, left: 0, right: size.columns - 1)
    charsets = Charsets(utf8: options.utf8)
    colors = ColorTable(options)
    checksumForm = ChecksumForm(rawValue: options.checksumExtension)
    saved = SavedCursor(charsets: charsets)
    hiddenSaved = saved
    tabs = Self.defaultTabs(size.columns)
  }

  /// The most cells of a screen: two of them take 64 MB.
  private static let cellLimit = 4_000_000

  static func clamped(_ size: Size) -> Size {
    let columns = max(1, min(size.columns, 4096))
    return Size(columns, max(1, min(size.rows, 4096, cellLimit / columns)))
  }

  static func defaultTabs(_ columns: Int) -> [Bool] { (0..<columns).map { $0 > 0 && $0 % 8 == 0 } }

  @inline(__always)
  var columns: Int { screen.columns }
  @inline(__always)
  var rows: Int { screen.rows }

  /// Returns the first column behind the ones that a row has: half of them on a double-width line.
  @inline(__always)
  func lineEnd(_ y: Int) -> Int { screen.flags(ofLine: screen.line(y)).textColumns(columns) }

  /// Returns the first column behind those that text may fill on the cursor's line. A cursor that
  /// came upon a double-width line from another one is brought onto it.
  @inline(__always)
  mutating func enterLine(_ line: Int) -> Int {
    var end = isTabbedBeyond ? columns : screen.flags(ofLine: line).textColumns(columns)
    if x <= margins.right { end = min(end, margins.right + 1) }
    if x >= end { x = end - 1 }
    return end
  }

  /// The first column behind those that text may fill on the cursor's line.
  @inline(__always)
  var textEnd: Int {
    let end = lineEnd(y)
    return x <= margins.right ? min(end, margins.right + 1) : end
  }

  mutating func note(_ text: @autoclosure () -> String) { unrecognized.append(text()) }

  /// Answers; a program that asks without reading its answers must not fill the memory.
  mutating func reply(_ text: String) {
    guard replies.count < 1 << 20 else { return }
    var isEscape = false
    for byte in text.utf8 {
      // After S8C1T an introducer is one byte instead of ESC and a letter.
      if answersIn8Bits, isEscape, (0x40...0x5F).contains(byte) {
        replies[replies.count - 1] = byte + 0x40
      } else {
        replies.append(byte)
      }
      isEscape = byte == 0x1B
    }
  }

  public var size: Size { screen.size }

  /// The screen as a value. Costs a look at every written cell.
  public var surface: Surface {
    let (columns, rows) = (size.columns, size.rows)
    var cells = Array(repeating: Cell.blank, count: columns * rows)
    var exporter = CellExporter()
    for y in 0..<rows {
      let row = screen.row(y)
      for x in 0..<screen.used(y) where row[x] != .empty {
        cells[y * columns + x] = exporter.cell(row[x], self)
      }
    }
    return Surface(size: size, cells: cells)
  }

  public var cursor: CursorState {
    CursorState(
      position: Point(x: x, y: y), isVisible: modes.contains(.cursorVisible), shape: cursorShape,
      blinks: modes.contains(.cursorBlink), pendingWrap: pendingWrap)
  }

  /// Returns the strings that are not the terminal's own, since the last call. Until they are
  /// taken, the parser pauses behind each.
  public mutating func takeMessages() -> [PrivateMessage] {
    defer { messages = [] }
    return messages
  }

  /// Returns the answers to type into the program, and forgets them.
  public mutating func takeReplies() -> [UInt8] {
    defer { replies = [] }
    return replies
  }

  /// Returns a line with all that is known of it; below 0 a line of the scrollback, -1 the newest.
  func details(row y: Int) -> DetailedLine {
    guard y >= -(isAlternate ? 0 : screen.historyCount), y < rows
    else { return DetailedLine(cells: [], isWrapped: false, characterSize: .single) }
    let line = screen.savedLine(y)
    var style = (number: 0, isProtected: false, value: DetailedStyle.plain)
    return DetailedLine(
      cells: line.cells.map { cell in
        // Most neighbours share their style.
        if cell.style != style.number || cell.isProtected != style.isProtected {
          style = (cell.style, cell.isProtected, details(styles[cell.style], cell.isProtected))
        }
        return details(cell, style.value)
      },
      isWrapped: line.flags.contains(.wrapped), characterSize: Self.characterSize(line.flags))
  }

  private static func characterSize(_ flags: LineFlags) -> DetailedLine.CharacterSize {
    if flags.contains(.upperHalf) { return .upperHalf }
    if flags.contains(.lowerHalf) { return .lowerHalf }
    return flags.contains(.doubleWidth) ? .doubleWidth : .single
  }

  private func details(_ cell: PackedCell, _ style: DetailedStyle) -> DetailedCell {
    let isEmpty = cell.isRightHalf || cell.content == 0
    return DetailedCell(
      text: isEmpty ? "" : clusters.text(cell.content),
      width: cell.isRightHalf ? 0 : cell.isWide ? 2 : 1, style: style)
  }

  func details(_ pen: Pen, _ isProtected: Bool) -> DetailedStyle {
    let link = links[pen.link]
    return DetailedStyle(
      style: pen.style, font: Int(pen.font), baseline: Int(pen.baseline), isProtected: isProtected,
      linkAddress: link.uri.isEmpty ? nil : link.uri, linkID: link.id)
  }

  var tabStops: [Int] { tabs.indices.filter { tabs[$0] } }

  /// The whole screen as a value. Costs a look at every written cell.
  var screenState: ScreenState {
    ScreenState(
      size: size, lines: (0..<rows).map { details(row: $0) }, cursor: cursor, modes: modes,
      margins: margins, tabStops: tabStops, pen: details(pen, isProtecting),
      title: titles.window, iconName: titles.icon, isAlternateScreen: isAlternate,
      keyboardFlags: keyboard.flags,
      pictures: placedPictures.map(\.picture).filter { $0.row + $0.size.rows > 0 },
      shellMarks: shellMarks.filter { $0.row >= 0 })
  }
}

/// The state that DECSC keeps and DECRC brings back.
struct SavedCursor {
  var x = 0
  var y = 0
  var pendingWrap = false
  var pen = Pen.plain
  var isProtecting = false
  var isOriginMode = false
  var charsets: Charsets
}

/// Makes cells of packed cells; remembers the last style, which most neighbours share.
struct CellExporter {
  private var number = 0
  private var style = Style.plain
  private static let blank: Unicode.Scalar = " "

  mutating func cell(_ packed: PackedCell, _ state: borrowing TerminalState) -> Cell {
    if packed.style != number {
      number = packed.style
      style = state.styles[number].style
    }
    if packed.isRightHalf { return .continuation(style) }
    let width = packed.isWide ? 2 : 1
    if packed.content == 0 { return Cell(Self.blank, width: width, style: style) }
    if let scalar = packed.scalar { return Cell(scalar, width: width, style: style) }
    return Cell(state.clusters.text(packed.content), width: width, style: style)
  }
}
