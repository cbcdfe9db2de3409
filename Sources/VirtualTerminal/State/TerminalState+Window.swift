import Terminal

extension TerminalState {
  mutating func reportSize() {
    let pixels = Window.pixels(size)
    reply("\u{1B}[48;\(rows);\(columns);\(pixels.rows);\(pixels.columns)t")
  }

  /// XTWINOPS: sizes are told in cells and pixels; a program changes the window where the owner lets it.
  mutating func windowOperation(_ s: ControlSequence) {
    switch s.value(0) {
    case 11: reply("\u{1B}[\(window.isIcon ? 2 : 1)t")
    case 13: reply("\u{1B}[3;\(window.place.x);\(window.place.y)t")
    case 14: reply("\u{1B}[4;\(Self.parameters(Window.pixels(size)))t")
    case 15: reply("\u{1B}[5;\(Self.parameters(Window.pixels(display)))t")
    case 16: reply("\u{1B}[6;\(Self.parameters(Window.cell))t")
    case 18: reply("\u{1B}[8;\(Self.parameters(size))t")
    case 19: reply("\u{1B}[9;\(Self.parameters(display))t")
    case 20: reply("\u{1B}]L\(titles.told(titles.icon, options))\u{1B}\\")
    case 21: reply("\u{1B}]l\(titles.told(titles.window, options))\u{1B}\\")
    case 22: titles.push(s.value(1))
    case 23: titles.pop(s.value(1))
    case 1...10, 24...: if options.allowsWindowChanges { changeWindow(s) }
    default: note("CSI \(s)")
    }
  }

  private static func parameters(_ size: Size) -> String { "\(size.rows);\(size.columns)" }

  /// The most cells that a window shows: those of the screen where nobody can change it.
  private var display: Size { options.allowsWindowChanges ? Window.display : size }

  private mutating func changeWindow(_ s: ControlSequence) {
    switch s.value(0) {
    case 1, 2: window.isIcon = s.value(0) == 2
    case 3: window.place = Point(x: s.value(1), y: s.value(2))
    case 4: resize(to: asked(s, inCellsOf: Window.cell))
    case 8: resize(to: asked(s, inCellsOf: Size(1, 1)))
    case 9: maximize(s.value(1))
    case 10: makeFullScreen(s.value(1))
    case 24...: resize(to: Size(columns, s.value(0)))
    // The order of windows, and drawing anew.
    default: break
    }
  }

  /// Height and width behind the number of an operation: one that is left out stays as it is, and 0 is
  /// all that the display has.
  private func asked(_ s: ControlSequence, inCellsOf cell: Size) -> Size {
    func length(_ index: Int, _ cell: Int, _ now: Int, _ most: Int) -> Int {
      let wanted = s.value(index, or: -1)
      return wanted < 0 ? now : wanted == 0 ? most : wanted / cell
    }
    return Size(
      length(2, cell.columns, columns, display.columns), length(1, cell.rows, rows, display.rows))
  }

  /// XTWINOPS 9: 0 the size before, 1 all of the display, 2 its height, 3 its width.
  private mutating func maximize(_ how: Int) {
    switch how {
    case 0: restoreSize()
    case 1: enlarge(to: display)
    case 2: enlarge(to: Size(columns, display.rows))
    case 3: enlarge(to: Size(display.columns, rows))
    default: break
    }
  }

  /// XTWINOPS 10: 0 the size before, 1 all of the display, 2 the one or the other.
  private mutating func makeFullScreen(_ how: Int) {
    switch how {
    case 0: restoreSize()
    case 1: enlarge(to: display)
    case 2: if window.before == nil { enlarge(to: display) } else { restoreSize() }
    default: break
    }
  }

  private mutating func enlarge(to size: Size) {
    let before = window.before ?? self.size
    resize(to: size)
    window.before = before
  }

  private mutating func restoreSize() {
    if let before = window.before { resize(to: before) }
  }

  /// DECSCPP: 80 columns, for 0 too, or 132; what shows stays.
  mutating func setColumnsPerPage(_ count: Int) {
    guard options.allowsWindowChanges, [0, 80, 132].contains(count) else { return }
    resize(to: Size(count == 132 ? 132 : 80, rows))
  }

  /// Performs DECSNLS.
  mutating func setLinesPerScreen(_ count: Int) {
    guard options.allowsWindowChanges, (1...255).contains(count) else { return }
    resize(to: Size(columns, count))
  }
}

/// The window that programs are told of. There is none: its place and its state are numbers that a
/// program has set, and its size is that of the screen.
struct Window {
  /// The pixels of a cell.
  static let cell = Size(8, 16)
  /// The cells of a display of 1920 by 1080 pixels.
  static let display = Size(1920 / cell.columns, 1080 / cell.rows)

  var place = Point.zero
  var isIcon = false
  /// The size before the window took all of the display; nil while it does not.
  var before: Size?

  static func pixels(_ size: Size) -> Size {
    Size(size.columns * cell.columns, size.rows * cell.rows)
  }

  mutating func archive(_ archive: inout StateArchive) {
    archive.number(&place.x, 0...Int(Int32.max))
    archive.number(&place.y, 0...Int(Int32.max))
    archive.flag(&isIcon)
    archive.optional(&before, new: Size(1, 1)) {
      $0.number(&$1.columns, 1...4096)
      $0.number(&$1.rows, 1...4096)
    }
  }
}
