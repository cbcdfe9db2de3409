import Terminal

/// Bars from edge to edge that may be the selected row of a list.
extension ListShape {
  /// True for a bar that is a selected row: the cursor stands at its beginning, signs point at it, the rows
  /// beside it have words in the same columns, or it is the only row between a title and blank ones.
  var isSelection: Bool {
    if let cursor = draft.cursor, cursor.y == y, y > 0, y < grid.rows - 1,
      (run.lowerBound...words.lowerBound).contains(cursor.x)
    {
      return true
    }
    if isPointed || hasPointer || hasDivider { return true }
    if isUnlikeOthers || isAmongRows || isBelowRule || hasSeveralGrounds || isSecondOfRows {
      return true
    }
    // A title stands above a row of facts, or tells `Name: what`.
    if y == 0 {
      let tells = grid.pieces(0, run).contains { grid.sign($0.upperBound - 1, 0) == 0x3A }
      if tells || !draft.lights(1, 0..<grid.columns, of: 0).isEmpty { return false }
    }
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

  /// True for a bar on the grounds of its columns, as a row is that was coloured before it was reversed, beside a
  /// row that begins in the same column: a bar that tells something has one ground.
  private var hasSeveralGrounds: Bool {
    guard y > 0, y < grid.rows - 3, run.count == grid.columns else { return false }
    func backs(_ y: Int) -> Set<UInt32> { Set(run.map { grid.back($0, y) }) }
    let own = backs(y)
    return (2...6).contains(own.count) && !own.contains(draft.regions[0].ground)
      && !(0..<grid.rows).contains { $0 != y && backs($0) == own }
      && [y - 1, y + 1].contains { row in
        !HintRules.isBar(row, draft) && draft.lights(row, run, of: 0).isEmpty
          && grid.trimmed(row, run)?.lowerBound == words.lowerBound
      }
  }

  /// True for the second row of the screen, if the first one is no bar and has words in three of its columns.
  private var isSecondOfRows: Bool {
    y == 1 && draft.lights(0, run, of: 0).isEmpty && isAligned(1, 0, least: 3)
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

  /// True for a bar with a sign between its columns that the rows beside it have there, too: `12 : tea`.
  private var hasDivider: Bool {
    guard y > 1, y < grid.rows - 3 else { return false }
    return words.dropFirst().contains { x in
      let sign = grid.sign(x, y)
      return [0x3A, 0x7C].contains(sign)
        && (y - 2...y + 2).allSatisfy { row in
          grid.sign(x, row) == sign && grid.isBlank(x - 1, row) && grid.isGap(x + 1, row)
        }
    }
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

  /// True for the only bar between the edges of the screen, whose words are one piece that begins in the column
  /// in which the rows beside it begin: of views below each other each has a bar of its own.
  private var isAmongRows: Bool {
    let others = (0..<grid.rows).filter { $0 != y && HintRules.isBar($0, draft) }
    guard isBetweenEdges(others), grid.pieces(y, run, gap: 3).count == 1,
      others.allSatisfy({ grid.back(run.upperBound - 1, $0) != grid.back(run.lowerBound, y) })
    else { return false }
    let near = [y - 1, y + 1].filter { !others.contains($0) && !draft.isNoRow($0, run) }
      .compactMap { grid.trimmed($0, run)?.lowerBound }
    // Rows of a tree are indented.
    let isIndented = words.lowerBound >= run.lowerBound + 2 && near.contains(words.lowerBound)
    return !near.isEmpty && (isIndented || near.allSatisfy { $0 == words.lowerBound })
  }

  /// True for the only bar between the edges of the screen, if it is one of the rows from a line that goes from edge
  /// to edge to a blank row, all of which begin in one column.
  private var isBelowRule: Bool {
    guard isBetweenEdges((0..<grid.rows).filter { $0 != y && HintRules.isBar($0, draft) }) else {
      return false
    }
    func isText(_ row: Int) -> Bool {
      grid.trimmed(row, run).map { $0.lowerBound == words.lowerBound && !isRule(row) } ?? false
    }
    let first = (0..<y).reversed().prefix(while: isText).last ?? y
    let end = (y + 1..<grid.rows).prefix(while: isText).endIndex
    return first > 0 && isRule(first - 1) && end < grid.rows && grid.isBlank(end, run)
  }

  /// Returns true for a line from edge to edge.
  private func isRule(_ row: Int) -> Bool { run.allSatisfy { grid.isLine($0, row) } }

  /// Returns true for a bar in the midst of the screen, if these others are at its edges.
  private func isBetweenEdges(_ others: [Int]) -> Bool {
    y > 0 && y < grid.rows - 3 && run.count == grid.columns && draft.cursor?.y != y
      && others.allSatisfy { $0 < min(2, y) || $0 >= grid.rows - 3 }
  }

  /// Returns true if most words of two rows begin or end in the same columns.
  func isAligned(_ a: Int, _ b: Int, least: Int = 2) -> Bool {
    guard (0..<grid.rows).contains(b) else { return false }
    let (words, others) = (grid.pieces(a, run), grid.pieces(b, run))
    guard words.count >= least, others.count >= least else { return false }
    let (starts, ends) = (Set(others.map(\.lowerBound)), Set(others.map(\.upperBound)))
    let counted = words.prefix(8)
    let fitting = counted.filter { starts.contains($0.lowerBound) || ends.contains($0.upperBound) }
    return (fitting.count >= 3 || fitting.count == counted.count)
      && fitting.count * 2 >= counted.count
  }
}

/// Rows that are lit as wide as a view beside another one.
extension ListShape {
  /// True if a row beside it that is not lit begins in the same column, or further to the right, if it is not the first
  /// one itself.
  var isAmongOthers: Bool {
    if let all = grid.trimmed(y, segment), all.lowerBound < run.lowerBound,
      ListRules.wordsBehindPointer(y, all, grid).lowerBound == words.lowerBound
    {
      return true
    }
    let isFirst = y == 0 || grid.isBlank(y - 1, segment)
    return [y - 1, y + 1, y - 2, y + 2].contains { row in
      guard (0..<grid.rows).contains(row), draft.lights(row, segment, of: region).isEmpty,
        let start = grid.trimmed(row, run)?.lowerBound
      else { return false }
      return start == words.lowerBound
        || !isFirst && start > words.lowerBound && words.lowerBound - run.lowerBound <= 3
    }
  }
}
