import Terminal

/// Keys with a sign between them and what they do, or around them: `q:Quit`, `/=search`, `Enter-open`, `Q)uit`,
/// `[q]uit`, `<q> Quit`.
enum SignedHints {
  /// Returns true for two keys or more that can be nothing else.
  static func areSure(_ hints: [HintRules.Hint], _ y: Int, _ grid: CellGrid) -> Bool {
    hints.count { isSure($0.key, y, grid) } >= 2
  }

  static func isSure(_ key: Range<Int>, _ y: Int, _ grid: CellGrid) -> Bool {
    let sign = grid.sign(key.lowerBound, y)
    if key.count > 1 { return isKey(key, y, grid) || sign == 0x3C || isQuoted(key, y, grid) }
    return [0x3F, 0x2F].contains(sign) || (0x2190..<0x2200).contains(sign)
  }

  /// Returns true for a letter with which what it does begins: `F Find`.
  static func isFirstLetter(
    _ hint: HintRules.Hint, _ y: Int, _ grid: CellGrid
  ) -> Bool {
    let key = grid.text(y, hint.key)
    return key.count == 1 && hint.label.count > 2
      && grid.text(y, hint.label).lowercased().first == key.lowercased().first
  }

  // MARK: Labels
  /// The label without the signs that lead to it: `Quit` of `: Quit`, `Q)uit` or `[Q]uit`.
  static func label(_ text: String) -> String {
    var text = Array(text)
    while let first = text.first, ":= ".contains(first) { text.removeFirst() }
    if text.count > 3, text[0] == "^", text[2] == ")" { text.removeFirst() }
    if text.count > 2, text[1] == ")" { text.remove(at: 1) }
    guard let open = text.firstIndex(where: { "[(<".contains($0) }), open + 2 < text.count,
      let pair = pairs.first(where: { $0.open == text[open].unicodeScalars.first?.value }),
      text[open + 2].unicodeScalars.first?.value == pair.close, text[open + 1].isLetter
    else { return String(text) }
    text.remove(at: open + 2)
    text.remove(at: open)
    return String(text)
  }

  /// The words without `|`, `,` or a bullet behind them; nil where no letter is left.
  static func bare(_ words: Range<Int>, _ y: Int, _ grid: CellGrid) -> Range<Int>? {
    var end = words.upperBound
    while end > words.lowerBound,
      [0x20, 0x2C].contains(grid.sign(end - 1, y)) || isBullet(end - 1, y, grid)
    {
      end -= 1
    }
    // `Menu - Tea 2.1`
    let dash = (words.lowerBound..<end).first { x in
      grid.sign(x, y) == 0x2D && grid.isBlank(x - 1, y) && grid.isBlank(x + 1, y)
    }
    if let dash { end = grid.trimmed(y, words.lowerBound..<dash)?.upperBound ?? words.lowerBound }
    let bare = words.lowerBound..<end
    return bare.contains { Sign.isLetter(grid.sign($0, y)) } ? bare : nil
  }

  /// Splits `F9 Exit ^C Link` where names of keys are among the words.
  static func split(
    _ hint: HintRules.Hint, _ grid: CellGrid, _ y: Int
  ) -> [HintRules.Hint] {
    let words = grid.pieces(y, hint.label)
    let keys = words.indices.filter {
      $0 > 0 && $0 + 1 < words.count && words[$0].count > 1
        && [0x5E, 0x46].contains(grid.sign(words[$0].lowerBound, y))
        && KeyNames.isName(grid, y, words[$0])
    }
    guard !keys.isEmpty else { return [hint] }
    let starts = [hint.key] + keys.map { words[$0] }
    let labels = zip([-1] + keys, keys + [words.count]).map { key, end in
      words[key + 1].lowerBound..<words[end - 1].upperBound
    }
    return zip(starts, labels).map { HintRules.Hint(key: $0, label: $1) }
  }

  // MARK: Signs
  private struct Key {
    var token: Int
    var range: Range<Int>
    /// The beginning of what it does; the key is in it for `[q]uit`.
    var start: Int
    var isSure: Bool
  }

