import Glibc
import Terminal

extension TerminalState {
  /// Brings `penBits` up to date after the pen has changed.
  @inline(__always)
  mutating func refreshPen() {
    if isPenStale { internPen() }
  }

  /// Brings `erasedCell` up to date after the pen has changed.
  @inline(__always)
  mutating func refreshErasedCell() {
    if isPenStale || isErasedCellStale { internErasedCell() }
  }

  private mutating func internPen() {
    isPenStale = false
    isErasedCellStale = true
    if styles.count >= styleLimit { collectStyles() }
    let protection = isProtecting ? PackedCell.protected : 0
    penBits =
      UInt64(truncatingIfNeeded: styles.number(of: pen)) << PackedCell.styleShift | protection
  }

  private mutating func internErasedCell() {
    refreshPen()
    isErasedCellStale = false
    let number = pen.background | pen.foreground == 0 ? 0 : styles.number(of: pen.erasing)
    erasedCell = PackedCell(bits: UInt64(number) << PackedCell.styleShift)
  }

  public mutating func printASCII(_ run: UnsafeBufferPointer<UInt8>) {
    guard let start = run.baseAddress else { return }
    guard charsets.isPlain, !modes.contains(.insert), !modes.contains(.graphemeClusters) else {
      for byte in run { printLeft(byte) }
      return
    }
    refreshPen()
    var source = start
    let end = start + run.count
    while source < end {
      if pendingWrap { wrap() }
      let line = screen.line(y)
      let limit = enterLine(line)
      let count = min(end - source, limit - x)
      store(source, count, line)
      source += count
      x += count
      if x == limit {
        x = limit - 1
        pendingWrap = modes.contains(.autoWrap)
        if !pendingWrap, source < end {
          // Without wrapping only the last character stays in the last column.
          store(end - 1, 1, line)
          break
        }
      }
    }
    lastPrinted = UInt32((end - 1).pointee)
  }

  /// Widens bytes into cells from the cursor on.
  @inline(__always)
  private mutating func store(_ source: UnsafePointer<UInt8>, _ count: Int, _ line: Int) {
    let row = screen.open(line: line, x, x + count)
    var target = UnsafeMutableRawPointer(row + x)
    var source = source
    var left = count
    while left >= 8 {
      let bytes = UnsafeRawPointer(source).loadUnaligned(as: SIMD8<UInt8>.self)
      let cells = SIMD8<UInt64>(truncatingIfNeeded: bytes) | SIMD8(repeating: penBits)
      target.storeBytes(of: cells, as: SIMD8<UInt64>.self)
      target += 8 * MemoryLayout<PackedCell>.stride
      source += 8
      left &-= 8
    }
    while left > 0 {
      target.storeBytes(of: UInt64(source.pointee) | penBits, as: UInt64.self)
      target += MemoryLayout<PackedCell>.stride
      source += 1
      left &-= 1
    }
  }

  /// Prints one byte through the charsets.
  private mutating func printLeft(_ byte: UInt8) { put(charsets.takeLeft().scalar(byte), width: 1) }

  /// A character within the line at once, where the parser is; at its end and in other modes by
  /// ``put(_:width:)``, which does the same there.
  @inline(__always)
  public mutating func print(_ scalar: Unicode.Scalar) {
    let width = widths.width(scalar)
    guard width > 0, !pendingWrap, options.utf8, charsets.isPlain, !modes.contains(.insert),
      !modes.contains(.graphemeClusters)
    else { return printOther(scalar) }
    refreshPen()
    let line = screen.line(y)
    let limit = enterLine(line)
    guard x &+ width < limit else { return put(scalar.value, width: width) }
    place(scalar.value, width, line)
    lastPrinted = scalar.value
    x &+= width
  }

  private mutating func printOther(_ scalar: Unicode.Scalar) {
    if !options.utf8 {
      return put(charsets[charsets.right].scalar(UInt8(scalar.value & 0x7F)), width: 1)
    }
    if !charsets.isPlain { _ = charsets.takeLeft() }
    let width = widths.width(scalar)
    if modes.contains(.graphemeClusters), joinsCluster(scalar, width) { return }
    if width == 0 { combine(scalar.value) } else { put(scalar.value, width: width) }
  }

  /// Prints one character of one or two columns.
  mutating func put(_ scalar: UInt32, width: Int) {
    if modes.contains(.graphemeClusters), width == 1,
      joinsCluster(Unicode.Scalar(scalar) ?? " ", width)
    {
      return
    }
    refreshPen()
    if pendingWrap { wrap() }
    var line = screen.line(y)
    var limit = enterLine(line)
    if x + width > limit {
      guard limit >= width else { return }
      if modes.contains(.autoWrap) {
        wrap()
        line = screen.line(y)
        limit = enterLine(line)
        guard x + width <= limit else { return }
      } else {
        x = limit - width
      }
    }
    if modes.contains(.insert) {
      refreshErasedCell()
      screen.shiftRight(y, x, limit, by: width, erasedCell)
    }
    place(scalar, width, line)
    lastPrinted = scalar
    x += width
    if x >= limit {
      x = limit - 1
      pendingWrap = modes.contains(.autoWrap)
    }
  }

