/// How many items stand under each heading of a list, in their order.
///
/// A feature keeps it in its state and makes it anew when the counts change, which costs as much as
/// there are sections; every question after that costs their logarithm.
public struct ListSections: Hashable, Sendable {
  /// The first item of each section, and behind them the number of all items.
  private let starts: [Int]

  public init(counts: [Int]) {
    var starts = [0]
    starts.reserveCapacity(counts.count + 1)
    for count in counts { starts.append(starts[starts.count - 1] + max(0, count)) }
    self.starts = starts
  }

  /// How many sections there are, those without items too.
  public var count: Int { starts.count - 1 }

  /// How many items there are in all of them.
  public var itemCount: Int { starts[starts.count - 1] }

  /// The items of a section; none of one that does not exist.
  public func items(in section: Int) -> Range<Int> {
    guard section >= 0, section < count else { return itemCount..<itemCount }
    return starts[section]..<starts[section + 1]
  }

  /// The section that an item stands in; the last one where there are fewer items.
  public func section(of item: Int) -> Int {
    max(0, partition { starts[$0] > item } - 1)
  }

  /// The first section, or the number of all, at which something has become true and stays so.
  func partition(_ isTrue: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isTrue(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
