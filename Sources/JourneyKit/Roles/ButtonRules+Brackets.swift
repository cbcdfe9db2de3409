import Terminal

/// The words in brackets of a row that may be buttons.
extension ButtonRules {
  /// Returns the buttons in a part of a row.
  static func buttons(_ grid: CellGrid, _ y: Int, _ segment: Range<Int>) -> [Button] {
    let found = bracketed(grid, y, segment)
    return found.contains(where: \.isSure) ? found : []
  }

  static func bracketed(_ grid: CellGrid, _ y: Int, _ segment: Range<Int>) -> [Button] {
    var found: [Button] = []
    var x = segment.lowerBound
    while x < segment.upperBound {
      if let button = button(grid, y, x, segment) {
        found.append(button)
        x = button.range.upperBound
      } else {
        x += 1
      }
    }
    return found
  }

  static let longest = 26

  private static func button(
    _ grid: CellGrid, _ y: Int, _ x: Int, _ segment: Range<Int>
  ) -> Button? {
    let open = grid.sign(x, y)
    guard open == 0x5B || open == 0x3C,
      isFree(grid, x - 1, y, segment) || isPointed(grid, x, y, segment)
    else { return nil }
    let close: UInt32 = open == 0x5B ? 0x5D : 0x3E
    let limit = min(segment.upperBound, x + 2 * longest)
    guard let end = (x + 1..<max(x + 1, limit)).first(where: { grid.sign($0, y) == close }),
      isFree(grid, end + 1, y, segment)
    else { return nil }
    var inner = x + 1..<end
    guard let words = grid.trimmed(y, inner), words.count <= longest - 2 else { return nil }
    let isPadded = grid.isBlank(x + 1, y) && grid.isBlank(end - 1, y)
    var isEntered = false
    inner = words
    // `[< OK >]`: the button that Enter presses.
    if open == 0x5B, grid.sign(inner.lowerBound, y) == 0x3C,
      grid.sign(inner.upperBound - 1, y) == 0x3E, inner.count > 2
    {
      inner = inner.lowerBound + 1..<inner.upperBound - 1
      isEntered = true
    }
    let name = grid.text(y, inner)
    guard isName(grid, y, withoutKey(inner, y, grid)),
      !(open == 0x3C && keys.contains(name.lowercased()))
    else {
      return nil
    }
    return Button(
      range: x..<end + 1, name: name, isPadded: isPadded,
      isSure: open == 0x3C || isPadded || isEntered)
  }

  /// Returns the words without a key in parentheses behind them: `Next (F5)`.
  private static func withoutKey(_ words: Range<Int>, _ y: Int, _ grid: CellGrid) -> Range<Int> {
    let tokens = grid.pieces(y, words)
    guard tokens.count > 1, let key = tokens.last, key.count > 3,
      grid.sign(key.lowerBound, y) == 0x28,
      grid.sign(key.upperBound - 1, y) == 0x29,
      KeyNames.isName(grid, y, key.dropFirst().dropLast())
    else { return words }
    return words.lowerBound..<tokens[tokens.count - 2].upperBound
  }

  private static func isFree(_ grid: CellGrid, _ x: Int, _ y: Int, _ segment: Range<Int>) -> Bool {
    !segment.contains(x) || grid.isGap(x, y)
  }

  /// Returns true for `>[ OK ]`, to which a sign alone points.
  private static func isPointed(
    _ grid: CellGrid, _ x: Int, _ y: Int, _ segment: Range<Int>
  ) -> Bool {
    segment.contains(x - 1) && grid.sign(x, y) == 0x5B && grid.sign(x - 1, y) == 0x3E
      && isFree(grid, x - 2, y, segment)
  }

  /// Names of keys, which prose and hints put between angle brackets.
  private static let keys: Set<String> = [
    "enter", "return", "space", "tab", "esc", "escape", "del", "delete", "backspace", "up", "down",
    "left", "right", "home", "end",
  ]

  /// Returns true for one to three words of letters, without signs of addresses, paths and values.
  static func isName(_ grid: CellGrid, _ y: Int, _ range: Range<Int>) -> Bool {
    var (letters, blanks) = (0, 0)
    for x in range {
      let sign = grid.sign(x, y)
      if Sign.isLetter(sign) { letters += 1 }
      if sign == 0x20 { blanks += 1 }
      if [0x40, 0x3A, 0x2F, 0x5F, 0x3C, 0x5B, 0x28, 0x7C, 0x23, 0x3D].contains(sign) {
        return false
      }
      if grid.isLine(x, y) || blanks > 2 { return false }
      // `Button 1`, but not `12 kB`
      if Sign.isDigit(sign), blanks > 0, letters < 3 || range.upperBound - x > 2 { return false }
    }
    return letters > 1 && letters * 2 >= range.count - blanks
  }

  /// Returns `< Tea   >< Herbs >`: three names or more in brackets that touch each other, in a row of nothing else.
  static func touching(_ y: Int, _ segment: Range<Int>, _ grid: CellGrid) -> [Button] {
    guard let row = grid.trimmed(y, segment), grid.sign(row.lowerBound, y) == 0x3C else {
      return []
    }
    let starts = row.filter { grid.sign($0, y) == 0x3C }
    let places = zip(starts, starts.dropFirst() + [row.upperBound]).map { $0..<$1 }
    let found = places.compactMap { place -> Button? in
      guard grid.sign(place.upperBound - 1, y) == 0x3E, grid.isBlank(place.lowerBound + 1, y),
        let name = grid.trimmed(y, place.dropFirst().dropLast()), name.count <= longest,
        name.count(where: { Sign.isLetter(grid.sign($0, y)) }) > 1
      else { return nil }
      return Button(range: place, name: grid.text(y, name), isPadded: true, isSure: true)
    }
    return found.count >= 3 && found.count == places.count ? found : []
  }
}
