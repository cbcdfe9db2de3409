import Semantics
import Terminal

/// The key for help, which stands alone in the first or the last rows of many programs: `F1 Help`, `?:View Help`,
/// `h=Help`, `<H> for help`, and a key that a sentence of its own tells of: `Press q to quit`.
enum HelpHints {
  static func find(_ grid: CellGrid, _ y: Int) -> [HintRules.Hint] {
    if let pressed = pressed(y, grid) { return [pressed] }
    guard isEdge(y, grid) else { return [] }
    if let lone = lone(y, grid) { return [lone] }
    return grid.pieces(y, 0..<grid.columns, gap: 2).compactMap { hint($0, y, grid) }
  }

  private static func isEdge(_ y: Int, _ grid: CellGrid) -> Bool { y < 2 || y >= grid.rows - 2 }

  /// Returns `F10: Menu`, alone in one of the last rows.
  private static func lone(_ y: Int, _ grid: CellGrid) -> HintRules.Hint? {
    let tokens = grid.pieces(y, 0..<grid.columns)
      .filter { $0.count > 1 || !SignedHints.isBullet($0.lowerBound, y, grid) }
    guard y >= grid.rows - 2, (2...4).contains(tokens.count), let last = tokens.last,
      grid.sign(tokens[0].upperBound - 1, y) == 0x3A,
      SignedHints.isSure(tokens[0].dropLast(), y, grid), tokens[0].count > 2,
      Sign.isLetter(grid.sign(tokens[1].lowerBound, y))
    else { return nil }
    return HintRules.Hint(
      key: tokens[0].dropLast(), label: tokens[1].lowerBound..<last.upperBound)
  }

  /// Returns `Press q to quit`, if an edge row says no more, or in any row between lines.
  private static func pressed(_ y: Int, _ grid: CellGrid) -> HintRules.Hint? {
    guard isEdge(y, grid) || grid.isLine(0, y) && grid.isLine(grid.columns - 1, y) else {
      return nil
    }
    let tokens = grid.pieces(y, 0..<grid.columns)
    guard (4...7).contains(tokens.count), let last = tokens.last,
      grid.text(y, tokens[0]).lowercased() == "press",
      SignedHints.isKey(tokens[1], y, grid) || SignedHints.isSure(tokens[1], y, grid),
      ["for", "to"].contains(grid.text(y, tokens[2])),
      (tokens[3].lowerBound..<last.upperBound).allSatisfy({ x in
        grid.isBlank(x, y) || Sign.isLetter(grid.sign(x, y))
      })
    else { return nil }
    return HintRules.Hint(key: tokens[1], label: tokens[3].lowerBound..<last.upperBound)
  }

  private static func hint(
    _ piece: Range<Int>, _ y: Int, _ grid: CellGrid
  ) -> HintRules.Hint? {
    let tokens = grid.pieces(y, piece)
    guard let last = tokens.last, grid.text(y, last).lowercased().hasSuffix("help") else {
      return nil
    }
    if let hint = joined(tokens, y, grid) { return hint }
    func isSure(_ key: Range<Int>) -> Bool { key.count > 1 && SignedHints.isKey(key, y, grid) }
    if tokens.count == 2, isSure(tokens[0]) { return HintRules.Hint(key: tokens[0], label: last) }
    guard tokens.count >= 3, grid.text(y, tokens[tokens.count - 2]) == "for" else { return nil }
    let key = tokens[tokens.count - 3]
    // `Press F1 for help` is a sentence.
    let isProse =
      tokens.count > 3
      && tokens[tokens.count - 4].allSatisfy { Sign.isLetter(grid.sign($0, y)) }
    return isSure(key) && !isProse ? HintRules.Hint(key: key, label: last) : nil
  }

  /// Returns `?:View Help` and `h=Help`.
  private static func joined(
    _ tokens: [Range<Int>], _ y: Int, _ grid: CellGrid
  ) -> HintRules.Hint? {
    guard let first = tokens.first, let last = tokens.last, tokens.count <= 3,
      let sign = first.dropFirst().first(where: { [0x3A, 0x3D].contains(grid.sign($0, y)) }),
      KeyNames.isName(grid, y, first.lowerBound..<sign), Sign.isLetter(grid.sign(sign + 1, y))
    else { return nil }
    return HintRules.Hint(key: first.lowerBound..<sign, label: sign + 1..<last.upperBound)
  }
}
