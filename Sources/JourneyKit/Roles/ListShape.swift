import Terminal

/// The rows and columns of a list around the row that is lit.
struct ListShape {
  /// True if the whole row of the screen is lit.
  let isBar: Bool
  /// The columns of the list.
  private(set) var band: Range<Int>

  let y: Int
  /// The lit cells.
  let run: Range<Int>
  let region: Int
  private let words: Range<Int>
  private let segment: Range<Int>
  private let draft: RoleDraft
  private var grid: CellGrid { draft.grid }

  /// Nil for a run that is no selected row.
  init?(_ y: Int, _ run: Range<Int>, _ segment: Range<Int>, _ region: Int, _ draft: RoleDraft) {
    let grid = draft.grid
    let kind = draft.regions[region].kind
    guard let words = grid.trimmed(y, run), Self.hasWord(words, y, grid) else { return nil }
    let before = [run.lowerBound - 1, run.lowerBound - 2].filter { $0 >= segment.lowerBound }
    guard
      before.allSatisfy({ grid.isGap($0, y) || grid.sign($0, y) == 0x3E || draft.isTaken($0, y) })
    else { return nil }
    // A pager's prompt is lit as far as its words go.
    if kind == .screen, y == grid.rows - 1, words.upperBound == run.upperBound { return nil }
    if Self.isLineNumber(words, y, grid) { return nil }
    isBar =
      run.count * 20 >= segment.count * 19 && kind == .screen
      && (run.lowerBound == segment.lowerBound || segment.count < grid.columns)
    (self.y, self.run, self.words, self.segment) = (y, run, words, segment)
    (self.region, self.draft, band) = (region, draft, run)
    if isBar {
      guard isSelection else { return nil }
      return
    }
    // Words are lit where something was searched for, too.
    if kind == .screen, draft.hasPrompt, !isPadded { return nil }
    band = columns
    if kind == .group, !draft.regions[region].isInDialog {
      // A line between two views ends the first one.
      let rest = run.upperBound..<max(run.upperBound, segment.upperBound)
      band = band.lowerBound..<(rest.first { grid.isLine($0, y) } ?? segment.upperBound)
    }
  }

  /// True if blanks at the end are lit, too.
  var isPadded: Bool { run.count >= 4 && words.upperBound < run.upperBound }

  /// True if nothing is below the row.
  var isLast: Bool { y + 1 >= grid.rows || grid.isBlank(y + 1, band) }

  private static func hasWord(_ words: Range<Int>, _ y: Int, _ grid: CellGrid) -> Bool {
    words.contains { Sign.isLetter(grid.sign($0, y)) || Sign.isDigit(grid.sign($0, y)) }
  }

  /// Returns true for a number that follows the one above it or comes before the one below it.
  static func isLineNumber(_ words: Range<Int>, _ y: Int, _ grid: CellGrid) -> Bool {
    func number(_ y: Int) -> Int? {
      let wide = max(0, words.lowerBound - 1)..<words.upperBound
      return (0..<grid.rows).contains(y) ? Int(grid.text(y, wide)) : nil
    }
    guard words.count <= 6, let own = Int(grid.text(y, words)) else { return false }
    return number(y - 1) == own - 1 || number(y + 1) == own + 1 || y == 0 && own == 1
  }

  // MARK: Bars
  /// True for a bar that is a selected row: the cursor stands at its beginning, signs point at it, the rows
  /// beside it have words in the same columns, or it is the only row between a title and blank ones.
  private var isSelection: Bool {
    if let cursor = draft.cursor, cursor.y == y, y > 0, y < grid.rows - 1,
      (run.lowerBound...words.lowerBound).contains(cursor.x)
    {
      return true
    }
    if isPointed || hasPointer { return true }
    if isUnlikeOthers { return true }
    // Above the last rows is a status line, and below the first ones a title.
    let beside = y >= grid.rows - 3 ? [y - 1] : y <= 1 ? [y + 1] : [y - 1, y + 1]
    let near = beside.filter {
      (0..<grid.rows).contains($0) && !draft.isNoRow($0, run) && !HintRules.isBar($0, draft)
    }
    // A bar that looks as the title is another one, unless three columns say otherwise.
    let isAsTitle = HintRules.isBar(0, draft) && grid.back(0, 0) == grid.back(run.lowerBound, y)
    if near.contains(where: { isAligned(y, $0, least: isAsTitle ? 3 : 2) }) { return true }
    guard y > 0, y < grid.rows - 3, HintRules.isBar(y - 1, draft), grid.isBlank(y + 1, run) else {
      return false
    }
    return grid.isBlank(0, y) && grid.isBlank(1, y)
  }

  /// True if signs at both ends point at the row.
  private var isPointed: Bool {
    run.lowerBound > 0 && run.upperBound < grid.columns && grid.sign(run.lowerBound - 1, y) == 0x3E
      && grid.sign(run.upperBound, y) == 0x3C
  }

  /// True if a sign before the words points at them, as `->`, and at no others beside them.
  private var hasPointer: Bool {
    guard y > 0, y < grid.rows - 1 else { return false }
    func isPointing(_ y: Int) -> Bool {
      guard let words = grid.trimmed(y, run) else { return false }
      return ListRules.wordsBehindPointer(y, words, grid).lowerBound > words.lowerBound
    }
    return isPointing(y) && ![y - 1, y + 1].contains(where: isPointing)
  }

