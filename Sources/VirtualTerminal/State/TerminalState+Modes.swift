import Terminal

extension TerminalState {
  mutating func setModes(_ s: ControlSequence, isANSI: Bool, to value: Bool) {
    for index in 0..<s.count {
      guard let mode = Mode(number: s.value(index), isANSI: isANSI) else {
        note("CSI \(s): mode \(s.value(index))")
        continue
      }
      set(mode, to: value)
    }
  }

  mutating func set(_ mode: Mode, to value: Bool) {
    let before = modes[mode]
    switch mode {
    case .columns132: setWide(value)
    case .alternateScreen47, .alternateScreen1047, .alternateScreen1049:
      switchScreen(mode, to: value)
    case .saveCursor: if value { saveCursor() } else { restoreCursor() }
    case .ansi where !value: enterVT52()
    // DEC's manuals: side margins came with level 4.
    case .leftRightMargins where value && conformanceLevel < 4: return
    default: modes[mode] = value
    }
    apply(mode, value, before)
  }

  /// Does what a mode does besides being set.
  private mutating func apply(_ mode: Mode, _ value: Bool, _ before: Bool) {
    switch mode {
    case .origin: address(x: 0, y: 0)
    case .autoWrap: if !value { pendingWrap = false }
    case .leftRightMargins: setSideMargins(value, before)
    case .synchronizedOutput: if before, !value { endFrame() }
    case .mouseX10, .mouseHighlight, .mouseButtons, .mouseDrag, .mouseMotion:
      keepOne(mode, value, Self.mouseModes)
    case .mouseUTF8, .mouseSGR, .mouseURXVT, .mousePixels: keepOne(mode, value, Self.mouseEncodings)
    case .resizeReports: if value { reportSize() }
    default: break
    }
  }

  private static let mouseModes: [Mode] = [
    .mouseX10, .mouseHighlight, .mouseButtons, .mouseDrag, .mouseMotion,
  ]
  private static let mouseEncodings: [Mode] = [.mouseUTF8, .mouseSGR, .mouseURXVT, .mousePixels]

  /// Sets a mode and resets the others of its group: the last one set counts.
  private mutating func keepOne(_ mode: Mode, _ value: Bool, _ group: [Mode]) {
    guard value else { return }
    for other in group where other != mode { modes[other] = false }
  }

  /// Margins that a program has set stay where the mode is set once more, as in xterm and libvterm.
  private mutating func setSideMargins(_ value: Bool, _ before: Bool) {
    if !value || !before { (margins.left, margins.right) = (0, columns - 1) }
    guard value else { return }
    makeLinesPlain()
  }

  /// Gives the lines of both screens one size, as those of side margins have (DEC STD 070).
  mutating func makeLinesPlain() {
    let sizes: LineFlags = [.doubleWidth, .upperHalf, .lowerHalf]
    for line in 0..<rows {
      screen.setLineFlags(line, screen.lineFlags(line).subtracting(sizes))
      hidden.setLineFlags(line, hidden.lineFlags(line).subtracting(sizes))
    }
  }

  private mutating func endFrame() {
    synchronizedFrames += 1
    guard frames.limit > 0 else { return }
    settle()
    frames.append(screenState)
  }

  private mutating func enterVT52() {
    modes[.ansi] = false
    charsets = Charsets(utf8: options.utf8)
  }

  /// DECCOLM: 132 or 80 columns, an empty screen and no margins.
  private mutating func setWide(_ value: Bool) {
    guard options.columns132 || modes.contains(.allowColumns132) else { return }
    modes[.columns132] = value
    modes[.leftRightMargins] = false
    changeSize(Size(value ? 132 : 80, rows), reflow: false)
    resetMargins()
    // DECNCSM came with level 5.
    let keeps = conformanceLevel >= 5 && modes.contains(.keepOnColumns132)
    if !keeps { eraseDisplay(2, selective: false) }
    moveTo(x: 0, y: 0)
  }

  /// 47 only shows the other screen, 1047 clears it on leaving, 1049 saves the cursor and clears it
  /// on entering.
  private mutating func switchScreen(_ mode: Mode, to value: Bool) {
    modes[mode] = value
    if value != isAlternate {
      if mode == .alternateScreen1049, value { saveCursor() }
      if mode == .alternateScreen1047, !value { eraseDisplay(2, selective: false) }
      swapScreens()
      if mode == .alternateScreen1049, value {
        refreshErasedCell()
        for line in 0..<rows { screen.clear(line, erasedCell) }
      }
    }
    if mode == .alternateScreen1049, !value { restoreCursor() }
    for other in [Mode.alternateScreen47, .alternateScreen1047, .alternateScreen1049] {
      modes[other] = value && (other == mode || modes[other])
    }
  }

  mutating func swapScreens() {
    swap(&screen, &hidden)
    swap(&saved, &hiddenSaved)
    isAlternate.toggle()
    keyboard.swapScreens()
  }

  /// Performs XTSAVE and XTRESTORE.
  mutating func saveMode(_ number: Int) {
    guard let mode = Mode(number: number, isANSI: false) else { return }
    savedModes[mode] = modes[mode]
  }

  mutating func restoreMode(_ number: Int) {
    guard let mode = Mode(number: number, isANSI: false) else { return }
    if modes[mode] != savedModes[mode] { set(mode, to: savedModes[mode]) }
  }

