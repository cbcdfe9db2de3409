import Semantics
import Terminal

/// Check boxes (`[ ] [x] [*]`) and radio buttons (`( ) (*) (x)`), each with the words behind it, or
/// with those before it where a colon ends them.
struct CheckRules {
  static func apply(to draft: inout RoleDraft) {
    for region in draft.regions.indices {
      let frame = draft.regions[region].frame
      for y in frame.minY..<frame.maxY {
        for segment in draft.segments(y, of: region) where !isStatus(y, region, draft) {
          add(y, segment, isWhole: segment == frame.minX..<frame.maxX, &draft)
        }
      }
    }
  }

  /// Returns true for a bar without another mark above or below: what stands in brackets there tells of
  /// a state.
  private static func isStatus(_ y: Int, _ region: Int, _ draft: RoleDraft) -> Bool {
    guard draft.regions[region].kind == .screen, HintRules.isBar(y, draft) else { return false }
    let (grid, row) = (draft.grid, 0..<draft.grid.columns)
    let marks = row.filter { isMark(grid, $0, y, row) }
    return [y - 1, y + 1].allSatisfy { near in
      !(0..<grid.rows).contains(near) || !marks.contains { isMark(grid, $0, near, row) }
    }
  }

  private static func add(
    _ y: Int, _ segment: Range<Int>, isWhole: Bool, _ draft: inout RoleDraft
  ) {
    let grid = draft.grid
    let marks = segment.filter { isMark(grid, $0, y, segment) && !draft.isTaken($0, y) }
    if let names = namesBefore(marks, y, segment, grid) {
      for (x, name) in zip(marks, names) {
        let place = Rect(x: name.lowerBound, y: y, columns: x + 3 - name.lowerBound, rows: 1)
        add(x, y, grid.text(y, name), place, grid, &draft)
        draft.take(y, name.lowerBound..<x + 3, as: .shared)
      }
      return
    }
    for (number, x) in marks.enumerated() {
      let end = number + 1 < marks.count ? marks[number + 1] : segment.upperBound
      let next = (x + 3..<end).first { draft.isTaken($0, y) } ?? end
      if let words = words(grid, y, x + 3..<next, x) {
        let rest = isWhole && marks.count == 1 ? rest(of: words, y, segment, grid) : nil
        let lines = [words] + [rest].compactMap(\.self)
        let right = lines.map(\.upperBound).max() ?? words.upperBound
        let name = lines.enumerated().map { grid.text(y + $0.offset, $0.element) }
        add(
          x, y, name.joined(separator: " "),
          Rect(x: x, y: y, columns: right - x, rows: lines.count), grid, &draft)
        // A row of a list may begin with one.
        for row in lines.indices { draft.take(y + row, x..<right, as: .shared) }
      } else if let words = before(grid, y, segment.lowerBound..<x) {
        add(x, y, words, Rect(x: x, y: y, columns: 3, rows: 1), grid, &draft)
      }
    }
  }

  private static func add(
    _ x: Int, _ y: Int, _ name: String, _ place: Rect, _ grid: CellGrid, _ draft: inout RoleDraft
  ) {
    let role: Role = grid.sign(x, y) == 0x28 ? .radio : .checkbox
    let traits: Traits = [0x20, 0x2D, 0x7E].contains(grid.sign(x + 1, y)) ? [] : .checked
    draft.add(role, name, place, traits)
    draft.take(y, place.minX..<place.maxX)
  }

  /// Returns the words of the next line, if those behind a mark go on there: they begin in one column, and the first
  /// of them had no room above.
  private static func rest(
    of words: Range<Int>, _ y: Int, _ place: Range<Int>, _ grid: CellGrid
  ) -> Range<Int>? {
    guard y + 1 < grid.rows, let next = grid.trimmed(y + 1, place),
      next.lowerBound == words.lowerBound, let first = grid.pieces(y + 1, next).first,
      words.upperBound + 1 + first.count > place.upperBound,
      next.allSatisfy({ !grid.isLine($0, y + 1) })
    else { return nil }
    return next
  }

  /// Returns the words before each mark of a row that has nothing behind the last one; above or below stands another
  /// mark in the column of the first.
  private static func namesBefore(
    _ marks: [Int], _ y: Int, _ segment: Range<Int>, _ grid: CellGrid
  ) -> [Range<Int>]? {
    guard let first = marks.first, let last = marks.last,
      grid.isBlank(y, last + 3..<max(last + 3, segment.upperBound)),
      [y - 1, y + 1].contains(where: { isMark(grid, first, $0, segment) })
    else { return nil }
    let starts = [segment.lowerBound] + marks.dropLast().map { $0 + 3 }
    let names = zip(starts, marks).compactMap { start, mark in
      grid.pieces(y, start..<mark, gap: 3).last.flatMap { name in
        mark - name.upperBound <= 12 && name.contains { Sign.isLetter(grid.sign($0, y)) }
          && grid.sign(name.upperBound - 1, y) != 0x3A ? name : nil
      }
    }
    return names.count == marks.count ? names : nil
  }

