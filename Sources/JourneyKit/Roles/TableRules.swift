import Semantics
import Terminal

/// Rows below a row of column names that a style, a rule of dashes or lines between the columns set off.
struct TableRules {
  static func apply(to draft: inout RoleDraft) {
    for region in draft.regions.indices where draft.regions[region].kind != .menu {
      let frame = draft.regions[region].frame
      for y in frame.minY..<max(frame.minY, frame.maxY - 1) {
        for segment in draft.segments(y, of: region) {
          for band in bands(y, segment, region, draft) {
            addTable(y, band, region, &draft)
          }
        }
      }
    }
  }

  // MARK: Heads
  /// Returns the parts of a row that look like the head of a table.
  private static func bands(
    _ y: Int, _ segment: Range<Int>, _ region: Int, _ draft: RoleDraft
  ) -> [Range<Int>] {
    let grid = draft.grid
    guard !grid.isBlank(y, segment) else { return [] }
    if isRuled(y, segment, region, draft) { return [segment] }
    // Behind a box nothing can be told of columns.
    if draft.regions[region].kind == .screen, segment.count < grid.columns { return [] }
    let lit = draft.lights(y, segment, of: region).filter { $0.count >= 8 && !draft.isTaken(y, $0) }
    if !lit.isEmpty {
      return lit.filter { $0.count * 10 >= segment.count * 6 && isHead(y, $0, draft) }
    }
    guard let words = grid.trimmed(y, segment), !draft.isTaken(y, words) else { return [] }
    let hasRule = isRule(y + 1, segment, grid)
    let first = hasRule ? y + 2 : y + 1
    guard isSetOff(y, words, from: first, grid), hasRule || isHead(y, words, draft) else {
      return []
    }
    return [segment]
  }

  /// Lines between the columns, which go on in the rows below.
  private static func isRuled(
    _ y: Int, _ segment: Range<Int>, _ region: Int, _ draft: RoleDraft
  ) -> Bool {
    let grid = draft.grid
    guard draft.regions[region].kind == .group, y == draft.regions[region].frame.minY else {
      return false
    }
    let lines = segment.filter { grid.isLine($0, y) }
    return (1...20).contains(lines.count)
      && lines.allSatisfy { x in
        x > segment.lowerBound && grid.isLine(x, y + 1) && grid.sign(x, y) == grid.sign(x, y + 1)
          && !grid.isLine(x - 1, y)
      }
  }

  /// Returns true for rules of dashes below the words.
  private static func isRule(_ y: Int, _ segment: Range<Int>, _ grid: CellGrid) -> Bool {
    guard y < grid.rows else { return false }
    let pieces = grid.pieces(y, segment)
    return pieces.count >= 2
      && pieces.allSatisfy {
        $0.count >= 2 && $0.allSatisfy { [0x2D, 0x3D].contains(grid.sign($0, y)) }
      }
  }

  /// Returns true if all words are bold, underlined or coloured alike, and those of the first row below are not so.
  private static func isSetOff(
    _ y: Int, _ words: Range<Int>, from first: Int, _ grid: CellGrid
  ) -> Bool {
    let inks = Set(words.filter { !grid.isBlank($0, y) }.map { grid.inks[grid.index($0, y)] })
    guard inks.count == 1, first < grid.rows, let below = grid.trimmed(first, words) else {
      return false
    }
    // A row between others of one look is the selected one.
    func look(_ y: Int, _ x: Int) -> [UInt64] {
      [UInt64(grid.back(x, y)), grid.inks[grid.index(x, y)]]
    }
    if y > 0, let above = grid.trimmed(y - 1, words), above.lowerBound == below.lowerBound,
      look(y - 1, above.lowerBound) == look(first, below.lowerBound)
    {
      return false
    }
    let back = grid.back(words.lowerBound, y)
    // Rows on a ground of their own, two or more, set a head off, too.
    let areLit = (first..<min(first + 2, grid.rows)).count { row in
      grid.trimmed(row, words).map { grid.back($0.lowerBound, row) != back } ?? false
    }
    func isOther(_ x: Int, _ y: Int) -> Bool {
      !inks.contains(grid.inks[grid.index(x, y)]) || areLit == 2 && grid.back(x, y) != back
    }
    // A row of a list looks otherwise than the selected one below it, and as those that follow.
    if first + 1 < grid.rows, let next = grid.trimmed(first + 1, words),
      next.contains(where: { !grid.isBlank($0, first + 1) && !isOther($0, first + 1) })
    {
      return false
    }
    return below.contains { !grid.isBlank($0, first) && isOther($0, first) }
  }

  /// Returns true if most names begin or end in one column with words of the rows below.
  static func isHead(_ y: Int, _ band: Range<Int>, _ draft: RoleDraft) -> Bool {
    let grid = draft.grid
    let names = words(y, band, grid)
    guard names.count >= 2, y + 1 < grid.rows else { return false }
    // Words with single blanks between them are a sentence.
    let wide = grid.pieces(y, band, gap: 2).filter { !isSortSign(y, $0, grid) }
      .flatMap { piece in piece.parts { isDivider($0, y, grid) } }
    guard wide.count >= 2, names.count >= 3 || wide.count == names.count else { return false }
    guard names.count(where: { isTitle(y, $0, grid) }) * 10 >= names.count * 8,
      names.count(where: { $0.count > 1 }) * 2 >= names.count
    else { return false }
    return (y + 1..<min(y + 9, grid.rows)).contains {
      isBelow($0, names, isWide: wide.count == names.count, band, grid)
    }
  }

