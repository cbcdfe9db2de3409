import Semantics
import Terminal

/// Keys with what they do: `F1 Help`, `^G Get Help`, `q:Quit`, `q=Quit`, `Q)uit`, `1Help 2Menu`, a letter of
/// another colour in each of many words, and the footers that hold them. The label of a hint is what the key
/// does, and its value is the key.
struct HintRules {
  struct Hint {
    var key: Range<Int>
    var label: Range<Int>
    var range: Range<Int> { min(key.lowerBound, label.lowerBound)..<label.upperBound }
  }

  static func apply(to draft: inout RoleDraft) {
    let grid = draft.grid
    var rows = (0..<grid.rows).map { hints(y: $0, draft) }
    dropStrays(&rows, draft)
    for y in rows.indices where !rows[y].isEmpty {
      for hint in rows[y] {
        let label = label(grid.text(y, hint.label))
        draft.add(.hint, label, y, hint.range, value: grid.text(y, hint.key))
      }
      guard isFooter(y, rows[y], draft) else {
        // A status line may tell of keys at its end.
        for hint in rows[y] { draft.take(y, hint.range, as: .shared) }
        continue
      }
      draft.add(.footer, "", Rect(x: 0, y: y, columns: grid.columns, rows: 1))
    }
  }

  /// Returns true for a row at the edge of the screen that holds little but hints.
  private static func isFooter(_ y: Int, _ hints: [Hint], _ draft: RoleDraft) -> Bool {
    let grid = draft.grid
    guard y >= grid.rows - 3 || y < 3 && isBar(y, draft) else { return false }
    let words = grid.pieces(y, 0..<grid.columns).filter { !KeyNames.isName(grid, y, $0) }
    let inHints = words.filter { word in hints.contains { $0.range.overlaps(word) } }
    func signs(_ words: [Range<Int>]) -> Int { words.reduce(0) { $0 + $1.count } }
    return signs(inHints) * 5 >= signs(words) * 3
  }

  private static func label(_ text: String) -> String {
    var text = Substring(text)
    while let first = text.first, ":= ".contains(first) { text.removeFirst() }
    // `Q)uit`
    if let sign = text.dropFirst().first, sign == ")" {
      return "\(text.prefix(1))\(text.dropFirst(2))"
    }
    return String(text)
  }

  static func isBar(_ y: Int, _ draft: RoleDraft) -> Bool {
    let lit = draft.lights(y, 0..<draft.grid.columns, of: 0).reduce(0) { $0 + $1.count }
    return lit * 20 >= draft.grid.columns * 19
  }

  /// A lone hint counts only beside a row with others, or where keys stand on stripes.
  private static func dropStrays(_ rows: inout [[Hint]], _ draft: RoleDraft) {
    // The same sign before one row after another is a bullet.
    for y in rows.indices where rows[y].count == 1 {
      let key = draft.grid.text(y, rows[y][0].key)
      let alike = rows.indices.filter {
        rows[$0].count == 1 && draft.grid.text($0, rows[$0][0].key) == key
      }
      if alike.count >= 3 { for row in alike { rows[row] = [] } }
    }
    let counts = rows.map(\.count)
    for y in rows.indices where counts[y] == 1 {
      let near = [y - 1, y + 1].filter(rows.indices.contains).map { counts[$0] }
      if near.contains(where: { $0 > 0 }) { continue }
      if striped(draft.grid, y).isEmpty { rows[y] = [] }
    }
  }

  /// The hints of a row that lie on the screen itself, and not in a box over it.
  private static func hints(y: Int, _ draft: RoleDraft) -> [Hint] {
    let grid = draft.grid
    func isOwn(_ x: Int) -> Bool { draft.owners[grid.index(x, y)] == 0 }
    let row = 0..<grid.columns
    guard isOwn(0), !grid.isBlank(y, row),
      !row.contains(where: { isOwn($0) && draft.isTaken($0, y) })
    else { return [] }
    return all(y, draft).filter { $0.range.allSatisfy(isOwn) }
  }

