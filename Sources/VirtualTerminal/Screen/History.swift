import Glibc

/// The lines that were scrolled off the top, in as few bytes as each needs.
///
/// They are many and rarely looked at. A line of one style takes a byte a column where it is Latin
/// text, four bytes a character otherwise, a line of several styles eight; on the screen each takes
/// eight bytes a column. Lines stand one behind the other in chunks, which are given back once none
/// of their lines is kept.
struct History: ~Copyable {
  let limit: Int
  private(set) var count = 0
  /// A ring of the kept lines; `oldest` is the place of the first.
  private let lines: UnsafeMutablePointer<Line?>
  private var oldest = 0
  private var chunks: ChunkPool

  /// The header before the cells of a line.
  private struct Header {
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

  private typealias Line = UnsafeMutablePointer<Header>

  init(limit: Int, columns: Int) {
    self.limit = limit
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
    if count == limit { dropOldest() }
    lines[place(count)] = store(cells, columns, flags)
    count &+= 1
  }

  @inline(__always)
  private mutating func dropOldest() {
    if let line = lines[oldest] { chunks.release(line) }
    oldest = oldest &+ 1 == limit ? 0 : oldest &+ 1
    count &-= 1
  }

  mutating func removeAll() {
    while count > 0 { dropOldest() }
  }

  @inline(__always)
  private func place(_ index: Int) -> Int {
    let place = oldest &+ index
    return place >= limit ? place &- limit : place
  }

  private func header(_ index: Int) -> Line {
    precondition(index >= 0 && index < count)
    guard let line = lines[place(index)] else { preconditionFailure("line \(index) is not kept") }
    return line
  }

  /// Returns the flags of a line, the oldest is 0.
  func flags(_ index: Int) -> LineFlags { header(index).pointee.flags }
  func columns(_ index: Int) -> Int { Int(header(index).pointee.columns) }
  func setFlags(_ index: Int, _ flags: LineFlags) { header(index).pointee.flags = flags }

  /// Writes the cells of a line into a row.
  ///
  /// - Returns: how many there are.
  func read(_ index: Int, into row: UnsafeMutablePointer<PackedCell>) -> Int {
    let line = header(index)
    let columns = Int(line.pointee.columns)
    switch line.pointee.form {
    case .bytes:
      let bytes = Self.body(line, UInt8.self)
      for x in 0..<columns { row[x].bits = line.pointee.common | UInt64(bytes[x]) }
    case .words: Self.unpack(Self.body(line, UInt32.self), line, into: row)
    case .characters: Self.unpack(Self.body(line, UInt64.self), line, into: row)
    case .cells: row.update(from: Self.body(line, PackedCell.self), count: columns)
    }
    return columns
  }

  private static func unpack<Unit: FixedWidthInteger>(
    _ units: UnsafePointer<Unit>, _ line: Line, into row: UnsafeMutablePointer<PackedCell>
  ) {
    var next = units
    var x = 0
    while x < line.pointee.columns {
      row[x].bits = UInt64(next.pointee) | (Unit.bitWidth == 64 ? 0 : line.pointee.common)
      if row[x].isWide {
        row[x + 1] = row[x].rightHalf
        x += 1
      }
      x += 1
      next += 1
    }
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
    for index in 0..<count {
      let line = header(index)
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
  private static func body<Element>(
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
    var others: UInt64 = 0
    for x in 0..<columns { others |= cells[x].bits ^ common }
    if others < 0x100 {
      let bytes = Self.body(line, UInt8.self)
      for x in 0..<columns { bytes[x] = UInt8(truncatingIfNeeded: cells[x].bits) }
      chunks.take(MemoryLayout<Header>.stride &+ columns)
    } else {
      let length = Self.storeOther(cells, columns, line, hasOneStyle: others >> 32 == 0)
      chunks.take(MemoryLayout<Header>.stride &+ length)
    }
    return line
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
