import Glibc

/// The lines that were scrolled off the top, in as few bytes as each needs.
///
/// They are many and rarely looked at. A line of one style takes a byte a column where it is Latin
/// text, four bytes a character otherwise, a line of several styles eight; on the screen each takes
/// eight bytes a column. Lines stand one behind the other in chunks, which are given back once none
/// of their lines is kept.
struct History: ~Copyable {
  let limit: Int
  /// The number of columns that lines are wrapped for, but for the old ones.
  private(set) var width: Int
  var old = OldLines()
  /// The number of lines in memory.
  private(set) var stored = 0
  /// A ring of the kept lines; `oldest` is the place of the first.
  private let lines: UnsafeMutablePointer<Line?>
  private var oldest = 0
  private var chunks: ChunkPool

  /// The header before the cells of a line.
  struct Header {
    enum Form: UInt8 {
      /// The lowest byte of each cell; the other bits are `common`.
      case bytes
      /// The lower half of each cell; the other one, with the style, is in `common`. Without the
      /// right halves of wide characters, which follow from the left ones.
      case words
      /// Whole cells, again without right halves.
      case characters
      /// All cells.
      case cells
    }

    var common: UInt64
    var flags: LineFlags
    /// The number of columns that it fills.
    var columns: UInt16
    var form: Form
  }

  typealias Line = UnsafeMutablePointer<Header>

  /// The number of lines as the present width has them.
  var count: Int { stored - old.count + old.rows }

  init(limit: Int, columns: Int) {
    self.limit = limit
    width = columns
    // Pages of the ring cost nothing before a line is kept there.
    guard let block = calloc(max(1, limit), MemoryLayout<Line?>.stride)
    else { preconditionFailure("no memory for \(limit) lines of history") }
    lines = block.bindMemory(to: Line?.self, capacity: max(1, limit))
    chunks = ChunkPool(largest: MemoryLayout<Header>.stride + columns * 8)
  }

  deinit { free(lines) }

  // MARK: Lines
  /// Keeps a line as the newest; forgets the oldest where there are too many.
  @inline(__always)
  mutating func append(_ cells: UnsafePointer<PackedCell>, _ columns: Int, _ flags: LineFlags) {
    guard limit > 0 else { return }
    if stored == limit || count >= limit { makeRoom() }
    lines[place(stored)] = store(cells, columns, flags)
    stored &+= 1
  }

  @inline(__always)
  private mutating func makeRoom() {
    if old.count > 0 { settle() }
    if stored == limit { dropOldest() }
  }

  @inline(__always)
  mutating func dropOldest() {
    if let line = lines[oldest] { chunks.release(line) }
    oldest = oldest &+ 1 == limit ? 0 : oldest &+ 1
    stored &-= 1
  }

  mutating func removeAll() {
    while stored > 0 { dropOldest() }
    old = OldLines()
  }

  /// Keeps a line as the newest, cut where it is too long.
  mutating func append(_ line: SavedLine) {
    Self.withCells(line, cutAt: width) { append($0, $1, line.flags) }
  }

  /// Keeps a line as the oldest, as it is; there must be room for it.
  mutating func prepend(_ line: SavedLine) {
    oldest = oldest == 0 ? limit - 1 : oldest - 1
    Self.withCells(line, cutAt: .max) { lines[oldest] = store($0, $1, line.flags) }
    stored += 1
  }

  private static func withCells(
    _ line: SavedLine, cutAt width: Int, _ body: (UnsafePointer<PackedCell>, Int) -> Void
  ) {
    var cells = line.cells.prefix(width)
    if let last = cells.last, last.isWide { cells[cells.endIndex - 1] = last.erased }
    var none = PackedCell.empty
    cells.withUnsafeBufferPointer { buffer in
      if let start = buffer.baseAddress { body(start, buffer.count) } else { body(&none, 0) }
    }
  }

  /// Keeps a line that is stored already.
  mutating func keep(_ line: Line) {
    if stored == limit { dropOldest() }
    lines[place(stored)] = line
    stored += 1
  }

  mutating func release(_ line: Line) { chunks.release(line) }

