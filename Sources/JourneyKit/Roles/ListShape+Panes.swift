import Terminal

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
