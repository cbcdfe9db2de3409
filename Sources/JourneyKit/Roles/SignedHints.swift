import Terminal

/// Keys with a sign or a separator between them and what they do: `q:Quit`, `/=search`, `Q)uit`, `[q]uit`,
/// `<q> Quit`, `q quit • ? help`, and the other way round, `Quit: q | Help: ?`.
enum SignedHints {
  /// Finds keys before or behind what they do, where neither a sign nor a style joins them.
  static func parted(_ grid: CellGrid, _ y: Int) -> [HintRules.Hint] {
    let parts = parts(grid, y)
    let behind = keysBehind(parts, grid, y)
    return behind.count >= 2 ? behind : apart(parts, grid, y)
  }

  /// Returns true for two keys or more that can be nothing else.
  static func areSure(_ hints: [HintRules.Hint], _ y: Int, _ grid: CellGrid) -> Bool {
    hints.count { isSure($0.key, y, grid) } >= 2
  }

  private static func isSure(_ key: Range<Int>, _ y: Int, _ grid: CellGrid) -> Bool {
    let sign = grid.sign(key.lowerBound, y)
    if key.count > 1 { return isKey(key, y, grid) || sign == 0x3C }
    return [0x3F, 0x2F].contains(sign) || (0x2190..<0x2200).contains(sign)
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
      grid.sign(end - 1, y) == 0x20 || grid.sign(end - 1, y) == 0x2C || isBullet(end - 1, y, grid)
    {
      end -= 1
    }
    let bare = words.lowerBound..<end
    return bare.contains { Sign.isLetter(grid.sign($0, y)) } ? bare : nil
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
    let tokens = grid.pieces(y, 0..<grid.columns)
    var keys = tokens.indices.compactMap { key($0, tokens, y, grid) }
    // Behind other words only what cannot be anything else is a key, but for a heading: `Keys: …`
    if let first = keys.first, first.token != 0, !isHeading(tokens[0], y, grid) {
      keys.removeAll { !$0.isSure }
    }
    guard keys.count >= 2 else { return [] }
    let ends = keys.dropFirst().map { tokens[$0.token].lowerBound } + [grid.columns]
    return zip(keys, ends).compactMap { key, end in
      guard let words = grid.pieces(y, key.start..<max(key.start, end), gap: 2).first,
        let label = bare(words, y, grid)
      else { return nil }
      return HintRules.Hint(key: key.range, label: label)
    }
  }

  private static func isHeading(_ token: Range<Int>, _ y: Int, _ grid: CellGrid) -> Bool {
    grid.sign(token.upperBound - 1, y) == 0x3A
      && token.dropLast().allSatisfy { Sign.isLetter(grid.sign($0, y)) }
  }

