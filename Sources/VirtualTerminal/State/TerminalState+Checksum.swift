import Terminal

/// The differences from DEC's checksum that a program has asked for (XTCHECKSUM, `CSI Ps # y`).
struct ChecksumForm: OptionSet {
  let rawValue: Int

  static let isPositive = ChecksumForm(rawValue: 1 << 0)
  static let withoutAttributes = ChecksumForm(rawValue: 1 << 1)
  static let withBlanksAtTheEnd = ChecksumForm(rawValue: 1 << 2)
  static let withEmptyCells = ChecksumForm(rawValue: 1 << 3)
  /// Whole scalars with the marks on them, and not the lowest 8 bits of the first.
  static let withWholeCharacters = ChecksumForm(rawValue: 1 << 4)
}

extension TerminalState {
  /// DECRQCRA, as xterm counts it: the negative sum of characters and attributes. Cells that were
  /// never written are left out, or count as blanks where a program asks for them.
  mutating func reportChecksum(_ s: ControlSequence) {
    let area = rectangle(s, at: 2)
    var sum = 0
    var attributes = LastAttributes()
    for y in area.minY..<area.maxY { sum += checksum(row: y, area.minX..<area.maxX, &attributes) }
    if !checksumForm.contains(.isPositive) { sum = -sum }
    let text = String(UInt16(truncatingIfNeeded: sum), radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: 4 - text.utf8.count) + text
    reply("\u{1B}P\(s.value(0))!~\(padded)\u{1B}\\")
  }

  /// The attributes of the last cell, which most neighbours share.
  private struct LastAttributes {
    var bits: UInt64 = 0
    var value = 0
  }

  private func checksum(row y: Int, _ columns: Range<Int>, _ last: inout LastAttributes) -> Int {
    let row = screen.row(y)
    // Nothing is written behind the cells that are used.
    let end = min(columns.upperBound, max(columns.lowerBound, screen.used(y)))
    let emptyCell =
      checksumForm.isDisjoint(with: [.withBlanksAtTheEnd, .withEmptyCells]) ? 0 : 0x20
    let mask: UInt32 = checksumForm.contains(.withWholeCharacters) ? .max : 0xFF
    let hasAttributes = !checksumForm.contains(.withoutAttributes)
    var sum = 0
    // Empty cells count where something follows them in the row.
    var open = 0
    for x in columns.lowerBound..<end {
      let cell = row[x]
      if cell.isRightHalf { continue }
      if cell.content == 0 {
        open += emptyCell
        continue
      }
      sum += open
      open = 0
      if hasAttributes {
        let bits = cell.bits & (PackedCell.styleMask | PackedCell.protected)
        if bits != last.bits { last = LastAttributes(bits: bits, value: attributes(cell)) }
        sum += last.value
      }
      let isScalar = cell.content & UInt32(PackedCell.clusterFlag) == 0
      sum += isScalar ? Int(cell.content & mask) : checksum(cluster: cell.content, mask)
    }
    open += emptyCell * (columns.upperBound - end)
    return checksumForm.contains(.withBlanksAtTheEnd) ? sum + open : sum
  }

  private func checksum(cluster content: UInt32, _ mask: UInt32) -> Int {
    let scalars = clusters.scalars(content)
    return mask == .max ? scalars.reduce(0) { $0 + Int($1) } : Int(scalars[0] & mask)
  }

  private func attributes(_ cell: PackedCell) -> Int {
    let pen = styles[cell.style]
    var sum = cell.isProtected ? 0x04 : 0
    if pen.has(.hidden) { sum += 0x08 }
    if pen.underline > 0 { sum += 0x10 }
    if pen.has(.reverse) { sum += 0x20 }
    if pen.has(.blink) { sum += 0x40 }
    return pen.has(.bold) ? sum + 0x80 : sum
  }
}
