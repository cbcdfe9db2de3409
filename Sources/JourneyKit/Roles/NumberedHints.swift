import Terminal

/// Numbers of function keys that rise, each with a word right behind: `1Help 2Menu … 10Quit`, `F1Help F2Menu`.
enum NumberedHints {
  /// `1Help 2Menu … 10Quit`, or with `F` before each: numbers that rise, each with a word right behind.
  static func find(_ grid: CellGrid, _ y: Int) -> [HintRules.Hint] {
    var keys: [Range<Int>] = []
    var (number, hasF) = (1, false)
    for x in 0..<grid.columns {
      guard let last = keys.last else {
        hasF = grid.sign(x, y) == 0x46
        if let key = key(1, hasF, grid, x, y), (0..<x).allSatisfy({ grid.isGap($0, y) }) {
          keys.append(key)
        }
        continue
      }
      if x >= last.upperBound, let key = key(number + 1, hasF, grid, x, y) {
        keys.append(key)
        number += 1
      }
    }
    guard keys.count >= 5 else { return [] }
    let ends = keys.dropFirst().map(\.lowerBound) + [grid.columns]
    return zip(keys, ends).compactMap { key, end in
      guard let words = grid.pieces(y, key.upperBound..<end, gap: 3).first,
        Sign.isLetter(grid.sign(words.lowerBound, y))
      else { return nil }
      return words.lowerBound == key.upperBound ? HintRules.Hint(key: key, label: words) : nil
    }
  }

  private static func key(
    _ number: Int, _ hasF: Bool, _ grid: CellGrid, _ x: Int, _ y: Int
  ) -> Range<Int>? {
    let digits = Array((hasF ? "F\(number)" : "\(number)").unicodeScalars.map(\.value))
    for (offset, digit) in digits.enumerated() where grid.sign(x + offset, y) != digit {
      return nil
    }
    let end = x + digits.count
    guard !Sign.isDigit(grid.sign(end, y)), hasF || x == 0 || !Sign.isDigit(grid.sign(x - 1, y))
    else {
      return nil
    }
    return x..<end
  }
}