  private static func all(_ y: Int, _ draft: RoleDraft) -> [Hint] {
    let grid = draft.grid
    let numbered = numbered(grid, y)
    if numbered.count >= 2 { return numbered }
    let striped = striped(grid, y)
    if !striped.isEmpty { return striped }
    if y < 3 || y >= grid.rows - 3 {
      let signed = signed(grid, y)
      if signed.count >= 2 { return signed }
      let lettered = lettered(grid, y)
      if lettered.count >= 4 { return lettered }
    }
    return styled(grid, y)
  }

  // MARK: Numbers of function keys
  /// `1Help 2Menu … 10Quit`, or with `F` before each: numbers that rise, each with a word right behind.
  private static func numbered(_ grid: CellGrid, _ y: Int) -> [Hint] {
    var keys: [Range<Int>] = []
    var (number, hasF) = (1, false)
    for x in 0..<grid.columns {
      guard let last = keys.last else {
        hasF = grid.sign(x, y) == 0x46
        if let key = key(1, hasF, grid, x, y), grid.isBlank(y, 0..<x) { keys.append(key) }
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
      guard let label = grid.trimmed(y, key.upperBound..<end),
        Sign.isLetter(grid.sign(label.lowerBound, y))
      else { return nil }
      guard let words = grid.pieces(y, label, gap: 3).first else { return nil }
      return words.lowerBound == key.upperBound ? Hint(key: key, label: words) : nil
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

  // MARK: Stripes
  /// Keys and words on two grounds in turn: `Esc` on that of the screen, `Cancel` on another.
  private static func striped(_ grid: CellGrid, _ y: Int) -> [Hint] {
    let stripes = grid.stripes(y, 0..<grid.columns)
    var (hints, keys): ([Hint], Int) = ([], 0)
    for (stripe, next) in zip(stripes, stripes.dropFirst()) {
      guard let key = grid.trimmed(y, stripe), KeyNames.isName(grid, y, key),
        next.lowerBound == key.upperBound
      else { continue }
      keys += 1
      guard let words = grid.pieces(y, next, gap: 3).first else { continue }
      guard words.lowerBound == key.upperBound, Sign.isLetter(grid.sign(words.lowerBound, y)) else {
        continue
      }
      hints.append(Hint(key: key, label: words))
    }
    return keys >= 2 && (hints.count > 1 || keys >= 5) ? hints : []
  }

  // MARK: Signs between key and words
  /// `q:Quit  d:Del  ?: Help`, `/=search`, `Q)uit`
  private static func signed(_ grid: CellGrid, _ y: Int) -> [Hint] {
    let tokens = grid.pieces(y, 0..<grid.columns)
    var keys = tokens.indices.compactMap { number in
      key(of: tokens[number], grid, y).map { (token: number, key: $0) }
    }
    // Behind other words only what cannot be anything else is a key.
    if keys.first?.token != 0 { keys.removeAll { $0.key.count == 1 } }
    guard keys.count >= 2 else { return [] }
    let ends = keys.dropFirst().map { tokens[$0.token].lowerBound } + [grid.columns]
    return zip(keys, ends).compactMap { key, end in
      let isLetter = grid.sign(key.key.upperBound, y) == 0x29
      let start = isLetter ? key.key.lowerBound : key.key.upperBound + 1
      guard let words = grid.pieces(y, start..<max(start, end), gap: 2).first,
        let label = bare(words, y, grid)
      else { return nil }
      return Hint(key: key.key, label: label)
    }
  }

  /// The key before `:` or `=`, or the letter before `)` and the rest of its word.
  private static func key(of token: Range<Int>, _ grid: CellGrid, _ y: Int) -> Range<Int>? {
    let second = token.lowerBound + 1
    if grid.sign(second, y) == 0x29, Sign.isUpper(grid.sign(second - 1, y)),
      Sign.isLetter(grid.sign(second + 1, y))
    {
      return token.lowerBound..<second
    }
    guard let sign = token.dropFirst().first(where: { [0x3A, 0x3D].contains(grid.sign($0, y)) })
    else { return nil }
    let key = token.lowerBound..<sign
    return KeyNames.isName(grid, y, key) ? key : nil
  }

  /// The words without `|` or `,` behind them; nil where no letter is left.
  private static func bare(_ words: Range<Int>, _ y: Int, _ grid: CellGrid) -> Range<Int>? {
    var end = words.upperBound
    while end > words.lowerBound, [0x7C, 0x2C, 0x20].contains(grid.sign(end - 1, y)) { end -= 1 }
    let bare = words.lowerBound..<end
    return bare.contains { Sign.isLetter(grid.sign($0, y)) } ? bare : nil
  }

  // MARK: Brackets
  /// Finds `[q] Quit  [F 2] Rename`, two or more in a row, wherever they are.
  static func addBracketed(to draft: inout RoleDraft) {
    for y in 0..<draft.grid.rows {
      let hints = bracketed(y, draft)
      guard hints.count >= 2 else { continue }
      for hint in hints {
        let text = draft.grid.text(y, hint.label)
        draft.add(.hint, text, y, hint.range, value: draft.grid.text(y, hint.key))
      }
    }
  }

  private static func bracketed(_ y: Int, _ draft: RoleDraft) -> [Hint] {
    let grid = draft.grid
    let keys = (0..<grid.columns).compactMap { x -> Range<Int>? in
      guard grid.sign(x, y) == 0x5B, !draft.isTaken(x, y),
        let close = (x + 2..<x + 7).first(where: { grid.sign($0, y) == 0x5D }),
        grid.isBlank(close + 1, y), Sign.isLetter(grid.sign(close + 2, y)),
        let key = grid.trimmed(y, x + 1..<close), isBracketedKey(key, y, grid)
      else { return nil }
      return x..<close + 1
    }
    let ends = keys.dropFirst().map(\.lowerBound) + [grid.columns]
    return zip(keys, ends).compactMap { key, end in
      grid.pieces(y, key.upperBound..<max(key.upperBound, end), gap: 2).first.map {
        Hint(key: key, label: $0)
      }
    }
  }

  /// One sign, or a name, which may be written apart: `F 1`.
  private static func isBracketedKey(_ key: Range<Int>, _ y: Int, _ grid: CellGrid) -> Bool {
    key.count <= 3 && !key.contains { grid.isLine($0, y) }
  }

  // MARK: Letters of another colour
  /// Words that have one letter of another colour each: the key.
  private static func lettered(_ grid: CellGrid, _ y: Int) -> [Hint] {
    let words = grid.pieces(y, 0..<grid.columns)
    let letters = words.map { grid.oddLetter(y, $0) }
    let count = letters.count { $0 != nil }
    guard count * 10 >= words.count * 6 else { return [] }
    return zip(words, letters).compactMap { word, letter in
      letter.map { Hint(key: $0..<$0 + 1, label: word) }
    }
  }

  // MARK: Keys in a style of their own
  /// `^G Help   M-F New Buffer`, where the keys are reversed, bold or coloured.
  private static func styled(_ grid: CellGrid, _ y: Int) -> [Hint] {
    let runs = runs(grid, y)
    let keys = runs.indices.filter { isStyledKey(runs, $0, grid, y) }
    guard !keys.isEmpty else { return [] }
    var hints: [Hint] = []
    var covered = 0
    for (number, index) in keys.enumerated() {
      let key = runs[index]
      let end = number + 1 < keys.count ? runs[keys[number + 1]].lowerBound : grid.columns
      guard let words = grid.pieces(y, key.upperBound..<end, gap: 3).first else { continue }
      guard let label = bare(label(in: words, grid, y), y, grid), label.count <= longest else {
        continue
      }
      hints.append(Hint(key: key, label: label))
      covered += (key.lowerBound..<label.upperBound).count { !grid.isBlank($0, y) }
    }
    let signs = (0..<grid.columns).count { !grid.isBlank($0, y) }
    return covered * 10 >= signs * 7 ? hints : []
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
    guard KeyNames.isName(grid, y, run), run.count > 1 || !isNoKey(grid.sign(run.lowerBound, y))
    else {
      return false
    }
    let gap = next.lowerBound - run.upperBound
    guard (1...2).contains(gap), !isAlike(grid, run.lowerBound, next.lowerBound, y) else {
      return false
    }
    return run.lowerBound == 0 || grid.isGap(run.lowerBound - 1, y)
  }

  /// A digit counts something, and a bar parts columns.
  private static func isNoKey(_ sign: UInt32) -> Bool { Sign.isDigit(sign) || sign == 0x7C }
}
