import Terminal

extension TerminalState {
  /// Erases cells of a row; `selective` leaves protected ones (DECSCA) as they are.
  mutating func erase(_ y: Int, _ from: Int, _ to: Int, selective: Bool) {
    guard selective || guardsAllErasing else { return screen.fill(y, from, to, erasedCell) }
    let end = min(to, screen.used(y))
    let row = screen.row(y)
    for column in from..<max(from, end) where !row[column].isProtected {
      screen.fill(y, column, column + 1, selective ? row[column].erased : erasedCell)
    }
    if !selective { screen.fill(y, max(from, end), to, erasedCell) }
  }

  /// ED and DECSED: 0 from the cursor, 1 up to it, 2 all.
  mutating func eraseDisplay(_ part: Int, selective: Bool) {
    refreshErasedCell()
    pendingWrap = false
    switch part {
    case 0:
      if x == 0, !selective { screen.endText(y - 1) }
      eraseLine(0, selective: selective)
      for line in (y + 1)..<max(y + 1, rows) { eraseWhole(line, selective) }
    case 1:
      if !selective { screen.endText(-1) }
      eraseLine(1, selective: selective)
      for line in 0..<y { eraseWhole(line, selective) }
    case 2:
      if !selective { screen.endText(-1) }
      for line in 0..<rows { eraseWhole(line, selective) }
    case 3: if !isAlternate { screen.clearHistory() }
    default: note("CSI \(part) J")
    }
  }

  private mutating func eraseWhole(_ line: Int, _ selective: Bool) {
    if selective || guardsAllErasing {
      erase(line, 0, columns, selective: selective)
    } else {
      screen.clear(line, erasedCell)
    }
  }

  /// Performs EL and DECSEL.
  mutating func eraseLine(_ part: Int, selective: Bool) {
    refreshErasedCell()
    pendingWrap = false
    switch part {
    case 0:
      screen.setWrapped(y, false)
      erase(y, x, columns, selective: selective)
    case 1: erase(y, 0, min(x + 1, columns), selective: selective)
    case 2:
      screen.setWrapped(y, false)
      erase(y, 0, columns, selective: selective)
    default: note("CSI \(part) K")
    }
  }

  mutating func eraseCharacters(_ count: Int) {
    refreshErasedCell()
    pendingWrap = false
    erase(y, x, min(x + count, columns), selective: false)
  }

  /// DECALN: every cell an E, margins and origin as after a reset.
  mutating func fillWithE() {
    modes[.origin] = false
    resetMargins()
    moveTo(x: 0, y: 0)
    screen.endText(-1)
    for line in 0..<rows {
      screen.clear(line, .empty)
      screen.fill(line, 0, columns, PackedCell(bits: 0x45))
    }
  }

  mutating func resetMargins() {
    margins = Margins(top: 0, bottom: rows - 1, left: 0, right: columns - 1)
  }

  /// Performs the sequences on rectangles, which there are from level 4 of conformance on.
  mutating func rectangleSequence(_ s: ControlSequence) -> Bool {
    switch s.key {
    case 0x2472, 0x2474, 0x2476, 0x2478, 0x247A, 0x247B, 0x2A78, 0x2A79:
      if conformanceLevel >= 4 { performOnRectangle(s) }
    case 0x247C: setColumnsPerPage(s.value(0))
    case 0x2A7C: setLinesPerScreen(s.value(0))
    default: return false
    }
    return true
  }

  private mutating func performOnRectangle(_ s: ControlSequence) {
    switch s.key {
    case 0x2476: copyRectangle(s)
    case 0x2478: fillRectangle(s)
    case 0x247A: eraseRectangle(s, selective: false)
    case 0x247B: eraseRectangle(s, selective: true)
    case 0x2472: changeRectangle(s, reverses: false)
    case 0x2474: changeRectangle(s, reverses: true)
    case 0x2A78: if s.value(0) <= 2 { attributeExtent = s.value(0) }
    default: reportChecksum(s)
    }
  }

  /// Top, left, bottom and right from four parameters, counted as the cursor is; half-open.
  func rectangle(_ s: ControlSequence, at first: Int) -> Rect {
    let isOrigin = modes.contains(.origin)
    let originX = isOrigin ? margins.left : 0
    let originY = isOrigin ? margins.top : 0
    let right = isOrigin ? margins.right + 1 : columns
    let bottom = isOrigin ? margins.bottom + 1 : rows
    func limit(_ index: Int, _ origin: Int, _ end: Int) -> Int {
      s.value(index) == 0 ? end : min(end, s.value(index) + origin)
    }
    let left = s.amount(first + 1) - 1 + originX
    let top = s.amount(first) - 1 + originY
    return Rect(
      x: left, y: top, columns: max(0, limit(first + 3, originX, right) - left),
      rows: max(0, limit(first + 2, originY, bottom) - top))
  }

