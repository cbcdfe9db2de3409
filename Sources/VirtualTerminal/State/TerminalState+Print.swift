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
    guard charsets.isPlain, !modes.contains(.insert) else {
      for byte in run { printLeft(byte) }
      return
    }
    var source = start
    let end = start + run.count
    // Only the first can join what stands before: ASCII joins nothing but a prepended mark.
    if modes.contains(.graphemeClusters) {
      let first = UInt32(start.pointee)
      if joinsCluster(first, characters.properties(first)) { source += 1 }
      guard source < end else { return }
      clusterBehind = .ascii
    }
    refreshPen()
    var under: UInt32 = 0
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
        if !pendingWrap { under = Self.underCursor }
        if !pendingWrap, source < end {
          // Without wrapping only the last character stays in the last column.
          store(end - 1, 1, line)
          break
        }
      }
    }
    lastPrinted = UInt32((end - 1).pointee) | under
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
  private mutating func printLeft(_ byte: UInt8) {
    show(charsets.takeLeft().scalar(byte), width: 1)
  }

  /// A character within the line at once, where the parser is; at its end and in other modes by
  /// ``put(_:width:)``, which does the same there.
  @inline(__always)
  public mutating func print(_ scalar: Unicode.Scalar) {
    guard options.utf8, charsets.isPlain else { return printByCharset(scalar) }
    let properties = characters.properties(scalar.value)
    if modes.contains(.graphemeClusters), joinsCluster(scalar.value, properties) { return }
    let width = properties.width
    guard width > 0, !pendingWrap, !modes.contains(.insert)
    else { return printAlone(scalar.value, width) }
    refreshPen()
    let line = screen.line(y)
    let limit = enterLine(line)
    guard x &+ width < limit else { return put(scalar.value, width: width) }
    place(scalar.value, width, line)
    lastPrinted = scalar.value
    x &+= width
  }

  private mutating func printByCharset(_ scalar: Unicode.Scalar) {
    if !options.utf8 {
      return show(charsets[charsets.right].scalar(UInt8(scalar.value & 0x7F)), width: 1)
    }
    _ = charsets.takeLeft()
    show(scalar.value, width: characters.width(scalar.value))
  }

  /// Prints one character of any width, which in mode 2027 may join the one before.
  mutating func show(_ scalar: UInt32, width: Int) {
    if modes.contains(.graphemeClusters), joinsCluster(scalar, characters.properties(scalar)) {
      return
    }
    printAlone(scalar, width)
  }

  private mutating func printAlone(_ scalar: UInt32, _ width: Int) {
    if width == 0 { combine(scalar) } else { put(scalar, width: width) }
  }

  /// Prints one character of one or two columns.
  private mutating func put(_ scalar: UInt32, width: Int) {
    refreshPen()
    if pendingWrap { wrap() }
    var line = screen.line(y)
    var limit = enterLine(line)
    if x + width > limit {
      guard limit >= width else { return }
      if modes.contains(.autoWrap) {
        wrap(withFiller: true)
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
      if !pendingWrap { lastPrinted |= Self.underCursor }
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
  ///
  /// - Parameter withFiller: the last column stays empty, because a wide character did not fit.
  mutating func wrap(withFiller: Bool = false) {
    screen.setWrapped(y, true)
    if withFiller { screen.markFiller(y) }
    pendingWrap = false
    let before = y
    index()
    // Below the margins, or where a part of the line has moved up: the text goes on in no other line.
    if y == before { screen.setWrapped(y, false) }
    x = x >= margins.left ? margins.left : 0
  }

  /// The column of the character before the cursor, which zero-width scalars join. Inline: a call
  /// would hand over a copy of the whole state.
  @inline(__always)
  var previousColumn: Int? {
    let column = pendingWrap ? x : x - 1
    guard column >= 0 else { return nil }
    return screen.visibleRow(y)[column].isRightHalf ? max(0, column - 1) : column
  }

  @inline(never)
  mutating func combine(_ scalar: UInt32) {
    guard let column = previousColumn else { return }
    let cell = screen.visibleRow(y) + column
    // The flag of a region is one character and up to seven tags (UTS #51), which say nothing when cut.
    let isTag = (0xE0020...0xE007F).contains(scalar)
    append(scalar, cell, column, most: isTag ? Self.clusterLength : DisplayWidth.marksPerCell + 1)
  }

  /// Adds a scalar to a cell that holds fewer than `most`.
  @inline(__always)
  private mutating func append(
    _ scalar: UInt32, _ cell: UnsafeMutablePointer<PackedCell>, _ column: Int, most: Int
  ) {
    let content = cell.pointee.content == 0 ? 0x20 : cell.pointee.content
    guard clusters.length(content) < most else { return }
    guard let longer = clusters.known(scalar, behind: content) else {
      return appendNew(scalar, cell, column)
    }
    if cell.pointee.content == 0 { screen.touch(y, column + 1) }
    cell.pointee = cell.pointee.with(content: longer)
  }

  /// Adds a scalar to a cell where there is no such cluster yet.
  @inline(never)
  private mutating func appendNew(
    _ scalar: UInt32, _ cell: UnsafeMutablePointer<PackedCell>, _ column: Int
  ) {
    if clusters.count >= clusterLimit { collectClusters() }
    let content = cell.pointee.content == 0 ? 0x20 : cell.pointee.content
    guard let longer = clusters.appending(scalar, to: content) else { return }
    if cell.pointee.content == 0 { screen.touch(y, column + 1) }
    cell.pointee = cell.pointee.with(content: longer)
  }

  /// The most scalars that one cell keeps in mode 2027, and with tags in any mode; families of emoji have
  /// up to ten.
  static let clusterLength = 16

  /// Adds a scalar to the character before the cursor where both are one grapheme cluster (UAX #29),
  /// in mode 2027. A cluster is as wide as its parts together, but two columns at most; U+FE0F makes
  /// what is an emoji by it two columns wide.
  ///
  /// - Returns: whether it was added, or dropped because the cell is full.
  @inline(__always)
  private mutating func joinsCluster(
    _ scalar: UInt32, _ properties: CharacterProperties
  ) -> Bool {
    var state = clusterBehind ?? readCluster()
    let isJoined = breaks.step(&state, properties)
    clusterBehind = state
    if isJoined { join(scalar, properties) }
    return isJoined
  }

  /// Returns true if a character would join the one before the cursor.
  mutating func joinsBehind(_ scalar: UInt32) -> Bool {
    guard modes.contains(.graphemeClusters) else { return false }
    var state = clusterBehind ?? readCluster()
    return breaks.step(&state, characters.properties(scalar))
  }

  /// Returns the state of the cluster that stands before the cursor. Mutating, as a call of another kind
  /// hands over a copy of the whole state.
  @inline(never)
  mutating func readCluster() -> ClusterState {
    guard let column = previousColumn else { return .start }
    let content = screen.visibleRow(y)[column].content
    return content == 0 ? .start : clusters.state(content)
  }

  @inline(never)
  private mutating func join(_ scalar: UInt32, _ properties: CharacterProperties) {
    var column = pendingWrap ? x : x - 1
    guard column >= 0 else { return }
    let line = screen.line(y)
    let row = screen.cells(ofLine: line)
    if row[column].isRightHalf { column = max(0, column - 1) }
    let cell = row + column
    // Asked first: numbers of clusters may be given anew.
    let widens =
      !cell.pointee.isWide
      && (properties.width > 0
        || scalar == 0xFE0F
          && characters.properties(clusters.last(cell.pointee.content)).isEmojiBase)
    append(scalar, cell, column, most: Self.clusterLength)
    if widens, !pendingWrap, column + 1 == x { widen(cell, line) }
  }

  /// Widens the character before the cursor, which an emoji selector, or one more part, has made two
  /// columns wide.
  @inline(__always)
  private mutating func widen(_ cell: UnsafeMutablePointer<PackedCell>, _ line: Int) {
    let end = textEnd
    guard x < end else { return }
    _ = screen.open(line: line, x, x + 1)
    cell.pointee.bits |= PackedCell.wide
    cell[1] = cell.pointee.rightHalf
    x += 1
    if x >= end {
      x = end - 1
      pendingWrap = modes.contains(.autoWrap)
    }
  }
}
