import Terminal

/// Keys that a style sets off from what they do: on a ground of their own, in reverse, bold or another colour
/// before the words, or as one letter of them.
enum StyledHints {
  // MARK: Stripes
  /// Keys and words on two grounds in turn: `Esc` on that of the screen, `Cancel` on another.
  static func striped(_ grid: CellGrid, _ y: Int) -> [HintRules.Hint] {
    let stripes = grid.stripes(y, 0..<grid.columns)
    var (hints, keys): ([HintRules.Hint], Int) = ([], 0)
    for (stripe, next) in zip(stripes, stripes.dropFirst()) {
      guard let key = grid.trimmed(y, stripe), KeyNames.isName(grid, y, key),
        next.lowerBound == key.upperBound
      else { continue }
      keys += 1
      guard let words = grid.pieces(y, next, gap: 3).first else { continue }
      guard words.lowerBound == key.upperBound, Sign.isLetter(grid.sign(words.lowerBound, y)) else {
        continue
      }
      hints.append(HintRules.Hint(key: key, label: words))
    }
    return keys >= 2 && (hints.count > 1 || keys >= 5) ? hints : []
  }

  // MARK: Letters of another colour
  /// Words, or what stands between wide gaps, with one letter of another colour each: the key.
  static func lettered(_ grid: CellGrid, _ y: Int) -> [HintRules.Hint] {
    [2, 1].lazy.map { lettered(grid.pieces(y, 0..<grid.columns, gap: $0), grid, y) }
      .first { $0.count >= 4 } ?? []
  }

  private static func lettered(
    _ words: [Range<Int>], _ grid: CellGrid, _ y: Int
  ) -> [HintRules.Hint] {
    let letters = words.map { grid.oddLetter(y, $0) }
    let count = letters.count { $0 != nil }
    guard count * 10 >= words.count * 6 else { return [] }
    return zip(words, letters).compactMap { word, letter in
      letter.map { HintRules.Hint(key: $0..<$0 + 1, label: word) }
    }
  }

  // MARK: Keys in a style of their own
  /// `^G Help   M-F New Buffer`, where the keys are reversed, bold or coloured.
  static func styled(_ grid: CellGrid, _ y: Int) -> [HintRules.Hint] {
    let runs = runs(grid, y)
    let keys = runs.indices.filter { isStyledKey(runs, $0, grid, y) }
    guard !keys.isEmpty, !isLegend(keys.map { grid.back(runs[$0].lowerBound, y) }) else {
      return []
    }
    var hints: [HintRules.Hint] = []
    var covered = 0
    for (number, index) in keys.enumerated() {
      let key = runs[index]
      let end = number + 1 < keys.count ? runs[keys[number + 1]].lowerBound : grid.columns
      guard let words = grid.pieces(y, key.upperBound..<end, gap: 3).first else { continue }
      guard let label = SignedHints.bare(label(in: words, grid, y), y, grid), label.count <= longest
      else {
        continue
      }
      hints += SignedHints.split(HintRules.Hint(key: key, label: label), grid, y)
      covered += (key.lowerBound..<label.upperBound).count { !grid.isBlank($0, y) }
    }
    let signs = (0..<grid.columns).count { !grid.isBlank($0, y) }
    return covered * 10 >= signs * 7 ? hints : []
  }

  /// Returns true for signs of which each has a ground of its own: they tell of colours.
  private static func isLegend(_ backs: [UInt32]) -> Bool {
    backs.count >= 3 && Set(backs).count == backs.count
  }

  private static let longest = 24

  /// The words up to the first one that looks otherwise.
  private static func label(in words: Range<Int>, _ grid: CellGrid, _ y: Int) -> Range<Int> {
    let other = words.dropFirst().first { x in
      !grid.isBlank(x, y) && grid.isBlank(x - 1, y) && !isAlike(grid, words.lowerBound, x, y)
    }
    return other.flatMap { grid.trimmed(y, words.lowerBound..<$0) } ?? words
  }

  /// Returns the neighbouring glyphs of one look, with the single blanks between them.
  private static func runs(_ grid: CellGrid, _ y: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for x in 0..<grid.columns where !grid.isBlank(x, y) {
      if let last = runs.last, x - last.upperBound <= 1, isAlike(grid, last.lowerBound, x, y),
        x == last.upperBound || grid.back(last.upperBound, y) == grid.back(x, y)
      {
        runs[runs.count - 1] = last.lowerBound..<x + 1
      } else {
        runs.append(x..<x + 1)
      }
    }
    return runs
  }

  private static func isAlike(_ grid: CellGrid, _ a: Int, _ b: Int, _ y: Int) -> Bool {
    grid.back(a, y) == grid.back(b, y) && grid.inks[grid.index(a, y)] == grid.inks[grid.index(b, y)]
  }

  private static func isStyledKey(
    _ runs: [Range<Int>], _ index: Int, _ grid: CellGrid, _ y: Int
  ) -> Bool {
    guard index + 1 < runs.count else { return false }
    let (run, next) = (runs[index], runs[index + 1])
    // `PgUp/PgDn` may be what other keys do.
    let isKey =
      KeyNames.isName(grid, y, run)
      || run.count > 9 && KeyNames.areAlternatives(grid.text(y, run))
    guard isKey, run.count > 1 || !isNoKey(run.lowerBound, y, grid) else { return false }
    let gap = next.lowerBound - run.upperBound
    guard (1...4).contains(gap), !isAlike(grid, run.lowerBound, next.lowerBound, y) else {
      return false
    }
    // A ground of its own parts a key from the words that it touches: `Sort^X Quit`.
    return run.lowerBound == 0 || grid.isGap(run.lowerBound - 1, y)
      || run.count > 1 && grid.back(run.lowerBound - 1, y) != grid.back(run.lowerBound, y)
  }

  /// A digit counts something, and a bar or a bullet parts columns.
  private static func isNoKey(_ x: Int, _ y: Int, _ grid: CellGrid) -> Bool {
    Sign.isDigit(grid.sign(x, y)) || SignedHints.isBullet(x, y, grid)
  }
}
