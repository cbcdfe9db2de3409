extension TerminalState: ParserHandler {
  public var isUTF8: Bool { options.utf8 }
  public var isVT52: Bool { !modes.contains(.ansi) }
  public var wantsPause: Bool { !messages.isEmpty }

  /// Executes a control: line ends here, where the parser is; the others are rare.
  @inline(__always)
  public mutating func execute(_ control: UInt8) {
    clusterBehind = nil
    switch control {
    case 0x0A: lineFeed()
    case 0x0D: carriageReturn()
    default: executeOther(control)
    }
  }

  private mutating func executeOther(_ control: UInt8) {
    switch control {
    case 0x07: bellCount += 1
    case 0x08: moveLeft(1)
    case 0x09: tab(1)
    case 0x0B, 0x0C: lineFeed()
    case 0x0E: charsets.lockLeft(1)
    case 0x0F: charsets.lockLeft(0)
    // NUL, ENQ (no answerback), XON and XOFF, CAN and SUB have no effect of their own.
    case 0x00, 0x05, 0x11, 0x13, 0x18, 0x1A: break
    case 0x80...0x9F: control1(control)
    default: note("control \(control)")
    }
  }

  private mutating func control1(_ control: UInt8) {
    switch control {
    case 0x84: index()
    case 0x85:
      index()
      carriageReturn()
    case 0x88: if x < columns { tabs[x] = true }
    case 0x8D: reverseIndex()
    case 0x8E: charsets.singleShift(2)
    case 0x8F: charsets.singleShift(3)
    case 0x96:
      setProtection(true)
      guardsAllErasing = true
    case 0x97: setProtection(false)
    case 0x9A: reportPrimaryAttributes()
    default: note("control \(control)")
    }
  }

  mutating func setProtection(_ isOn: Bool) {
    isProtecting = isOn
    isPenStale = true
  }

  public mutating func malformed() { note("malformed sequence") }

  public mutating func escape(intermediates: UInt16, final: UInt8) {
    clusterBehind = nil
    let first = UInt8(truncatingIfNeeded: intermediates)
    // Only the names of character sets have two intermediates.
    if intermediates > 0xFF, !(0x28...0x2F).contains(first) {
      return noteEscape(intermediates, final)
    }
    switch first {
    case 0: plainEscape(final)
    case 0x23: lineEscape(final)
    // S7C1T and S8C1T; levels of ANSI conformance say what is read anyway.
    case 0x20 where final == 0x46 || final == 0x47: answersIn8Bits = final == 0x47
    case 0x20 where (0x4C...0x4E).contains(final): break
    // UTF-8 is chosen by the options, not by the program.
    case 0x25 where final == 0x40 || final == 0x47: break
    case 0x28...0x2F: designate(intermediates, final)
    default: noteEscape(intermediates, final)
    }
  }

  private mutating func plainEscape(_ final: UInt8) {
    switch final {
    case 0x36: backIndex()
    case 0x37: saveCursor()
    case 0x38: restoreCursor()
    case 0x39: forwardIndex()
    case 0x3D: modes[.keypad] = true
    case 0x3E: modes[.keypad] = false
    case 0x63: reset()
    case 0x6E: charsets.lockLeft(2)
    case 0x6F: charsets.lockLeft(3)
    case 0x7C: charsets.lockRight(3)
    case 0x7D: charsets.lockRight(2)
    case 0x7E: charsets.lockRight(1)
    default: noteEscape(0, final)
    }
  }

  private mutating func noteEscape(_ intermediates: UInt16, _ final: UInt8) {
    let bytes = [UInt8(truncatingIfNeeded: intermediates), UInt8(intermediates >> 8), final]
    note("ESC " + String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self))
  }

  /// `ESC #`: sizes of a line's characters, and the alignment screen.
  private mutating func lineEscape(_ final: UInt8) {
    switch final {
    case 0x33: setLine([.doubleWidth, .upperHalf])
    case 0x34: setLine([.doubleWidth, .lowerHalf])
    case 0x35: setLine([])
    case 0x36: setLine(.doubleWidth)
    case 0x38: fillWithE()
    default: noteEscape(0x23, final)
    }
  }

  private mutating func setLine(_ size: LineFlags) {
    // Lines of side margins have one size (DEC STD 070).
    guard !modes.contains(.leftRightMargins) else { return }
    let others: LineFlags = [.doubleWidth, .upperHalf, .lowerHalf]
    screen.setLineFlags(y, screen.lineFlags(y).subtracting(others).union(size))
    if size.contains(.doubleWidth), x >= columns / 2 { moveTo(x: columns / 2 - 1, y: y) }
  }

  private mutating func designate(_ intermediates: UInt16, _ final: UInt8) {
    let first = UInt8(truncatingIfNeeded: intermediates)
    let is96 = first >= 0x2D
    let target = is96 ? Int(first) - 0x2C : Int(first) - 0x28
    let second = UInt8(intermediates >> 8)
    guard target < 4,
      let set = Charset(intermediate: second, final: final, is96: is96)
    else { return noteEscape(intermediates, final) }
    charsets[target] = set
  }

  /// DECBI: left, or the columns right where it stands on the left margin.
  private mutating func backIndex() {
    if x == margins.left, isInsideMargins {
      scrollColumns(-1, from: margins.left)
    } else if x > 0 {
      showColumn()
      moveTo(x: x - 1, y: y)
    }
  }

  private mutating func forwardIndex() {
    if x == margins.right, isInsideMargins {
      scrollColumns(1, from: margins.left)
    } else if x < columns - 1 {
      moveTo(x: x + 1, y: y)
    }
  }

  public mutating func vt52(final: UInt8, row: Int, column: Int) {
    clusterBehind = nil
    switch final {
    case 0x41: moveUp(1)
    case 0x42: moveDown(1)
    case 0x43: moveRight(1)
    case 0x44: moveLeft(1)
    case 0x46: charsets[0] = .graphics
    case 0x47: charsets[0] = .ascii
    case 0x48: address(x: 0, y: 0)
    case 0x49: reverseIndex()
    case 0x4A: eraseDisplay(0, selective: false)
    case 0x4B: eraseLine(0, selective: false)
    case 0x59: address(x: column, y: row < rows ? row : addressed.y)
    case 0x5A: reply("\u{1B}/Z")
    case 0x3D: modes[.keypad] = true
    case 0x3E: modes[.keypad] = false
    case 0x3C: leaveVT52()
    default: note("VT52 ESC \(Character(Unicode.Scalar(final)))")
    }
  }

  private mutating func leaveVT52() {
    modes[.ansi] = true
    charsets = Charsets(utf8: options.utf8)
  }

  /// Puts the cursor on a cell of the screen; outside is brought to the edge.
  mutating func moveTo(x newX: Int, y newY: Int) {
    y = max(0, min(newY, rows - 1))
    x = max(0, min(newX, lineEnd(y) - 1))
    pendingWrap = false
  }

  /// Puts the cursor where a program counts from the margins in origin mode, from the screen's edge
  /// otherwise.
  mutating func address(x newX: Int, y newY: Int) {
    guard modes.contains(.origin) else { return moveTo(x: newX, y: newY) }
    moveTo(x: min(newX + margins.left, margins.right), y: min(newY + margins.top, margins.bottom))
  }

  /// The cursor as a program counts it, from 0; a place before the margins is told as their first.
  var addressed: (x: Int, y: Int) {
    modes.contains(.origin) ? (max(0, x - margins.left), max(0, y - margins.top)) : (x, y)
  }

  // Up and down keep the column, also where a line of double width does not show it: one step of three
  // then ends where three steps do. Moves within the line begin at the column that shows.

  mutating func moveUp(_ count: Int) {
    let limit = y >= margins.top ? margins.top : 0
    y = max(limit, y - count)
    pendingWrap = false
  }

  mutating func moveDown(_ count: Int) {
    let limit = y <= margins.bottom ? margins.bottom : rows - 1
    y = min(limit, y + count)
    pendingWrap = false
  }

  /// Goes to a row as a program counts them, and keeps the column; in origin mode as far as the margins.
  mutating func addressRow(_ newY: Int) {
    let isOrigin = modes.contains(.origin)
    y = max(0, isOrigin ? min(newY + margins.top, margins.bottom) : min(newY, rows - 1))
    if isOrigin { x = min(x, margins.right) }
    pendingWrap = false
  }

  /// Brings a cursor that stands behind what its line of double width shows to the last column that shows.
  private mutating func showColumn() { x = min(x, lineEnd(y) - 1) }

  mutating func moveRight(_ count: Int) {
    showColumn()
    let limit = x <= margins.right ? margins.right : columns - 1
    moveTo(x: min(limit, x + count), y: y)
  }

  /// Performs HPR and HPB: along the line as far as the screen goes, in origin mode as the margins do.
  mutating func moveAlongLine(_ count: Int) {
    showColumn()
    address(x: max(0, addressed.x + count), y: addressed.y)
  }

  mutating func moveLeft(_ count: Int) {
    showColumn()
    let wraps = modes.contains(.reverseWrap) || modes.contains(.reverseWrapExtended)
    if wraps, modes.contains(.autoWrap) { return reverseWrap(count) }
    let limit = x >= margins.left ? margins.left : 0
    moveTo(x: max(limit, x - count), y: y)
  }

  /// Backwards over the left edge to the end of the line before: in mode 45 where its text goes on in this
  /// line, as xterm has it since patch 383, in mode 1045 always. A pending wrap is a step of its own.
  private mutating func reverseWrap(_ count: Int) {
    var left = count
    // The end of the round that mode 1045 goes, and the steps that were left there.
    var landing: (y: Int, left: Int)?
    if pendingWrap {
      pendingWrap = false
      left -= 1
    }
    while left > 0 {
      let edge = x >= margins.left ? margins.left : 0
      if x > edge {
        let step = min(left, x - edge)
        x -= step
        left -= step
      } else {
        let isFirst = y == margins.top || y == 0
        if !modes.contains(.reverseWrapExtended) {
          guard !isFirst, screen.lineFlags(y - 1).contains(.wrapped) else { break }
        }
        moveTo(x: margins.right, y: isFirst ? (y == 0 ? rows - 1 : margins.bottom) : y - 1)
        left -= 1
        guard isFirst else { continue }
        // Whole rounds lead back here.
        if let landing, landing.y == y { left %= landing.left - left }
        landing = (y, left)
      }
    }
  }

  @inline(__always)
  mutating func carriageReturn() {
    x = x >= margins.left || modes.contains(.origin) ? margins.left : 0
    pendingWrap = false
  }

  /// Moves one line down; at the bottom of the region its text goes up instead (IND).
  @inline(__always)
  mutating func index() {
    pendingWrap = false
    if y == margins.bottom {
      scrollByLine()
    } else if y < rows - 1 {
      y += 1
    }
  }

  /// Moves one line up (RI).
  private mutating func reverseIndex() {
    pendingWrap = false
    if y == margins.top {
      if x >= margins.left, x <= margins.right { scrollDown(1) }
    } else if y > 0 {
      y -= 1
    }
  }

  @inline(__always)
  private mutating func lineFeed() {
    index()
    if modes.contains(.newLine) { carriageReturn() }
  }

  /// Performs HT and CHT, stop by stop: where there is none any more, the last column that shows is the end.
  mutating func tab(_ count: Int) {
    if pendingWrap, modes.contains(.moreFix) { wrap() }
    let end = x <= margins.right ? margins.right : columns - 1
    let shown = lineEnd(y)
    var target = x
    for _ in 0..<min(count, columns) where target < end {
      var stop = target + 1
      while stop < end, !tabs[stop] { stop += 1 }
      target = tabs[stop] ? stop : max(target, min(stop, shown - 1))
    }
    // A pending wrap stays where the cursor does, and goes where it goes: VTE, kitty and libvterm do so.
    guard target > x else { return }
    x = target
    pendingWrap = false
    if target >= shown { tabbedTo = (x, y) }
  }

  mutating func backTab(_ count: Int) {
    showColumn()
    let start = modes.contains(.origin) ? margins.left : 0
    var target = x
    for _ in 0..<min(count, columns) where target > start {
      target -= 1
      while target > start, !tabs[target] { target -= 1 }
    }
    moveTo(x: target, y: y)
  }
}