  /// True for a bar below a title bar, if no other bar of the screen has its ground, and rows go on below it,
  /// or nothing does: bars that tell something are of one style more often than not.
  private var isUnlikeOthers: Bool {
    guard y > 0, y < grid.rows - 3, HintRules.isBar(y - 1, draft) else { return false }
    let bars = (0..<grid.rows).filter { $0 != y && HintRules.isBar($0, draft) }
    guard bars.contains(0), bars.contains(where: { $0 > y }),
      bars.allSatisfy({ grid.back(run.lowerBound, $0) != grid.back(run.lowerBound, y) }),
      grid.back(run.upperBound - 1, y) == grid.back(run.lowerBound, y)
    else { return false }
    let next = grid.trimmed(y + 1, run)
    return next.map { abs($0.lowerBound - words.lowerBound) <= 2 } ?? true
  }

  /// Returns true if most words of two rows begin or end in the same columns.
  private func isAligned(_ a: Int, _ b: Int, least: Int = 2) -> Bool {
    guard (0..<grid.rows).contains(b) else { return false }
    let (words, others) = (grid.pieces(a, run), grid.pieces(b, run))
    guard words.count >= least, others.count >= least else { return false }
    let (starts, ends) = (Set(others.map(\.lowerBound)), Set(others.map(\.upperBound)))
    let counted = words.prefix(8)
    let fitting = counted.filter { starts.contains($0.lowerBound) || ends.contains($0.upperBound) }
    return (fitting.count >= 3 || fitting.count == counted.count)
      && fitting.count * 2 >= counted.count
  }

  // MARK: Columns
  /// The columns of the run, or as far as the rows go where only words are lit.
  private var columns: Range<Int> {
    guard words.upperBound == run.upperBound else { return run }
    var end = run.upperBound
    for step in [-1, 1] {
      var row = y + step
      while (0..<grid.rows).contains(row), !draft.isNoRow(row, run), let piece = piece(row) {
        end = max(end, piece.upperBound)
        row += step
      }
    }
    return run.lowerBound..<min(end, segment.upperBound)
  }

  /// The text of a row in this column, up to a wide gap; nil where none begins there.
  private func piece(_ y: Int) -> Range<Int>? {
    let start = run.lowerBound
    if start > segment.lowerBound, !grid.isGap(start - 1, y), !grid.isGap(start, y) { return nil }
    guard let piece = grid.pieces(y, start..<segment.upperBound, gap: 2).first,
      abs(piece.lowerBound - words.lowerBound) <= 2
    else { return nil }
    return piece
  }

  // MARK: Rows
  var rows: Range<Int> {
    let frame = draft.regions[region].frame
    var (start, end) = (y, y + 1)
    while start > frame.minY, isRow(start - 1) { start -= 1 }
    while end < frame.maxY, isRow(end) { end += 1 }
    return start..<end
  }

  private func isRow(_ row: Int) -> Bool {
    guard band.allSatisfy({ draft.owners[grid.index($0, row)] == region }),
      !draft.isNoRow(row, band), let text = grid.trimmed(row, band)
    else { return false }
    // `~` stands for no row at all.
    if text.count == 1, grid.sign(text.lowerBound, row) == 0x7E { return false }
    if isBar {
      guard HintRules.isBar(row, draft) else { return true }
      return row > 0 && isAligned(row, row > y ? row - 1 : row + 1)
    }
    if hasMargin, grid.back(run.lowerBound, row) != grid.back(run.lowerBound, y) { return false }
    if draft.lights(row, band, of: region).contains(where: { $0.count == band.count }) {
      return false
    }
    let first = grid.pieces(row, segment, gap: 2).first { $0.upperBound > band.lowerBound }
    guard let first, first.lowerBound >= band.lowerBound - 2 else { return false }
    // A heading above them ends with a colon.
    if row < y, grid.sign(first.upperBound - 1, row) == 0x3A, !isAlike(row) { return false }
    return abs(text.lowerBound - words.lowerBound) <= max(3, min(words.count, 12))
  }

  /// Returns true if the row below the first one ends with a colon, too, as in a list of such.
  private func isAlike(_ row: Int) -> Bool {
    grid.trimmed(row + 1, band).map { grid.sign($0.upperBound - 1, row + 1) == 0x3A } ?? false
  }

  /// True if the first column is lit in all rows, and the words in one alone.
  private var hasMargin: Bool {
    [y - 1, y + 1].contains { row in
      guard (0..<grid.rows).contains(row) else { return false }
      return draft.owners[grid.index(run.lowerBound, row)] == region
        && grid.back(run.lowerBound, row) == grid.back(run.lowerBound, y)
        && run.contains { grid.back($0, row) == draft.regions[region].ground }
    }
  }

  /// True if the run is no row, but the head of a column in which a row below is lit otherwise.
  var isHead: Bool {
    var row = y + 1
    while row < draft.regions[region].frame.maxY, grid.trimmed(row, run) != nil,
      !draft.isNoRow(row, run)
    {
      if draft.lights(row, segment, of: region).contains(run) {
        return grid.back(run.lowerBound, row) != grid.back(run.lowerBound, y)
          && run != 0..<grid.columns
      }
      row += 1
    }
    return false
  }
}
