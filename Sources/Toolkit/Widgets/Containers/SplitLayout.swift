/// The arithmetic of a ``SplitPane`` along its axis: one cell is the splitter's.
struct SplitLayout {
  /// All cells, the splitter's too.
  let length: Int
  /// The least of either part, where there is room for both.
  let minimum: (first: Int, second: Int)

  init(length: Int, minimum: (first: Int, second: Int)) {
    self.length = max(0, length)
    self.minimum = (max(0, minimum.first), max(0, minimum.second))
  }

  /// What both parts share.
  var shared: Int { max(0, length - 1) }

  /// How far the splitter goes.
  var range: ClosedRange<Int> {
    let (first, second) = minimum
    guard first + second > shared else { return first...(shared - second) }
    let middle = first + second == 0 ? 0 : shared * first / (first + second)
    return middle...middle
  }

  /// The cells of the first part for a share in thousandths.
  func first(share: Int) -> Int { clamped((shared * share + 500) / 1000) }

  /// The share that puts the splitter at a cell, as far as it goes.
  func share(first: Int) -> Int {
    shared == 0 ? 0 : (clamped(first) * 1000 + shared / 2) / shared
  }

  private func clamped(_ first: Int) -> Int { min(max(range.lowerBound, first), range.upperBound) }
}