  private static let open: Set<UInt32> = [0x5B, 0x28]
  /// A blank, `x`, `X`, `*`, `-` and `~` for a part, a bullet, a check mark.
  private static let signs: Set<UInt32> = [
    0x20, 0x78, 0x58, 0x2A, 0x2D, 0x7E, 0x2022, 0x25CF, 0x25C9, 0x2713, 0x2714, 0x2717,
  ]

  /// Returns true for `[+]` above or below `[ ]`; elsewhere it opens a branch of a tree.
  private static func isPlus(_ grid: CellGrid, _ x: Int, _ y: Int) -> Bool {
    grid.sign(x + 1, y) == 0x2B
      && [y - 1, y + 1].contains {
        grid.sign(x, $0) == grid.sign(x, y) && grid.isBlank(x + 1, $0)
          && grid.sign(x + 2, $0) == grid.sign(x + 2, y)
      }
  }

  private static func isMark(_ grid: CellGrid, _ x: Int, _ y: Int, _ segment: Range<Int>) -> Bool {
    let first = grid.sign(x, y)
    guard open.contains(first), segment.contains(x + 2),
      signs.contains(grid.sign(x + 1, y)) || isPlus(grid, x, y)
    else { return false }
    guard grid.sign(x + 2, y) == (first == 0x5B ? 0x5D : 0x29) else { return false }
    // `( )Yes  (*)No`
    let mayTouch = first == 0x28 && [0x20, 0x2A].contains(grid.sign(x + 1, y))
    // A mark between several words is told of in a sentence.
    let before =
      grid.pieces(y, segment.lowerBound..<max(segment.lowerBound, x), gap: 2).last
      .map { $0.upperBound == x - 1 ? grid.pieces(y, $0) : [] } ?? []
    let isProse =
      before.count(where: { Sign.isLetter(grid.sign($0.lowerBound, y)) }) >= 4
      && !before.contains { open.contains(grid.sign($0.lowerBound, y)) }
      && segment.contains(x + 4) && !grid.isGap(x + 4, y)
    return !isProse && (x == segment.lowerBound || grid.isGap(x - 1, y))
      && (!segment.contains(x + 3) || grid.isGap(x + 3, y)
        || mayTouch && Sign.isUpper(grid.sign(x + 3, y)))
  }

  /// The words behind a mark, up to a wide gap; and the words behind that, if they begin in one column with those
  /// behind a mark above or below.
  private static func words(
    _ grid: CellGrid, _ y: Int, _ range: Range<Int>, _ mark: Int
  ) -> Range<Int>? {
    let pieces = grid.pieces(y, range, gap: 5)
    guard let first = pieces.first, first.lowerBound - range.lowerBound < 6 else { return nil }
    guard pieces.count == 2, pieces[1].lowerBound - first.upperBound <= 12 else { return first }
    if isStrip(mark, first, pieces[1], y, grid) { return first.lowerBound..<pieces[1].upperBound }
    let isColumn = [y - 2, y - 1, y + 1, y + 2].contains { row in
      (0..<grid.rows).contains(row) && grid.sign(mark, row) == grid.sign(mark, y)
        && grid.sign(mark + 2, row) == grid.sign(mark + 2, y)
        && !grid.isGap(pieces[1].lowerBound, row)
        && grid.isBlank(pieces[1].lowerBound - 1, row)
        && !grid.isBlank(row, range.lowerBound..<pieces[1].lowerBound)
        && grid.pieces(row, range, gap: 5).count == 1
    }
    return isColumn ? first.lowerBound..<pieces[1].upperBound : first
  }

  /// Returns true for a mark, a tag and words on a strip of their own, which begin in the columns of those above or
  /// below: `[ ] a      apples`.
  private static func isStrip(
    _ mark: Int, _ tag: Range<Int>, _ words: Range<Int>, _ y: Int, _ grid: CellGrid
  ) -> Bool {
    guard mark > 0, words.upperBound < grid.columns,
      (mark..<words.upperBound).allSatisfy({ grid.back($0, y) == grid.back(mark, y) }),
      grid.back(mark - 1, y) != grid.back(mark, y)
    else { return false }
    return [y - 1, y + 1].contains { row in
      (0..<grid.rows).contains(row) && grid.sign(mark, row) == grid.sign(mark, y)
        && grid.sign(mark + 2, row) == grid.sign(mark + 2, y)
        && [tag, words].allSatisfy {
          !grid.isGap($0.lowerBound, row) && grid.isBlank($0.lowerBound - 1, row)
        }
    }
  }

  private static func before(_ grid: CellGrid, _ y: Int, _ range: Range<Int>) -> String? {
    guard let last = grid.pieces(y, range, gap: 3).last, grid.sign(last.upperBound - 1, y) == 0x3A
    else { return nil }
    return grid.text(y, last.lowerBound..<last.upperBound - 1)
  }
}