  mutating func removeLast(_ count: Int) {
    for _ in 0..<count {
      release(pointer(stored - 1))
      stored -= 1
    }
  }

  /// Takes all lines out of the ring, and leaves them stored.
  mutating func exchangeRing() -> [Line] {
    defer { (oldest, stored) = (0, 0) }
    return (0..<stored).map { pointer($0) }
  }

  /// Makes room for lines of another width, beside those of the old one.
  mutating func prepare(for new: Int) {
    width = new
    chunks.setLargest(MemoryLayout<Header>.stride + max(new, old.width) * 8)
  }

  @inline(__always)
  private func place(_ index: Int) -> Int {
    let place = oldest &+ index
    return place >= limit ? place &- limit : place
  }

  /// Returns a line as it is stored, the oldest is 0.
  func pointer(_ index: Int) -> Line {
    precondition(index >= 0 && index < stored)
    guard let line = lines[place(index)] else { preconditionFailure("line \(index) is not kept") }
    return line
  }

  private func header(_ index: Int) -> Line {
    precondition(old.count == 0, "lines are still to be wrapped")
    return pointer(index)
  }

  /// Says that the text of the newest line does not go on in the screen's first row.
  func endNewestText() {
    guard stored > 0 else { return }
    pointer(stored - 1).pointee.flags.subtract([.wrapped, .filler])
  }

  /// Returns the flags of a line, the oldest is 0.
  func flags(_ index: Int) -> LineFlags { header(index).pointee.flags }
  func columns(_ index: Int) -> Int { Int(header(index).pointee.columns) }
  func setFlags(_ index: Int, _ flags: LineFlags) { header(index).pointee.flags = flags }

  /// Writes the cells of a line into a row.
  ///
  /// - Returns: how many there are.
  func read(_ index: Int, into row: UnsafeMutablePointer<PackedCell>) -> Int {
    Self.read(header(index), into: row)
  }

  /// Puts another line in the place of one, cut where it is too long.
  mutating func replace(_ index: Int, _ line: SavedLine) {
    let before = pointer(index)
    Self.withCells(line, cutAt: width) { lines[place(index)] = store($0, $1, line.flags) }
    release(before)
  }

  /// Puts other cells in the place of a line's.
  mutating func replace(_ index: Int, _ cells: UnsafePointer<PackedCell>, _ columns: Int) {
    let old = header(index)
    lines[place(index)] = store(cells, columns, old.pointee.flags)
    chunks.release(old)
  }

  /// Calls for the cells of all lines, once for all of a line that share everything but a byte; its
  /// content is 0 then. Right halves follow from what the left ones are afterwards.
  func forEachCell(_ body: (inout PackedCell) -> Void) {
    for index in 0..<stored {
      let line = pointer(index)
      switch line.pointee.form {
      case .bytes:
        var cell = PackedCell(bits: line.pointee.common)
        body(&cell)
        line.pointee.common = cell.bits
      case .words: Self.forEachWord(line, body)
      case .characters, .cells: Self.forEachWhole(line, body)
      }
    }
  }

  private static func forEachWord(_ line: Line, _ body: (inout PackedCell) -> Void) {
    var word = Self.body(line, UInt32.self)
    var cell = PackedCell.empty
    var x = 0
    while x < line.pointee.columns {
      cell.bits = line.pointee.common | UInt64(word.pointee)
      body(&cell)
      word.pointee = UInt32(truncatingIfNeeded: cell.bits)
      word += 1
      x += cell.isWide ? 2 : 1
    }
    line.pointee.common = cell.bits & ~0xFFFF_FFFF
  }

  private static func forEachWhole(_ line: Line, _ body: (inout PackedCell) -> Void) {
    var cell = Self.body(line, PackedCell.self)
    var x = 0
    while x < line.pointee.columns {
      x += line.pointee.form == .characters && cell.pointee.isWide ? 2 : 1
      body(&cell.pointee)
      cell += 1
    }
  }

  // MARK: Forms
  @inline(__always)
  static func body<Element>(
    _ line: Line, _: Element.Type
  ) -> UnsafeMutablePointer<Element> {
    UnsafeMutableRawPointer(line + 1).assumingMemoryBound(to: Element.self)
  }