  @inline(__always)
  private mutating func place(_ scalar: UInt32, _ width: Int, _ line: Int) {
    let row = screen.open(line: line, x, x + width)
    if width == 2 {
      row[x] = PackedCell(bits: UInt64(scalar) | penBits | PackedCell.wide)
      row[x + 1] = PackedCell(bits: penBits | PackedCell.rightHalf)
    } else {
      row[x] = PackedCell(bits: UInt64(scalar) | penBits)
    }
  }

  /// Goes to the next line because the text goes on there.
  mutating func wrap() {
    screen.setWrapped(y, true)
    pendingWrap = false
    index()
    x = x >= margins.left ? margins.left : 0
  }

  /// The column of the character before the cursor, which zero-width scalars join.
  var previousColumn: Int? {
    let column = pendingWrap ? x : x - 1
    guard column >= 0 else { return nil }
    return screen.row(y)[column].isRightHalf ? max(0, column - 1) : column
  }

  mutating func combine(_ scalar: UInt32) {
    guard let column = previousColumn else { return }
    append(scalar, column, most: DisplayWidth.marksPerCell + 1)
  }

  /// Adds a scalar to a cell that holds fewer than `most`.
  mutating func append(_ scalar: UInt32, _ column: Int, most: Int) {
    let cell = screen.row(y)[column]
    let content = cell.content == 0 ? 0x20 : cell.content
    guard clusters.length(content) < most else { return }
    if clusters.count >= clusterLimit {
      collectClusters()
      return append(scalar, column, most: most)
    }
    guard let longer = clusters.appending(scalar, to: content) else { return }
    screen.row(y)[column] = cell.with(content: longer)
    screen.touch(y, column + 1)
  }

  /// The most scalars that one cell keeps in mode 2027; families of emoji have up to ten.
  private static let clusterLength = 16

  /// Adds the scalar to the character before the cursor where both are one grapheme cluster (UAX
  /// #29), in mode 2027.
  ///
  /// - Returns: whether it was added, or dropped because the cell is full.
  private mutating func joinsCluster(_ scalar: Unicode.Scalar, _ width: Int) -> Bool {
    guard let column = previousColumn else { return width == 0 }
    let cell = screen.row(y)[column]
    guard cell.content != 0 else { return false }
    if cell.content < 0x300, scalar.value < 0x300, scalar.value != 0xAD { return false }
    var text = clusters.text(cell.content)
    let joinsConjunct = ConjunctBreak.joins(scalar, to: text.unicodeScalars)
    let count = text.count
    text.unicodeScalars.append(scalar)
    guard joinsConjunct || text.count == count else { return false }
    append(scalar.value, column, most: Self.clusterLength)
    if !cell.isWide, scalar.value == 0xFE0F || width == 2 { widen(column) }
    return true
  }

  /// Widens a character that an emoji selector, or a wide part, has made two columns wide.
  private mutating func widen(_ column: Int) {
    guard !pendingWrap, column + 1 == x, x < textEnd else { return }
    let row = screen.row(y)
    screen.split(y, x + 1)
    row[column].bits |= PackedCell.wide
    row[x] = PackedCell(bits: row[column].bits & PackedCell.styleMask | PackedCell.rightHalf)
    screen.touch(y, x + 1)
    x += 1
    if x >= textEnd {
      x = textEnd - 1
      pendingWrap = modes.contains(.autoWrap)
    }
  }
}

/// Remembers the widths of scalars below U+20000, so that each is asked for once.
final class WidthTable {
  private static let count = 0x20000
  /// 0 not asked yet, otherwise the width and one more.
  private let known: UnsafeMutablePointer<UInt8>

  init() {
    guard let block = calloc(Self.count, 1) else { preconditionFailure("no memory for widths") }
    known = block.bindMemory(to: UInt8.self, capacity: Self.count)
  }

  deinit { free(known) }

  /// 0, 1 or 2; what the C library cannot print counts 1.
  @inline(__always)
  func width(_ scalar: Unicode.Scalar) -> Int {
    let value = Int(scalar.value)
    guard value < Self.count else { return Self.ask(scalar) }
    let width = known[value]
    if width != 0 { return Int(width) - 1 }
    return remember(scalar)
  }

  private func remember(_ scalar: Unicode.Scalar) -> Int {
    let width = Self.ask(scalar)
    known[Int(scalar.value)] = UInt8(width + 1)
    return width
  }

  private static func ask(_ scalar: Unicode.Scalar) -> Int {
    let width = DisplayWidth.of(scalar)
    return width < 0 ? 1 : width
  }
}