  // MARK: Cursor
  mutating func saveCursor() {
    saved = SavedCursor(
      x: x, y: y, pendingWrap: pendingWrap, pen: pen, isProtecting: isProtecting,
      isOriginMode: modes.contains(.origin), charsets: charsets)
  }

  mutating func restoreCursor() {
    modes[.origin] = saved.isOriginMode
    if saved.isOriginMode {
      // The margins may be others now; outside of them the cursor has no place to tell.
      moveTo(
        x: min(max(saved.x, margins.left), margins.right),
        y: min(max(saved.y, margins.top), margins.bottom))
    } else {
      moveTo(x: saved.x, y: saved.y)
    }
    let isAtEnd = x == lineEnd(y) - 1 || x == margins.right
    pendingWrap = saved.pendingWrap && isAtEnd && modes.contains(.autoWrap)
    pen = saved.pen
    isProtecting = saved.isProtecting
    charsets = saved.charsets
    isPenStale = true
  }

  // MARK: Reset
  /// DECSTR: modes and pen as they were first, what the screen shows stays.
  mutating func softReset() {
    let off: [Mode] = [
      .insert, .origin, .cursorKeys, .keypad, .leftRightMargins, .reverseWrap, .reverseWrapExtended,
    ]
    for mode in off { modes[mode] = false }
    modes[.cursorVisible] = true
    modes[.autoWrap] = true
    modes[.keyboardLock] = false
    resetMargins()
    pen = .plain
    setProtection(false)
    guardsAllErasing = false
    charsets = Charsets(utf8: options.utf8)
    saved = SavedCursor(charsets: charsets)
    pendingWrap = false
    keyboard = KeyboardModes()
  }

  /// RIS: everything but what is told to the outside, such as the title. History goes, as in xterm and kitty.
  mutating func reset() {
    if isAlternate { swapScreens() }
    screen.clearHistory()
    let wasWide = modes.contains(.columns132)
    modes = .initial
    savedModes = .initial
    softReset()
    hiddenSaved = saved
    if wasWide { changeSize(Size(80, rows), reflow: false) }
    refreshErasedCell()
    for line in 0..<rows { screen.clear(line, .empty) }
    for line in 0..<rows { hidden.clear(line, .empty) }
    tabs = Self.defaultTabs(columns)
    cursorShape = .block
    colors = ColorTable(options)
    pictures = PictureTable()
    renumberings += 1
    notes = LineNotes()
    (titles.isHexadecimal, titles.tellsHexadecimal) = (false, false)
    titles.forgetPushed()
    tabbedTo = Self.notTabbed
    desktop.progress = nil
    desktop.pointerShape = ""
    penStack = []
    lastPrinted = 0
    attributeExtent = 0
    conformanceLevel = 5
    answersIn8Bits = false
    checksumForm = ChecksumForm(rawValue: options.checksumExtension)
    moveTo(x: 0, y: 0)
  }

  /// Performs the sequences on the keyboard: kitty's `u`, xterm's XTMODKEYS and XTFMTKEYS.
  mutating func keyboardSequence(_ s: ControlSequence) -> Bool {
    switch s.key {
    case 0x3F0075: reply("\u{1B}[?\(keyboard.flags.rawValue)u")
    case 0x3E0075: keyboard.push(Self.flags(s.value(0)))
    case 0x3C0075: keyboard.pop(s.amount(0))
    case 0x3D0075: return setFlags(Self.flags(s.value(0)), s.value(1, or: 1))
    case 0x3E006D: setResource(s, \.modify, KeyboardModes.initial)
    case 0x3E006E: disableModifiers(s)
    case 0x3F006D: reportResource(s.value(0), keyboard.modify, "m")
    case 0x3E0066: setResource(s, \.format, [Int](repeating: 0, count: 8))
    case 0x3F0067: reportResource(s.value(0), keyboard.format, "f")
    default: return false
    }
    return true
  }

  private static func flags(_ value: Int) -> KeyboardFlags {
    KeyboardFlags(rawValue: UInt8(truncatingIfNeeded: value)).intersection(.all)
  }

  private mutating func setFlags(_ value: KeyboardFlags, _ mode: Int) -> Bool {
    switch mode {
    case 1: keyboard.flags = value
    case 2: keyboard.flags.formUnion(value)
    case 3: keyboard.flags.subtract(value)
    default: return false
    }
    return true
  }

  /// Sets a resource of the keyboard. Without a number all go back to their first values, without a
  /// value that one does.
  private mutating func setResource(
    _ s: ControlSequence, _ table: WritableKeyPath<KeyboardModes, [Int]>, _ initial: [Int]
  ) {
    guard s.count > 0 else { return keyboard[keyPath: table] = initial }
    let number = s.value(0)
    guard initial.indices.contains(number), number != 5 else { return }
    keyboard[keyPath: table][number] = s.count > 1 ? min(3, s.value(1)) : initial[number]
  }

  /// `CSI > n`: without a number the function keys' modifiers, as xterm has it.
  private mutating func disableModifiers(_ s: ControlSequence) {
    let number = s.value(0, or: 2)
    guard keyboard.modify.indices.contains(number), number != 5 else { return }
    keyboard.modify[number] = -1
  }

  private mutating func reportResource(_ number: Int, _ table: [Int], _ final: String) {
    guard table.indices.contains(number), number != 5 else { return }
    let value = table[number] < 0 ? "" : ";\(table[number])"
    reply("\u{1B}[>\(number)\(value)\(final)")
  }
}
