/// A quick test for rows of a screen that cannot hold some words.
///
/// What it lets through must be looked at closely; what it stops cannot hold the words, in whatever
/// spelling (NFC, NFD, selectors). It reads the cells as numbers and makes no text.
public struct WordSieve: Sendable {
  /// The words scalar by scalar; 0 for a character that has no lone scalar and may be any.
  private let codes: [UInt32]
  private let ignoresCase: Bool

  /// - Parameters:
  ///   - words: without selectors, and for a search without regard to case in small letters.
  ///   - ignoresCase: a row's letter of ASCII in either case then counts as the small one, and all
  ///     others as any.
  public init(_ words: [Character], ignoringCase ignoresCase: Bool = false) {
    self.ignoresCase = ignoresCase
    codes = words.map { word in
      let scalars = word.unicodeScalars
      guard let first = scalars.first, scalars.count == 1, first.isLone else { return 0 }
      return ignoresCase && !first.isASCII ? 0 : first.value
    }
  }

  /// Returns true if it lets through some cells of a row.
  fileprivate func passes(_ cells: UnsafeBufferPointer<Cell>) -> Bool {
    guard let first = codes.first else { return true }
    for x in cells.indices {
      let code = cells[x].code
      if code == 0 { continue }
      guard Self.isLone(code) else { return true }
      if isLike(code, first), passes(cells, from: x) { return true }
    }
    return false
  }

  /// A row goes through from its first cell that is not lone; so only lone ones are behind us.
  private func passes(_ cells: UnsafeBufferPointer<Cell>, from start: Int) -> Bool {
    var x = start
    for wanted in codes {
      while x < cells.count, cells[x].code == 0 { x += 1 }
      guard x < cells.count else { return false }
      let code = cells[x].code
      guard isLike(code, wanted) || !Self.isLone(code) else { return false }
      x += 1
    }
    return true
  }

  private func isLike(_ code: UInt32, _ wanted: UInt32) -> Bool {
    if code == wanted || wanted == 0 { return true }
    guard ignoresCase else { return false }
    return code >= 0x80 || (code | 0x20 == wanted && code &- 0x41 < 26)
  }

  private static func isLone(_ code: UInt32) -> Bool {
    code &- 0x20 < 0x5F || Unicode.Scalar(code)?.isLone ?? false
  }
}

extension Surface {
  /// Returns true if some columns of a row may hold the words of a sieve; false where they surely
  /// do not.
  ///
  /// - Parameter columns: cut at the edges of the surface.
  public func mayHold(_ words: WordSieve, inRow y: Int, columns: Range<Int>) -> Bool {
    guard (0..<size.rows).contains(y) else { return false }
    let columns = columns.clamped(to: 0..<size.columns)
    return cells.withUnsafeBufferPointer { cells in
      let start = y * size.columns
      let row = start + columns.lowerBound..<start + columns.upperBound
      return words.passes(UnsafeBufferPointer(rebasing: cells[row]))
    }
  }
}
