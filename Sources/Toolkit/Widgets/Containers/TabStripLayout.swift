/// Which tabs of a strip show, and where: all, or as many as there is room for around the selected
/// one, with a mark on each side where there are more.
struct TabStripLayout {
  struct Spot: Hashable {
    let index: Int
    let x: Int
    let columns: Int
  }

  /// The tabs that show, in order; the selected one is among them.
  let spots: [Spot]
  let hasMoreBefore: Bool
  let hasMoreAfter: Bool

  /// The room of a mark and the blank beside it.
  static let mark = 2

  /// - Parameters:
  ///   - widths: of the tabs, in columns; one blank stands between two.
  ///   - start: the first that showed before; it moves no further than it must.
  init(widths: [Int], selection: Int, columns: Int, start: Int) {
    let selection = min(max(0, selection), max(0, widths.count - 1))
    let all = widths.reduce(0, +) + max(0, widths.count - 1)
    var first = all <= columns ? 0 : min(max(0, start), selection)
    var end = Self.end(from: first, widths, columns)
    while end <= selection, first < selection {
      first += 1
      end = Self.end(from: first, widths, columns)
    }
    // No room is left over at the end.
    while first > 0, Self.end(from: first - 1, widths, columns) == widths.count { first -= 1 }
    end = max(Self.end(from: first, widths, columns), min(widths.count, selection + 1))
    hasMoreBefore = first > 0
    hasMoreAfter = end < widths.count
    spots = Self.spots(first..<max(first, end), widths, columns, hasMoreBefore, hasMoreAfter)
  }

  /// One past the last tab that fits whole.
  private static func end(from first: Int, _ widths: [Int], _ columns: Int) -> Int {
    var x = first > 0 ? mark : 0
    var end = first
    while end < widths.count {
      x += widths[end]
      let after = end == widths.count - 1 ? 0 : mark
      if x + after > columns { break }
      x += 1
      end += 1
    }
    return end
  }

  private static func spots(
    _ shown: Range<Int>, _ widths: [Int], _ columns: Int, _ before: Bool, _ after: Bool
  ) -> [Spot] {
    var x = before ? mark : 0
    let limit = columns - (after ? mark : 0)
    return shown.map { index in
      let width = min(widths[index], max(0, limit - x))
      defer { x += width + 1 }
      return Spot(index: index, x: min(x, max(0, columns)), columns: width)
    }
  }
}
