import Glibc
import Terminal

/// What the bytes mean: cursor, modes, margins, pens and two screens.
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
  var isTabbedBeyond: Bool { y == tabbedTo.y && x >= tabbedTo.x }
  var tabbedTo = (x: -1, y: -1)
  var margins: Margins
  var pen = Pen.plain
  var isProtecting = false
  /// Protection is that of SPA, which plain erasing heeds too, and not that of DECSCA.
  var guardsAllErasing = false
  /// Style and protection of what is printed now, as the bits of a cell; see `refreshPen`.
  var penBits: UInt64 = 0
  /// What erasing leaves, with the pen's colours.
  var erasedCell = PackedCell.empty
  var isPenStale = false
  var isErasedCellStale = false
  var charsets: Charsets
  var saved: SavedCursor
  var hiddenSaved: SavedCursor
  var lastPrinted: UInt32 = 0

  // Modes
  var modes = Modes.initial
  var savedModes = Modes.initial
  var tabs: [Bool]
  var cursorShape = CursorState.Shape.block
  var changesRectanglesExactly = false
  var conformanceLevel = 5
  var answersIn8Bits = false

  // Tables
  var styles = StyleTable()
  var clusters = ClusterTable()
  var links = LinkTable()
  var styleLimit = 1 << 15
  var clusterLimit = 1 << 15
  let widths: WidthTable

  // What goes to the outside
  var titles = Titles()
  var notes = LineNotes()
  var pictures = PictureTable()
  var desktop = Desktop()
  var penStack: [Pen] = []
  var colors = ColorTable()
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
    saved = SavedCursor(charsets: charsets)
    hiddenSaved = saved
    tabs = Self.defaultTabs(size.columns)
    widths = WidthTable()
  }

  static func clamped(_ size: Size) -> Size {
    Size(max(1, min(size.columns, 4096)), max(1, min(size.rows, 4096)))
  }

  static func defaultTabs(_ columns: Int) -> [Bool] {
    (0..<columns).map { $0 > 0 && $0 % 8 == 0 }
  }

  @inline(__always)
  var columns: Int { screen.columns }
  @inline(__always)
  var rows: Int { screen.rows }

  /// The first column behind the ones that a row has: half of them on a double-width line.
  @inline(__always)
  func lineEnd(_ y: Int) -> Int {
    screen.lineFlags(y).contains(.doubleWidth) ? max(1, columns / 2) : columns
  }

  /// The first column behind those that text may fill on the cursor's line. A cursor that came upon
  /// a double-width line from another one is brought onto it.
  @inline(__always)
  mutating func enterLine(_ line: Int) -> Int {
    let isDouble = screen.flags(ofLine: line).contains(.doubleWidth)
    var end = isDouble && !isTabbedBeyond ? max(1, columns / 2) : columns
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
}