  private static func key(
    _ number: Int, _ tokens: [Range<Int>], _ y: Int, _ grid: CellGrid
  ) -> Key? {
    let token = tokens[number]
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
    guard let sign = token.dropFirst().first(where: { [0x3A, 0x3D].contains(grid.sign($0, y)) }),
      KeyNames.isName(grid, y, token.lowerBound..<sign)
        || isBracketed(token.lowerBound..<sign, y, grid)
    else { return nil }
    let key = token.lowerBound..<sign
    return Key(token: number, range: key, start: sign + 1, isSure: key.count > 1)
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
  private static func isBracketed(_ token: Range<Int>, _ y: Int, _ grid: CellGrid) -> Bool {
    let (open, close) = (grid.sign(token.lowerBound, y), grid.sign(token.upperBound - 1, y))
    guard token.count >= 3, open == 0x3C && close == 0x3E || open == 0x28 && close == 0x29 else {
      return false
    }
    let inner = token.lowerBound + 1..<token.upperBound - 1
    let isMark = open == 0x28 && [0x78, 0x58, 0x2A, 0x6F].contains(grid.sign(inner.lowerBound, y))
    let isDigit = open == 0x28 && Sign.isDigit(grid.sign(inner.lowerBound, y))
    return KeyNames.isName(grid, y, inner) && !(inner.count == 1 && (isMark || isDigit))
  }

  // MARK: Parts
  private struct Part {
    var tokens: [Range<Int>]
    /// True if a bullet or a bar stands before the part or behind it.
    var hasBullet: Bool
  }

  /// The parts of a row between wide gaps, lines, bars and bullets.
  private static func parts(_ grid: CellGrid, _ y: Int) -> [Part] {
    grid.pieces(y, 0..<grid.columns, gap: 2).flatMap { piece in
      let tokens = grid.pieces(y, piece)
      func isBar(_ token: Range<Int>) -> Bool {
        token.count == 1 && isBullet(token.lowerBound, y, grid)
      }
      let hasBullet =
        tokens.contains(where: isBar) || grid.isLine(piece.upperBound + 1, y)
        || grid.isLine(piece.lowerBound - 2, y)
      return tokens.split(whereSeparator: isBar).map {
        Part(tokens: Array($0), hasBullet: hasBullet)
      }
    }
  }

  /// `|`, `•`, `·`, `●` and their like.
  private static func isBullet(_ x: Int, _ y: Int, _ grid: CellGrid) -> Bool {
    [0x7C, 0xB7, 0x2022, 0x2219, 0x22C5, 0x25CF].contains(grid.sign(x, y))
  }

  /// Finds `q quit • ? help` and `q Quit   ? Help`, where most parts are a key and words.
  private static func apart(_ parts: [Part], _ grid: CellGrid, _ y: Int) -> [HintRules.Hint] {
    let found = parts.compactMap { part -> (hint: HintRules.Hint, hasBullet: Bool)? in
      let keys = keys(part.tokens, y, grid)
      guard let first = keys.first, let key = keys.last, let last = part.tokens.last,
        keys.endIndex < part.tokens.count,
        Sign.isLetter(grid.sign(part.tokens[keys.endIndex].lowerBound, y))
      else { return nil }
      let label = part.tokens[keys.endIndex].lowerBound..<last.upperBound
      guard label.count <= longest else { return nil }
      let hint = HintRules.Hint(key: first.lowerBound..<key.upperBound, label: label)
      return (hint, part.hasBullet)
    }
    guard found.count >= 2, found.count * 10 >= parts.count * 6 else { return [] }
    let sure = found.count { isSure($0.hint.key, y, grid) }
    let bulleted = found.count(where: \.hasBullet)
    guard sure * 2 >= found.count || sure > 0 && bulleted == found.count else { return [] }
    return found.map(\.hint)
  }

  /// The keys that a part begins with: one, or `<Tab> / <Shift + Tab>`.
  private static func keys(
    _ tokens: [Range<Int>], _ y: Int, _ grid: CellGrid
  ) -> ArraySlice<Range<Int>> {
    // True before the first key, between `<` and `>`, and behind `/` or `+`.
    var goesOn = true
    var isOpen = false
    return tokens.prefix { token in
      let (first, last) = (grid.sign(token.lowerBound, y), grid.sign(token.upperBound - 1, y))
      if token.count == 1, token != tokens[0], [0x2F, 0x2B].contains(first) {
        goesOn = true
        return true
      }
      guard goesOn || isOpen, isOpen || first == 0x3C || isKey(token, y, grid) else { return false }
      isOpen = (isOpen || first == 0x3C) && last != 0x3E
      goesOn = false
      return true
    }
  }

  /// Finds `Quit: q | Help: ?`, where most parts are words and a key.
  private static func keysBehind(
    _ parts: [Part], _ grid: CellGrid, _ y: Int
  ) -> [HintRules.Hint] {
    let hints = parts.compactMap { part -> HintRules.Hint? in
      guard part.hasBullet, part.tokens.count >= 2, let first = part.tokens.first,
        let key = part.tokens.last, isKey(key, y, grid)
      else { return nil }
      let end = part.tokens[part.tokens.count - 2].upperBound - 1
      guard grid.sign(end, y) == 0x3A, let label = bare(first.lowerBound..<end, y, grid) else {
        return nil
      }
      return HintRules.Hint(key: key, label: label)
    }
    return hints.count * 10 >= parts.count * 6 ? hints : []
  }

  private static let longest = 24

  /// Returns true for a key that is no number.
  private static func isKey(_ token: Range<Int>, _ y: Int, _ grid: CellGrid) -> Bool {
    !Sign.isDigit(grid.sign(token.lowerBound, y))
      && (KeyNames.isName(grid, y, token) || isBracketed(token, y, grid)
        || KeyNames.areAlternatives(grid.text(y, token)))
  }
}