  /// Performs DECCRA.
  private mutating func copyRectangle(_ s: ControlSequence) {
    let source = rectangle(s, at: 0)
    let isOrigin = modes.contains(.origin)
    let target = Point(
      x: s.amount(6) - 1 + (isOrigin ? margins.left : 0),
      y: s.amount(5) - 1 + (isOrigin ? margins.top : 0))
    let area = Rect(origin: target, size: source.size)
      .intersection(Rect(x: 0, y: 0, columns: columns, rows: rows))
    guard !area.isEmpty, !source.isEmpty else { return }
    let copied = (0..<area.rows).map { row in
      (0..<area.columns).map { screen.row(source.minY + row)[source.minX + $0] }
    }
    for row in 0..<area.rows {
      screen.split(target.y + row, target.x)
      screen.split(target.y + row, target.x + area.columns)
      let line = screen.row(target.y + row)
      for column in 0..<area.columns { line[target.x + column] = copied[row][column] }
      screen.touch(target.y + row, area.maxX)
      mend(target.y + row, target.x, area.maxX)
    }
  }

  /// Halves of wide characters at the edges of copied cells become empty.
  private func mend(_ y: Int, _ from: Int, _ to: Int) {
    let row = screen.row(y)
    if row[from].isRightHalf { row[from] = row[from].erased }
    if row[to - 1].isWide { row[to - 1] = row[to - 1].erased }
  }

  /// Performs DECFRA.
  private mutating func fillRectangle(_ s: ControlSequence) {
    let character = s.value(0)
    guard (32...126).contains(character) || (160...255).contains(character) else { return }
    refreshPen()
    let area = rectangle(s, at: 1)
    for y in area.minY..<area.maxY {
      screen.fill(y, area.minX, area.maxX, PackedCell(bits: penBits | UInt64(character)))
    }
  }

  /// Performs DECERA and DECSERA.
  private mutating func eraseRectangle(_ s: ControlSequence, selective: Bool) {
    refreshErasedCell()
    let area = rectangle(s, at: 0)
    for y in area.minY..<area.maxY {
      // DECSERA heeds DECSCA's protection and no other.
      if selective, guardsAllErasing {
        screen.fill(y, area.minX, area.maxX, erasedCell)
      } else {
        erase(y, area.minX, area.maxX, selective: selective)
      }
    }
  }

  /// DECCARA and DECRARA: sets or reverses attributes of cells.
  private mutating func changeRectangle(_ s: ControlSequence, reverses: Bool) {
    let area = rectangle(s, at: 0)
    guard !area.isEmpty else { return }
    let isRectangle = attributeExtent == 2
    // The new numbers of some styles: a screen has few, and up to millions of cells.
    var changed = [(old: Int, new: Int)](repeating: (-1, 0), count: 64)
    for y in area.minY..<area.maxY {
      let isFirst = y == area.minY || isRectangle
      let isLast = y == area.maxY - 1 || isRectangle
      let from = isFirst ? area.minX : 0
      let to = isLast ? area.maxX : columns
      guard from < to else { continue }
      let row = screen.row(y)
      for x in from..<to {
        let cell = row[x]
        let place = cell.style & 63
        if changed[place].old != cell.style {
          changed[place] = (cell.style, changedStyle(cell.style, s, reverses))
        }
        let content = cell.content == 0 && !cell.isRightHalf ? cell.with(content: 0x20) : cell
        row[x] = content.with(style: changed[place].new)
      }
      screen.touch(y, to)
    }
  }

  private mutating func changedStyle(_ style: Int, _ s: ControlSequence, _ reverses: Bool) -> Int {
    var pen = styles[style]
    if s.count <= 4 { Self.change(&pen, 0, reverses) }
    for index in 4..<max(4, s.count) { Self.change(&pen, s.value(index), reverses) }
    return styles.number(of: pen)
  }

  private static func change(_ pen: inout Pen, _ attribute: Int, _ reverses: Bool) {
    let known: [(Int, Attributes)] = [(1, .bold), (5, .blink), (7, .reverse), (8, .hidden)]
    if reverses {
      for (number, value) in known where attribute == number || attribute == 0 {
        pen.attributes ^= value.rawValue
      }
      if attribute == 4 || attribute == 0 { pen.underline = pen.underline == 0 ? 1 : 0 }
      return
    }
    for (number, value) in known {
      if attribute == number { pen.set(value) }
      if attribute == 0 || attribute == number + 20 { pen.set(value, false) }
    }
    if attribute == 22 { pen.set(.bold, false) }
    if attribute == 4 { pen.underline = 1 }
    if attribute == 0 || attribute == 24 { pen.underline = 0 }
  }

  /// XTREPORTSGR: what all cells of a rectangle have in common.
  mutating func reportAttributes(_ s: ControlSequence) {
    let area = rectangle(s, at: 0)
    guard !area.isEmpty else { return }
    var last = screen.row(area.minY)[area.minX].style
    var common = styles[last]
    for y in area.minY..<area.maxY where common != .plain {
      let row = screen.row(y)
      for x in area.minX..<area.maxX where row[x].style != last {
        last = row[x].style
        common.keepCommon(styles[last])
      }
    }
    reply("\u{1B}[\(graphicsReport(common))m")
  }
}
