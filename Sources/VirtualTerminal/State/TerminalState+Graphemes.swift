extension TerminalState {
  /// The most scalars that one cell keeps in mode 2027; families of emoji have up to ten.
  private static let clusterLength = 16

  /// In mode 2027: adds the scalar to the character before the cursor where both are one grapheme
  /// cluster (UAX #29).
  ///
  /// - Returns: whether it was added, or dropped because the cell is full.
  mutating func joinsCluster(_ scalar: Unicode.Scalar, _ width: Int) -> Bool {
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

  /// A character that an emoji selector, or a wide part, has made two columns wide.
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
