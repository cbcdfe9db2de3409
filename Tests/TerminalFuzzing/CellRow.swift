/// What holds of the widths of a row's cells.
public enum CellRow {
  /// Throws unless every wide character has its right half, and no half stands alone.
  public static func check(_ widths: [Int]) throws(BrokenRule) {
    var x = 0
    while x < widths.count {
      try require(widths[x] > 0, "a right half alone at \(x)")
      if widths[x] == 2 {
        try require(x + 1 < widths.count && widths[x + 1] == 0, "a left half alone at \(x)")
      }
      x += widths[x]
    }
  }
}
