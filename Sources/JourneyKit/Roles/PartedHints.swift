import Terminal

/// Keys apart from what they do, where neither a sign nor a style joins them, between gaps, bars and bullets:
/// `q quit • ? help`, `F1 - Help   q - Quit`, and the other way round, `Quit: q | Help: ?`, `quit:q help:?`.
enum PartedHints {
  /// Finds keys before or behind what they do, where neither a sign nor a style joins them.
  static func find(_ grid: CellGrid, _ y: Int, isBoxed: Bool = false) -> [HintRules.Hint] {
    let parts = parts(grid, y)
    let behind = keysBehind(parts, grid, y)
    if behind.count >= 2 { return behind }
    let named = withColons(grid, y)
    if !named.isEmpty { return named }
    let joined = joinedBehind(grid, y)
    return joined.count >= 2 ? joined : apart(parts, grid, y, isBoxed: isBoxed)
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
        token.count == 1 && SignedHints.isBullet(token.lowerBound, y, grid)
      }
      let hasBullet =
        tokens.contains(where: isBar) || grid.isLine(piece.upperBound + 1, y)
        || grid.isLine(piece.lowerBound - 2, y)
      return tokens.split(whereSeparator: isBar).flatMap { atCommas($0, grid, y) }.map {
        Part(tokens: $0, hasBullet: hasBullet)
      }
    }
  }

  /// Splits `^u empty line, ^g abort` where a key follows a comma, and another stands at the beginning.
  private static func atCommas(
    _ tokens: ArraySlice<Range<Int>>, _ grid: CellGrid, _ y: Int
  ) -> [[Range<Int>]] {
    guard let first = tokens.first, SignedHints.isKey(first, y, grid) else {
      return [Array(tokens)]
    }
    return tokens.reduce(into: [[Range<Int>]]()) { parts, token in
      let last = parts.last?.last.map { grid.sign($0.upperBound - 1, y) }
      if parts.isEmpty || last == 0x2C && SignedHints.isKey(token, y, grid) {
        parts.append([token])
      } else {
        parts[parts.count - 1].append(token)
      }
    }
  }

  /// Finds `q quit • ? help` and `q Quit   ? Help`, where most parts are a key and words.
  private static func apart(
    _ parts: [Part], _ grid: CellGrid, _ y: Int, isBoxed: Bool
  ) -> [HintRules.Hint] {
    let found = parts.compactMap { part -> (hint: HintRules.Hint, hasBullet: Bool)? in
      let keys = keys(part.tokens, y, grid)
      let isJoined =
        part.tokens.indices.contains(keys.endIndex)
        && isJoint(part.tokens[keys.endIndex], y, grid)
      let start = keys.endIndex + (isJoined ? 1 : 0)
      guard let first = keys.first, let key = keys.last, let last = part.tokens.last,
        start < part.tokens.count, Sign.isLetter(grid.sign(part.tokens[start].lowerBound, y)),
        let label = SignedHints.bare(part.tokens[start].lowerBound..<last.upperBound, y, grid),
        label.count <= longest
          || SignedHints.split(
            HintRules.Hint(key: key, label: label), grid, y
          ).count > 1,
        !["to", "for"].contains(grid.text(y, part.tokens[start]))
      else { return nil }
      let hint = HintRules.Hint(key: first.lowerBound..<key.upperBound, label: label)
      return (hint, part.hasBullet || isJoined)
    }
    let all = found.flatMap { SignedHints.split($0.hint, grid, y) }
    let isProse = all.contains { hint in
      [0x21, 0x2C, 0x2E, 0x3B].contains(grid.sign(hint.label.upperBound - 1, y))
    }
    guard found.count >= 2 || all.count >= 3 && !isProse, found.count * 10 >= parts.count * 6 else {
      return []
    }
    let sure = found.count {
      SignedHints.isSure($0.hint.key, y, grid)
        || isBoxed && SignedHints.isFirstLetter($0.hint, y, grid)
    }
    let bulleted = found.count(where: \.hasBullet)
    guard sure * 2 >= found.count || sure > 0 && bulleted == found.count else { return [] }
    return all
  }

  /// `-`, `=`, `:` or `–` between a key and what it does.
  private static func isJoint(_ token: Range<Int>, _ y: Int, _ grid: CellGrid) -> Bool {
    token.count == 1 && [0x2D, 0x3D, 0x3A, 0x2013].contains(grid.sign(token.lowerBound, y))
  }

  /// The keys that a part begins with: one, or `<Tab> / <Shift + Tab>`.
  private static func keys(
    _ tokens: [Range<Int>], _ y: Int, _ grid: CellGrid
  ) -> ArraySlice<Range<Int>> {
    // True before the first key, between `<` and `>`, and behind `/` or `+`.
    var goesOn = true
    var isOpen = false
    // `Arrow keys`
    if tokens.count > 2, tokens[0].count > 4, grid.text(y, tokens[1]) == "keys",
      KeyNames.isName(grid, y, tokens[0].lowerBound..<tokens[1].upperBound)
    {
      return tokens.prefix(2)
    }
    return tokens.prefix { token in
      let (first, last) = (grid.sign(token.lowerBound, y), grid.sign(token.upperBound - 1, y))
      if token.count == 1, token != tokens[0], [0x2F, 0x2B].contains(first) {
        goesOn = true
        return true
      }
      guard goesOn || isOpen, isOpen || first == 0x3C || SignedHints.isKey(token, y, grid) else {
        return false
      }
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
        let key = part.tokens.last, SignedHints.isKey(key, y, grid)
      else { return nil }
      let end = part.tokens[part.tokens.count - 2].upperBound - 1
      guard grid.sign(end, y) == 0x3A, let label = SignedHints.bare(first.lowerBound..<end, y, grid)
      else {
        return nil
      }
      return HintRules.Hint(key: key, label: label)
    }
    return hints.count * 10 >= parts.count * 6 ? hints : []
  }

  /// Finds `arrow keys: move   space/enter: select   ?: help` between wide gaps.
  private static func withColons(_ grid: CellGrid, _ y: Int) -> [HintRules.Hint] {
    let pieces = grid.pieces(y, 0..<grid.columns, gap: 2)
    let hints = pieces.compactMap { piece -> HintRules.Hint? in
      guard
        let colon = piece.first(where: { grid.sign($0, y) == 0x3A && grid.isBlank($0 + 1, y) }),
        let label = SignedHints.bare(colon + 1..<piece.upperBound, y, grid),
        label.count <= longest
      else { return nil }
      let key = piece.lowerBound..<colon
      let words = grid.pieces(y, key)
      let isNamed = words.count == 2 && grid.text(y, words[1]).lowercased().hasPrefix("key")
      guard isNamed || words.count == 1 && SignedHints.isKey(key, y, grid) else { return nil }
      let start = grid.trimmed(y, label.lowerBound..<label.upperBound) ?? label
      return HintRules.Hint(key: key, label: start)
    }
    return hints.count >= 2 && hints.count * 10 >= pieces.count * 6 ? hints : []
  }

  /// Finds `verbose:v help:?` at the end of a row.
  private static func joinedBehind(_ grid: CellGrid, _ y: Int) -> [HintRules.Hint] {
    let tokens = grid.pieces(y, 0..<grid.columns)
    let hints = tokens.reversed().lazy.map { token -> HintRules.Hint? in
      guard let sign = token.first(where: { grid.sign($0, y) == 0x3A }),
        sign + 1 < token.upperBound,
        sign - token.lowerBound >= 3,
        (token.lowerBound..<sign).allSatisfy({ Sign.isLetter(grid.sign($0, y)) }),
        SignedHints.isKey(sign + 1..<token.upperBound, y, grid)
      else { return nil }
      return HintRules.Hint(
        key: sign + 1..<token.upperBound, label: token.lowerBound..<sign)
    }.prefix { $0 != nil }.compactMap { $0 }
    return hints.contains { SignedHints.isSure($0.key, y, grid) } ? hints.reversed() : []
  }

  private static let longest = 24
}