  @inline(__always)
  private mutating func store(
    _ cells: UnsafePointer<PackedCell>, _ columns: Int, _ flags: LineFlags
  ) -> Line {
    let line = chunks.room().assumingMemoryBound(to: Header.self)
    let common = columns == 0 ? 0 : cells[0].bits & ~PackedCell.contentMask
    line.initialize(
      to: Header(common: common, flags: flags, columns: UInt16(columns), form: .bytes))
    let others = Self.storeBytes(cells, columns, Self.body(line, UInt8.self), common)
    if others < 0x100 {
      chunks.take(MemoryLayout<Header>.stride &+ columns)
    } else {
      let length = Self.storeOther(cells, columns, line, hasOneStyle: others >> 32 == 0)
      chunks.take(MemoryLayout<Header>.stride &+ length)
    }
    return line
  }

  /// Writes the lowest byte of each cell, eight at once: most lines that leave the screen are such.
  ///
  /// - Returns: the bits in which a cell differs from `common`; the bytes are all of the line where only
  ///   those of a byte do.
  @inline(__always)
  private static func storeBytes(
    _ cells: UnsafePointer<PackedCell>, _ columns: Int, _ bytes: UnsafeMutablePointer<UInt8>,
    _ common: UInt64
  ) -> UInt64 {
    let expected = unsafeBitCast(SIMD8<UInt64>(repeating: common), to: SIMD16<UInt32>.self)
    var others = SIMD16<UInt32>.zero
    var x = 0
    while x &+ 8 <= columns {
      let eight = UnsafeRawPointer(cells + x).loadUnaligned(as: SIMD16<UInt32>.self)
      others |= eight ^ expected
      // Half by half: truncated in one step, they are done one by one.
      let words = unsafeBitCast(eight.evenHalf, to: SIMD16<UInt16>.self)
      let lowest = unsafeBitCast(words.evenHalf, to: SIMD16<UInt8>.self).evenHalf
      UnsafeMutableRawPointer(bytes + x).storeBytes(of: lowest, as: SIMD8<UInt8>.self)
      x &+= 8
    }
    var rest: UInt64 = 0
    while x < columns {
      rest |= cells[x].bits ^ common
      bytes[x] = UInt8(truncatingIfNeeded: cells[x].bits)
      x &+= 1
    }
    let whole = unsafeBitCast(others, to: SIMD8<UInt64>.self)
    let four = whole.lowHalf | whole.highHalf
    return rest | four.x | four.y | four.z | four.w
  }

  /// - Returns: how many bytes behind the header were taken.
  private static func storeOther(
    _ cells: UnsafePointer<PackedCell>, _ columns: Int, _ line: Line, hasOneStyle: Bool
  ) -> Int {
    if hasOneStyle {
      line.pointee.form = .words
      line.pointee.common &= ~0xFFFF_FFFF
      if let count = storeCharacters(cells, columns, body(line, UInt32.self)) { return count * 4 }
    } else {
      line.pointee.form = .characters
      if let count = storeCharacters(cells, columns, body(line, UInt64.self)) { return count * 8 }
    }
    line.pointee.form = .cells
    body(line, PackedCell.self).update(from: cells, count: columns)
    return columns * 8
  }

  /// Counts the cells of a run of characters without a branch for each cell: wide and narrow ones
  /// mix in no order that could be foreseen.
  ///
  /// - Returns: how many characters there are; nil where a wide one has another right half than the
  ///   one that it is printed with.
  @inline(__always)
  private static func storeCharacters<Unit: FixedWidthInteger>(
    _ cells: UnsafePointer<PackedCell>, _ columns: Int, _ units: UnsafeMutablePointer<Unit>
  ) -> Int? {
    var count = 0
    var wide = 0
    var last = PackedCell.empty
    for x in 0..<columns {
      let cell = cells[x]
      units[count] = Unit(truncatingIfNeeded: cell.bits)
      let follows = (last.isWide ? 1 : 0) & (cell == last.rightHalf ? 1 : 0)
      wide &+= (cell.isWide ? 1 : 0) &- follows
      count &+= 1 &- follows
      last = cell
    }
    return wide == 0 ? count : nil
  }
}
