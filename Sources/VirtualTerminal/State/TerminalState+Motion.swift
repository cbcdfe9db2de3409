extension TerminalState {
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
    moveTo(
      x: min(newX + margins.left, margins.right), y: min(newY + margins.top, margins.bottom))
  }

  /// The cursor as a program counts it, from 0.
  var addressed: (x: Int, y: Int) {
    modes.contains(.origin) ? (x - margins.left, y - margins.top) : (x, y)
  }

  mutating func moveUp(_ count: Int) {
    let limit = y >= margins.top ? margins.top : 0
    moveTo(x: x, y: max(limit, y - count))
  }

  mutating func moveDown(_ count: Int) {
    let limit = y <= margins.bottom ? margins.bottom : rows - 1
    moveTo(x: x, y: min(limit, y + count))
  }

  mutating func moveRight(_ count: Int) {
    let limit = x <= margins.right ? margins.right : columns - 1
    moveTo(x: min(limit, x + count), y: y)
  }

  mutating func moveLeft(_ count: Int) {
    let wraps = modes.contains(.reverseWrap) || modes.contains(.reverseWrapExtended)
    if wraps, modes.contains(.autoWrap) { return reverseWrap(count) }
    let limit = x >= margins.left ? margins.left : 0
    moveTo(x: max(limit, x - count), y: y)
  }

  /// Mode 45: backwards over the left edge to the end of the line before. A pending wrap is a step
  /// of its own.
  private mutating func reverseWrap(_ count: Int) {
    var left = min(count, columns * rows)
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
        moveTo(x: margins.right, y: isFirst ? (y == 0 ? rows - 1 : margins.bottom) : y - 1)
        left -= 1
      }
    }
  }

  @inline(__always)
  mutating func carriageReturn() {
    x = x >= margins.left || modes.contains(.origin) ? margins.left : 0
    pendingWrap = false
  }

  /// One line down; at the bottom of the region its text goes up instead (IND).
  @inline(__always)
  mutating func index() {
    pendingWrap = false
    if y == margins.bottom {
      scrollByLine()
    } else if y < rows - 1 {
      y += 1
    }
  }

  /// One line up (RI).
  mutating func reverseIndex() {
    pendingWrap = false
    if y == margins.top {
      if x >= margins.left, x <= margins.right { scrollDown(1) }
    } else if y > 0 {
      y -= 1
    }
  }

  @inline(__always)
  mutating func lineFeed() {
    index()
    if modes.contains(.newLine) { carriageReturn() }
  }

  mutating func tab(_ count: Int) {
    let end = (x <= margins.right ? margins.right : columns - 1)
    var target = x
    for _ in 0..<min(count, columns) where target < end {
      target += 1
      while target < end, !tabs[target] { target += 1 }
    }
    let wasPending = pendingWrap
    moveTo(x: target, y: y)
    pendingWrap = wasPending
    guard target > x, tabs[target] else { return }
    x = target
    tabbedTo = (x, y)
  }

  mutating func backTab(_ count: Int) {
    let start = modes.contains(.origin) ? margins.left : 0
    var target = x
    for _ in 0..<min(count, columns) where target > start {
      target -= 1
      while target > start, !tabs[target] { target -= 1 }
    }
    moveTo(x: target, y: y)
  }
}