  static func find(_ grid: CellGrid, _ y: Int) -> [HintRules.Hint] {
    let tokens = grid.pieces(y, 0..<grid.columns).flatMap { atBars($0, y, grid) }
    var keys = tokens.indices.compactMap { key($0, tokens, y, grid) }
    // Behind other words only what cannot be anything else is a key, but for a heading: `Keys: …`
    if let first = keys.first, first.token != 0, !isHeading(tokens[0], y, grid) {
      let inTurn = inTurn(keys, tokens, y, grid)
      keys.removeAll { !$0.isSure && !inTurn.contains($0.token) }
    }
    guard keys.count >= 2 else { return [] }
    // One word twice is no key.
    guard Set(keys.map { grid.text(y, tokens[$0.token]) }).count == keys.count else { return [] }
    let ends = keys.dropFirst().map { tokens[$0.token].lowerBound } + [grid.columns]
    return zip(keys, ends).compactMap { key, end in
      guard let words = grid.pieces(y, key.start..<max(key.start, end), gap: 2).first,
        let label = bare(words, y, grid)
      else { return nil }
      return HintRules.Hint(key: key.range, label: label)
    }
  }

  /// Returns the parts of `F1:Find|F2:Save|F3:Quit`, three or more.
  private static func atBars(
    _ token: Range<Int>, _ y: Int, _ grid: CellGrid
  ) -> [Range<Int>] {
    let parts = token.parts { grid.sign($0, y) == 0x7C }
    return parts.count >= 3 ? parts : [token]
  }

  /// Returns the tokens of keys behind other words that follow each other, as `tea 2.1 | q:quit ?:help`; what
  /// they do is a word.
  private static func inTurn(
    _ keys: [Key], _ tokens: [Range<Int>], _ y: Int, _ grid: CellGrid
  ) -> Set<Int> {
    let lettered = keys.filter { key in
      let end = tokens[key.token].upperBound
      return end - key.start >= 3
        && (key.start..<end).allSatisfy { Sign.isLetter(grid.sign($0, y)) }
    }
    let near = zip(lettered, lettered.dropFirst()).filter { $1.token == $0.token + 1 }
    return Set(near.flatMap { [$0.token, $1.token] })
  }

  private static func isHeading(_ token: Range<Int>, _ y: Int, _ grid: CellGrid) -> Bool {
    grid.sign(token.upperBound - 1, y) == 0x3A
      && token.dropLast().allSatisfy { Sign.isLetter(grid.sign($0, y)) }
  }

  private static func key(
    _ number: Int, _ tokens: [Range<Int>], _ y: Int, _ grid: CellGrid
  ) -> Key? {
    let token = tokens[number]
    // `===`
    if token.allSatisfy({ grid.sign($0, y) == grid.sign(token.lowerBound, y) }) { return nil }
    if let key = letter(in: token, y, grid) {
      return Key(token: number, range: key, start: token.lowerBound, isSure: true)
    }
    let isFirst =
      number == 0 || token.lowerBound - tokens[number - 1].upperBound > 1
      || isBracketed(tokens[0], y, grid) || isBullet(token.lowerBound - 2, y, grid)
    if isFirst, isBracketed(token, y, grid), number + 1 < tokens.count,
      Sign.isLetter(grid.sign(tokens[number + 1].lowerBound, y))
    {
      return Key(token: number, range: token, start: token.upperBound, isSure: true)
    }
    let inside = token.dropFirst()
    // In `F1-F4:Open` the colon joins.
    let signs =
      inside.filter { [0x3A, 0x3D].contains(grid.sign($0, y)) }.prefix(1)
      + inside.filter { grid.sign($0, y) == 0x2D }
    guard let sign = signs.first(where: { isJoint($0, token, y, grid) }) else { return nil }
    let key = token.lowerBound..<sign
    return Key(token: number, range: key, start: sign + 1, isSure: key.count > 1)
  }

