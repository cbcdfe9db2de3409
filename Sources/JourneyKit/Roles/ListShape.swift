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
  let words: Range<Int>
  let segment: Range<Int>
  let draft: RoleDraft
  var grid: CellGrid { draft.grid }

  /// Nil for a run that is no selected row.
  init?(
    _ y: Int, _ run: Range<Int>, _ segment: Range<Int>, _ region: Int, isPane: Bool = false,
    _ draft: RoleDraft
  ) {
    let grid = draft.grid
    let kind = draft.regions[region].kind
    guard let words = grid.trimmed(y, run),
      Self.hasWord(words, y, grid) || run == 0..<grid.columns && Self.isParent(words, y, grid)
    else { return nil }
    let before = [run.lowerBound - 1, run.lowerBound - 2].filter { $0 >= segment.lowerBound }
    guard
      before.allSatisfy({ grid.isGap($0, y) || grid.sign($0, y) == 0x3E || draft.isTaken($0, y) })
        || Self.isMarked(y, run, segment, grid)
    else { return nil }
    // A cell of a grid, or a part of a text, is none.
    guard run.upperBound >= segment.upperBound || Self.isEnd(run.upperBound, y, draft) else {
      return nil
    }
    if Self.isAmongWords(run, y, segment, grid) { return nil }
    // A pager's prompt is lit as far as its words go, and the cursor stands behind it.
    if draft.cursor == Point(x: words.upperBound, y: y), words.upperBound == run.upperBound {
      return nil
    }
    if kind == .screen, y == grid.rows - 1, words.upperBound == run.upperBound { return nil }
    if Self.isLineNumber(words, y, grid) { return nil }
    // Numbers alone are those of lines, days or bytes.
    if !words.contains(where: { Sign.isLetter(grid.sign($0, y)) }), words.count <= 8,
      words.contains(where: { Sign.isDigit(grid.sign($0, y)) })
    {
      return nil
    }
    isBar =
      run.count * 20 >= segment.count * 19 && kind == .screen && !isPane
      && (run.lowerBound == segment.lowerBound || segment.count < grid.columns)
    (self.y, self.run, self.words, self.segment) = (y, run, words, segment)
    (self.region, self.draft, band) = (region, draft, run)
    if isBar {
      guard isSelection else { return nil }
      return
    }
    // The title of a view stands in its middle, or alone.
    let isWhole = isPane && run.count * 20 >= segment.count * 19
    if isWhole, !isAmongOthers { return nil }
    // Words are lit where something was searched for, too.
    let isMatch =
      !isPadded && !isWhole
      && (grid.pieces(y, run, gap: 3).count == 1 || run.contains { grid.isLine($0, y) })
    if kind == .screen, draft.hasPrompt, isMatch { return nil }
    band = columns
    if kind == .group, !draft.regions[region].isInDialog {
      // A line between two views ends the first one.
      let rest = run.upperBound..<max(run.upperBound, segment.upperBound)
      band = band.lowerBound..<(rest.first { grid.isLine($0, y) } ?? segment.upperBound)
    }
  }

  /// True if blanks at the end are lit, too.
  var isPadded: Bool { run.count >= 4 && words.upperBound < run.upperBound }

  /// True if words alone are lit, and those of other rows of the list, too: headings.
  var isOneOfHeadings: Bool {
    guard !isPadded, !isBar else { return false }
    func isHeading(_ row: Int) -> Bool {
      draft.lights(row, segment, of: region).contains {
        $0.lowerBound == run.lowerBound
          && (Self.hasWord($0, row, grid) || Self.isParent($0, row, grid))
          && grid.back($0.lowerBound, row) == grid.back(run.lowerBound, y)
      }
    }
    let frame = draft.regions[region].frame
    func isText(_ row: Int) -> Bool { grid.trimmed(row, band) != nil }
    let above = (frame.minY..<y).reversed().prefix(while: isText)
    let below = (y + 1..<max(y + 1, frame.maxY)).prefix(while: isText)
    return above.contains(where: isHeading) || below.contains(where: isHeading)
  }

  /// True if words alone are not lit among others of their row.
  var isSure: Bool {
    isPadded
      || run.count >= 4 && (segment.lowerBound..<run.lowerBound).allSatisfy { grid.isGap($0, y) }
  }

  /// True if nothing is below the row.
  var isLast: Bool { y + 1 >= grid.rows || grid.isBlank(y + 1, band) }

  // MARK: Columns
  /// The columns of the run, or as far as the rows go where only words are lit.
  private var columns: Range<Int> {
    guard words.upperBound == run.upperBound else { return run }
    var end = run.upperBound
    for step in [-1, 1] {
      var row = y + step
      while (0..<grid.rows).contains(row), !draft.isNoRow(row, run), let piece = piece(row) {
        // Parts that are lit together begin in one column in all rows.
        let last = grid.pieces(row, piece.lowerBound..<segment.upperBound, gap: 2)
          .last { $0.lowerBound < run.upperBound }
        end = max(end, last?.upperBound ?? piece.upperBound)
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
    // Words that go on beyond a lit row with blanks at its end are others.
    if isPadded, band == run, !isBar, band.upperBound < segment.upperBound,
      !grid.isGap(band.upperBound - 1, row), !grid.isGap(band.upperBound, row)
    {
      return false
    }
    // A line ends a list.
    if text.count > 3, !Self.hasWord(text, row, grid), text.allSatisfy({ isDash($0, row) }) {
      return false
    }
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

  private func isDash(_ x: Int, _ y: Int) -> Bool {
    grid.isLine(x, y) || [0x20, 0x2B, 0x2D, 0x3D, 0x5F, 0x7C].contains(grid.sign(x, y))
  }

  /// Returns true if the row below the first one ends with a colon, too, as in a list of such.
  private func isAlike(_ row: Int) -> Bool {
    grid.trimmed(row + 1, band).map { grid.sign($0.upperBound - 1, row + 1) == 0x3A } ?? false
  }

  /// True if the first column is lit in all rows, and the words in one alone.
  private var hasMargin: Bool {
    [y - 1, y + 1].contains { row in
      let frame = draft.regions[region].frame
      // A title in the line above a box may be lit, too.
      guard (frame.minY..<frame.maxY).contains(row) else { return false }
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
      let lights = draft.lights(row, segment, of: region)
      if lights.contains(run) {
        return grid.back(run.lowerBound, row) != grid.back(run.lowerBound, y)
          && run != 0..<grid.columns
      }
      // A row that is lit farther to both sides is the selected one.
      if lights.contains(where: { $0.lowerBound < run.lowerBound && $0.upperBound > run.upperBound }
      ) {
        return true
      }
      row += 1
    }
    return false
  }
}