  /// Returns true if words of a row begin or end where those of the head do.
  private static func isBelow(
    _ y: Int, _ names: [Range<Int>], isWide: Bool, _ band: Range<Int>, _ grid: CellGrid
  ) -> Bool {
    let words = grid.pieces(y, band)
    guard words.count >= 2 else { return false }
    let (starts, ends) = (Set(words.map(\.lowerBound)), Set(words.map(\.upperBound)))
    let fitting = names.filter {
      starts.contains($0.lowerBound) || ends.contains($0.upperBound)
        || isWide && starts.contains($0.lowerBound + 1)
    }
    return fitting.count * 10 >= names.count * 5 && fitting.count >= 2
  }

  /// Returns true for `-`, `^`, `v` or an arrow apart from the names, which tells by what the rows are sorted.
  private static func isSortSign(_ y: Int, _ range: Range<Int>, _ grid: CellGrid) -> Bool {
    guard range.count == 1 else { return false }
    let sign = grid.sign(range.lowerBound, y)
    return [0x2D, 0x5E, 0x76].contains(sign) || (0x2190..<0x2200).contains(sign)
      || (0x25A0..<0x2600).contains(sign)
  }

  /// Returns true for a word of a head, and not a number or a path.
  private static func isTitle(_ y: Int, _ range: Range<Int>, _ grid: CellGrid) -> Bool {
    let first = grid.sign(range.lowerBound, y)
    // `Pid:  Program:`
    return (Sign.isLetter(first) || first == 0x25)
      && !range.dropLast().contains { [0x2F, 0x3A, 0x2E, 0x40, 0x28].contains(grid.sign($0, y)) }
  }

  // MARK: Tables
  private static func addTable(
    _ y: Int, _ band: Range<Int>, _ region: Int, _ draft: inout RoleDraft
  ) {
    let grid = draft.grid
    let names = names(y, band, grid)
    guard names.count >= 2 else { return }
    let isRuled = band.contains { grid.isLine($0, y) }
    let first = isRule(y + 1, band, grid) ? y + 2 : y + 1
    var end = first
    let limit = draft.regions[region].frame.maxY
    while end < limit, goesOn(end, band, isRuled: isRuled, draft) { end += 1 }
    // Numbers alone are a calendar.
    guard
      (first..<end).contains(where: { y in
        band.contains { Sign.isLetter(grid.sign($0, y)) }
      })
    else { return }
    draft.add(
      .table, "", Rect(x: band.lowerBound, y: y, columns: band.count, rows: end - y))
    for name in names { draft.add(.columnHeader, grid.text(y, name), y, name) }
    draft.take(y, band)
    let backs = (first..<end).map { grid.back(band.lowerBound, $0) }
    for row in first..<end {
      // Rows of two grounds in turn are none of them selected.
      let isStriped = backs.count { $0 == grid.back(band.lowerBound, row) } > 1
      ListRules.addRow(row, band, region, isSelected: isStriped ? false : nil, &draft)
    }
  }

  private static func goesOn(
    _ y: Int, _ band: Range<Int>, isRuled: Bool, _ draft: RoleDraft
  ) -> Bool {
    let grid = draft.grid
    if draft.isTaken(y, band) { return false }
    if isRuled { return band.contains { grid.isLine($0, y) } && !grid.isLine(band.lowerBound, y) }
    return grid.trimmed(y, band) != nil
  }

  /// Returns the names of the columns: between lines where there are any, or else word by word.
  private static func names(_ y: Int, _ band: Range<Int>, _ grid: CellGrid) -> [Range<Int>] {
    let lines = band.filter { grid.isLine($0, y) }
    guard !lines.isEmpty else { return cut(joined(words(y, band, grid), y, grid), y, grid) }
    let edges = [band.lowerBound - 1] + lines + [band.upperBound]
    return zip(edges, edges.dropFirst()).compactMap { left, right in
      grid.pieces(y, left + 1..<right, gap: 2).max { $0.count < $1.count }
    }
  }

  private static func words(_ y: Int, _ band: Range<Int>, _ grid: CellGrid) -> [Range<Int>] {
    grid.pieces(y, band).filter { word in
      !isSortSign(y, word, grid) && !(word.count == 1 && isDivider(word.lowerBound, y, grid))
    }
  }

  /// Returns true for `:` or `|` between blanks, which goes on in three rows below.
  private static func isDivider(_ x: Int, _ y: Int, _ grid: CellGrid) -> Bool {
    [0x3A, 0x7C].contains(grid.sign(x, y)) && grid.isBlank(x - 1, y) && grid.isBlank(x + 1, y)
      && (y + 1...y + 3).allSatisfy { grid.sign(x, $0) == grid.sign(x, y) }
  }

  /// Joins words of one name: single blanks part them, and the rows below have text there, as `1.5 MB/s` below
  /// `DISK READ`.
  private static func joined(
    _ words: [Range<Int>], _ y: Int, _ grid: CellGrid
  ) -> [Range<Int>] {
    let rows = (y + 1..<min(y + 9, grid.rows)).filter { row in
      words.contains { word in word.contains { !grid.isBlank($0, row) } }
    }
    var joined: [Range<Int>] = []
    for word in words {
      let gap = word.lowerBound - 1
      if let last = joined.last, last.upperBound == gap,
        rows.count(where: { !grid.isBlank(gap, $0) }) * 2 > rows.count
      {
        joined[joined.count - 1] = last.lowerBound..<word.upperBound
      } else {
        joined.append(word)
      }
    }
    return joined
  }

  /// Parts words at signs of sorting: `CPU%▽MEM%`.
  private static func cut(_ words: [Range<Int>], _ y: Int, _ grid: CellGrid) -> [Range<Int>] {
    words.flatMap { word in
      word.parts { (0x25A0..<0x2600).contains(grid.sign($0, y)) }
    }
  }
}
