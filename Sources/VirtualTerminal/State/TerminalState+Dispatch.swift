extension TerminalState {
  public mutating func control(_ sequence: ControlSequence) {
    clusterBehind = nil
    let isKnown: Bool
    if sequence.prefix == 0, sequence.intermediates == 0, sequence.final == 0x6D {
      return setGraphics(sequence)
    }
    if sequence.intermediates > 0xFF {
      isKnown = false
    } else if sequence.prefix == 0, sequence.intermediates == 0 {
      isKnown = cursorSequence(sequence) || editSequence(sequence) || otherSequence(sequence)
    } else if sequence.prefix == 0 {
      isKnown = intermediateSequence(sequence)
    } else {
      isKnown = privateSequence(sequence)
    }
    if !isKnown { note("CSI \(sequence)") }
  }

  /// Performs the final bytes that move the cursor.
  @inline(__always)
  private mutating func cursorSequence(_ s: ControlSequence) -> Bool {
    switch s.final {
    case 0x41: moveUp(s.amount(0))
    case 0x42: moveDown(s.amount(0))
    case 0x43: moveRight(s.amount(0))
    case 0x44: moveLeft(s.amount(0))
    case 0x45:
      moveDown(s.amount(0))
      carriageReturn()
    case 0x46:
      moveUp(s.amount(0))
      carriageReturn()
    case 0x47, 0x60: address(x: s.amount(0) - 1, y: addressed.y)
    case 0x48, 0x66: address(x: s.amount(1) - 1, y: s.amount(0) - 1)
    case 0x49: tab(s.amount(0))
    case 0x5A: backTab(s.amount(0))
    case 0x61: moveAlongLine(s.amount(0))
    case 0x64: addressRow(s.amount(0) - 1)
    case 0x65: addressRow(addressed.y + s.amount(0))
    case 0x6A: moveAlongLine(-s.amount(0))
    case 0x6B: addressRow(max(0, addressed.y - s.amount(0)))
    default: return false
    }
    return true
  }

  /// Performs the final bytes that change the text of the screen.
  @inline(__always)
  private mutating func editSequence(_ s: ControlSequence) -> Bool {
    switch s.final {
    case 0x4B: eraseLine(s.value(0), selective: false)
    case 0x4A: eraseDisplay(s.value(0), selective: false)
    case 0x40: insertCharacters(s.amount(0))
    case 0x4C: insertLines(s.amount(0))
    case 0x4D: deleteLines(s.amount(0))
    case 0x50: deleteCharacters(s.amount(0))
    case 0x53: scrollUp(s.amount(0))
    case 0x54: if s.count < 5 { scrollDown(s.amount(0)) }
    case 0x5E: scrollDown(s.amount(0))
    case 0x58: eraseCharacters(s.amount(0))
    case 0x62: repeatLast(s.amount(0))
    default: return false
    }
    return true
  }

  private mutating func otherSequence(_ s: ControlSequence) -> Bool {
    switch s.final {
    case 0x63: if s.value(0) == 0 { reportPrimaryAttributes() }
    case 0x67: clearTabs(s.value(0))
    case 0x68: setModes(s, isANSI: true, to: true)
    case 0x6C: setModes(s, isANSI: true, to: false)
    case 0x69: break  // Printing: there is no printer.
    case 0x6E: reportStatus(s.value(0))
    case 0x72: setRowMargins(s)
    case 0x73: if modes.contains(.leftRightMargins) { setColumnMargins(s) } else { saveCursor() }
    case 0x75: restoreCursor()
    case 0x74: windowOperation(s)
    case 0x78: reportParameters(s.value(0))
    case 0x71: break  // DECLL: there are no lamps.
    default: return false
    }
    return true
  }

  private mutating func intermediateSequence(_ s: ControlSequence) -> Bool {
    switch s.key {
    case 0x2040: scrollRegionColumns(s.amount(0))
    case 0x2041: scrollRegionColumns(-s.amount(0))
    case 0x2071: return setCursorStyle(s.value(0))
    case 0x2170: softReset()
    case 0x2271:
      setProtection(s.value(0) == 1)
      guardsAllErasing = false
    case 0x2270: setConformance(s)
    case 0x2470: reportMode(s.value(0), isANSI: true)
    case 0x277D, 0x277E:
      if conformanceLevel >= 4 { editColumns(s.final == 0x7D ? s.amount(0) : -s.amount(0)) }
    case 0x2477: reportPresentation(s.value(0))
    case 0x237B, 0x2370: if penStack.count < 10 { penStack.append(pen) }
    case 0x237D, 0x2371: popPen()
    case 0x237C: reportAttributes(s)
    case 0x2379: checksumForm = ChecksumForm(rawValue: s.value(0))
    case 0x277C: reply("\u{1B}[0&w")  // no locator
    // Volumes of bells, the status line, colours of the window, locators: none of them is here.
    case 0x2074, 0x2075, 0x247D, 0x247E, 0x2C7C, 0x2C7D, 0x277A, 0x277B, 0x2777: break
    default: return rectangleSequence(s)
    }
    return true
  }

  private mutating func popPen() {
    guard let last = penStack.popLast() else { return }
    pen = last
    isPenStale = true
  }

  /// SL and SR move all columns of the region.
  private mutating func scrollRegionColumns(_ count: Int) {
    if isInsideMargins { scrollColumns(count, from: margins.left) }
  }

  /// DECIC and DECDC: columns from the cursor on.
  private mutating func editColumns(_ count: Int) {
    guard isInsideMargins else { return }
    scrollColumns(-count, from: x)
  }

  private mutating func privateSequence(_ s: ControlSequence) -> Bool {
    switch s.key {
    case 0x3F0068: setModes(s, isANSI: false, to: true)
    case 0x3F006C: setModes(s, isANSI: false, to: false)
    case 0x3F004A: eraseDisplay(s.value(0), selective: true)
    case 0x3F004B: eraseLine(s.value(0), selective: true)
    case 0x3F0069: break
    case 0x3F006E: reportPrivateStatus(s)
    case 0x3F0072: for index in 0..<s.count { restoreMode(s.value(index)) }
    case 0x3F0073: for index in 0..<s.count { saveMode(s.value(index)) }
    case 0x3F2470: reportMode(s.value(0), isANSI: false)
    case 0x3F0057: if s.value(0) == 5 { tabs = Self.defaultTabs(columns) }
    case 0x3E0063: if s.value(0) == 0 { reply("\u{1B}[>64;379;0c") }
    case 0x3D0063: if s.value(0) == 0 { reply("\u{1B}P!|00000000\u{1B}\\") }
    case 0x3E0071: if s.value(0) == 0 { reply("\u{1B}P>|VirtualTerminal(1)\u{1B}\\") }
    case 0x3F0053: if options.tellsPictures { reportGraphics(s) }
    case 0x3E0070: break  // When the pointer hides.
    case 0x3E0074, 0x3E0054: setTitleModes(s)
    default: return keyboardSequence(s)
    }
    return true
  }

  /// XTSMTITLE: 0 and 1 are for titles as hexadecimal digits, set and told. Those for UTF-8 (2 and 3)
  /// change nothing: titles are UTF-8 in any case.
  private mutating func setTitleModes(_ s: ControlSequence) {
    let isOn = s.final == 0x74
    if s.count == 0 { (titles.isHexadecimal, titles.tellsHexadecimal) = (false, false) }
    for index in 0..<s.count {
      if s.value(index) == 0 { titles.isHexadecimal = isOn }
      if s.value(index) == 1 { titles.tellsHexadecimal = isOn }
    }
  }

  private mutating func clearTabs(_ which: Int) {
    switch which {
    case 0: if x < columns { tabs[x] = false }
    case 3: tabs = Array(repeating: false, count: columns)
    default: break
    }
  }

  private mutating func setRowMargins(_ s: ControlSequence) {
    let top = s.amount(0) - 1
    let bottom = min(s.value(1) == 0 ? rows : s.value(1), rows) - 1
    guard top < bottom else { return }
    margins.top = top
    margins.bottom = bottom
    address(x: 0, y: 0)
  }

  private mutating func setColumnMargins(_ s: ControlSequence) {
    let left = s.amount(0) - 1
    let right = min(s.value(1) == 0 ? columns : s.value(1), columns) - 1
    guard left < right else { return }
    margins.left = left
    margins.right = right
    address(x: 0, y: 0)
  }

  /// Performs DECSCUSR.
  private mutating func setCursorStyle(_ style: Int) -> Bool {
    guard style <= 6 else { return false }
    let shapes: [CursorState.Shape] = [.block, .block, .block, .underline, .underline, .bar, .bar]
    cursorShape = shapes[style]
    modes[.cursorBlink] = style == 0 || style % 2 == 1
    return true
  }

  private mutating func setConformance(_ s: ControlSequence) {
    let level = s.value(0, or: 61) - 60
    guard (1...5).contains(level) else { return }
    softReset()
    conformanceLevel = level
    answersIn8Bits = level > 1 && s.value(1, or: 1) == 0
  }
}