  /// Returns true for a sign behind a key: `q:Quit`, `-+:Depth`; behind a name, also `Enter-Open`.
  private static func isJoint(
    _ sign: Int, _ token: Range<Int>, _ y: Int, _ grid: CellGrid
  ) -> Bool {
    let key = token.lowerBound..<sign
    if grid.sign(sign, y) == 0x2D {
      let words = sign + 1..<token.upperBound
      return key.count > 1 && isKey(key, y, grid) && words.count > 2
        && !isKey(token, y, grid) && !isKey(words, y, grid) && Sign.isLetter(grid.sign(sign + 1, y))
    }
    let areSigns =
      key.count == 2
      && key.allSatisfy { x in
        let sign = grid.sign(x, y)
        return sign < 0x80 && sign != 0x3D && !Sign.isLetter(sign) && !Sign.isDigit(sign)
      }
    return KeyNames.isName(grid, y, key) || isBracketed(key, y, grid) || areSigns
      || isQuoted(key, y, grid)
      || key.count > 3 && isKey(key, y, grid)
  }

  /// The letter of a word that is its key: `Q)uit`, `^K)ill`, `[q]uit`, `e(x)it`.
  private static func letter(in token: Range<Int>, _ y: Int, _ grid: CellGrid) -> Range<Int>? {
    let start = grid.sign(token.lowerBound, y) == 0x5E ? token.lowerBound + 1 : token.lowerBound
    func isLetter(_ x: Int) -> Bool { token.contains(x) && Sign.isLetter(grid.sign(x, y)) }
    if isLetter(start), grid.sign(start + 1, y) == 0x29, isLetter(start + 2) {
      return token.lowerBound..<start + 1
    }
    let open = token.first { x in
      pairs.contains { $0.open == grid.sign(x, y) && $0.close == grid.sign(x + 2, y) }
    }
    guard let open, isLetter(open + 1), isLetter(open + 3),
      (token.lowerBound..<open).allSatisfy(isLetter)
    else { return nil }
    return open + 1..<open + 2
  }

  private static let pairs: [(open: UInt32, close: UInt32)] = [
    (0x5B, 0x5D), (0x28, 0x29), (0x3C, 0x3E),
  ]

  /// Returns true for a key in brackets: `<Esc>`, `<q>`, `(q)`, but not for a mark as `(x)`.
  static func isBracketed(_ token: Range<Int>, _ y: Int, _ grid: CellGrid) -> Bool {
    let (open, close) = (grid.sign(token.lowerBound, y), grid.sign(token.upperBound - 1, y))
    guard token.count >= 3, open == 0x3C && close == 0x3E || open == 0x28 && close == 0x29 else {
      return false
    }
    let inner = token.lowerBound + 1..<token.upperBound - 1
    let isMark = open == 0x28 && [0x78, 0x58, 0x2A, 0x6F].contains(grid.sign(inner.lowerBound, y))
    let isDigit = open == 0x28 && Sign.isDigit(grid.sign(inner.lowerBound, y))
    return KeyNames.isName(grid, y, inner) && !(inner.count == 1 && (isMark || isDigit))
  }

  /// Returns true for `'q'`.
  private static func isQuoted(_ key: Range<Int>, _ y: Int, _ grid: CellGrid) -> Bool {
    key.count == 3 && grid.sign(key.lowerBound, y) == 0x27
      && grid.sign(key.upperBound - 1, y) == 0x27
  }

  /// `|`, `•`, `·`, `●` and their like.
  static func isBullet(_ x: Int, _ y: Int, _ grid: CellGrid) -> Bool {
    [0x7C, 0xB7, 0x2022, 0x2219, 0x22C5, 0x25CF].contains(grid.sign(x, y))
  }

  /// Returns true for a key that is no number.
  static func isKey(_ token: Range<Int>, _ y: Int, _ grid: CellGrid) -> Bool {
    !Sign.isDigit(grid.sign(token.lowerBound, y))
      && (KeyNames.isName(grid, y, token) || isBracketed(token, y, grid)
        || KeyNames.areAlternatives(grid.text(y, token)))
  }
}
