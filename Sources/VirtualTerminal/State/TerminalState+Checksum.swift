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
    for y in area.minY..<area.maxY { sum += checksum(row: y, area.minX..<area.maxX) }
    if !checksumForm.contains(.isPositive) { sum = -sum }
    let text = String(UInt16(truncatingIfNeeded: sum), radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: 4 - text.utf8.count) + text
    reply("\u{1B}P\(s.value(0))!~\(padded)\u{1B}\\")
  }

  private func checksum(row y: Int, _ columns: Range<Int>) -> Int {
    let row = screen.row(y)
    let countsEmpty = !checksumForm.isDisjoint(with: [.withBlanksAtTheEnd, .withEmptyCells])
    var sum = 0
    // Empty cells count where something follows them in the row.
    var open = 0
    for x in columns where !row[x].isRightHalf {
      if row[x].content != 0 {
        sum += open + checksum(row[x])
        open = 0
      } else if countsEmpty {
        open += 0x20
      }
    }
    return checksumForm.contains(.withBlanksAtTheEnd) ? sum + open : sum
  }

  private func checksum(_ cell: PackedCell) -> Int {
    let scalars = clusters.scalars(cell.content)
    let isWhole = checksumForm.contains(.withWholeCharacters)
    let character = isWhole ? scalars.reduce(0) { $0 + Int($1) } : Int(scalars[0] & 0xFF)
    return checksumForm.contains(.withoutAttributes) ? character : character + attributes(cell)
  }

  private func attributes(_ cell: PackedCell) -> Int {
    let pen = styles[cell.style]
    let all: [(Bool, Int)] = [
      (cell.isProtected, 0x04), (pen.has(.hidden), 0x08), (pen.underline > 0, 0x10),
      (pen.has(.reverse), 0x20), (pen.has(.blink), 0x40), (pen.has(.bold), 0x80),
    ]
    return all.reduce(0) { $0 + ($1.0 ? $1.1 : 0) }
  }
}
