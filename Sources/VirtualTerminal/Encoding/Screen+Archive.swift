extension Screen {
  /// The lines of the history and the screen. A screen that is read to must be empty.
  mutating func archive(_ archive: inout StateArchive, _ tables: StateTables) {
    var count = historyCount
    archive.count(&count, most: historyLimit)
    for y in -count..<rows where !archive.isFailed {
      var line = archive.isReading ? SavedLine(cells: [], flags: []) : savedLine(y)
      line.archive(&archive, columns, tables)
      guard archive.isReading, !archive.isFailed else { continue }
      if y < 0 { keep(line) } else { write(line, at: y) }
    }
  }
}

/// The sizes of the tables that cells have numbers of.
struct StateTables {
  let styles: Int
  let clusters: Int

  func contains(style number: Int) -> Bool {
    number < styles || Pen(paletteNumber: number).paletteNumber == number
  }

  func contains(_ content: UInt32) -> Bool {
    let flag = UInt32(PackedCell.clusterFlag)
    if content & flag != 0 { return Int(content & ~flag) < clusters }
    return Unicode.Scalar(content) != nil
  }
}

extension SavedLine {
  /// Runs of cells that differ in nothing but their contents.
  fileprivate mutating func archive(
    _ archive: inout StateArchive, _ columns: Int, _ tables: StateTables
  ) {
    archive.number(&flags.rawValue, 0...UInt32.max)
    var x = 0
    var end = cells.count
    archive.number(&end, 0...columns)
    if archive.isReading { cells.reserveCapacity(end) }
    while x < end, !archive.isFailed {
      var run = archive.isReading ? CellRun() : CellRun(cells[x...])
      run.archive(&archive, tables)
      if archive.isReading {
        run.write(to: &cells)
        if run.columns == 0 || cells.count > end { archive.fail() }
      }
      x += run.columns
    }
    if archive.isReading, !isWhole { archive.fail() }
  }

  /// Each wide character has its right half, and each right half its character.
  private var isWhole: Bool {
    var isOpen = false
    for cell in cells {
      if cell.isRightHalf != isOpen { return false }
      isOpen = cell.isWide
    }
    return !isOpen
  }
}

/// Neighbours that differ in nothing but their contents.
private struct CellRun {
  /// The bits beside the content. Kind 1 stands for wide characters with the right halves that they are
  /// printed with, kind 3 for others.
  var bits: UInt64 = 0
  var contents: [UInt32] = []

  private static let bare: UInt64 = 3 << 22

  init() {}

  init(_ cells: ArraySlice<PackedCell>) {
    var rest = cells
    let first = Self.bits(rest)
    bits = first
    while !rest.isEmpty, Self.bits(rest) == first {
      contents.append(rest[rest.startIndex].content)
      rest = rest.dropFirst(first & Self.bare == PackedCell.wide ? 2 : 1)
    }
  }

  private static func bits(_ cells: ArraySlice<PackedCell>) -> UInt64 {
    let cell = cells[cells.startIndex]
    let bits = cell.bits & ~PackedCell.contentMask
    guard cell.isWide else { return bits }
    return cells.dropFirst().first == cell.rightHalf ? bits : bits | bare
  }

  private var hasRightHalves: Bool { bits & Self.bare == PackedCell.wide }
  var columns: Int { hasRightHalves ? contents.count * 2 : contents.count }

  mutating func archive(_ archive: inout StateArchive, _ tables: StateTables) {
    var code = bits >> 22
    archive.bits(&code)
    bits = code << 22
    let known =
      Self.bare | PackedCell.protected | PackedCell.picture | PackedCell.styleMask
    let style = PackedCell(bits: bits).style
    if code >> 42 != 0 || bits & ~known != 0 || !tables.contains(style: style) { archive.fail() }
    archive.list(&contents, most: 4096, new: 0) { archive, content in
      var value = UInt64(content)
      archive.bits(&value)
      content = UInt32(truncatingIfNeeded: value)
      if value > PackedCell.contentMask || !tables.contains(content) { archive.fail() }
    }
  }

  func write(to cells: inout [PackedCell]) {
    let isBare = bits & Self.bare == Self.bare
    let bits = isBare ? bits & ~Self.bare | PackedCell.wide : bits
    for content in contents {
      let cell = PackedCell(bits: bits | UInt64(content))
      cells.append(cell)
      if hasRightHalves { cells.append(cell.rightHalf) }
    }
  }
}
