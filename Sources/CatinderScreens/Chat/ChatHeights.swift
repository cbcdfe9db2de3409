/// How high messages are in a width; each is laid out when it is asked for.
struct ChatHeights {
  let entries: [ChatEntry]
  let columns: Int
  let isFlat: Bool
  /// The rows above the oldest.
  let above: Int

  func rows(at index: Int) -> Int { entries[index].rows(in: columns, isFlat: isFlat) }

  func rows(of indices: Range<Int>) -> Int { indices.reduce(0) { $0 + rows(at: $1) } }

  /// As far as one can scroll up, for a place that may be beyond; looks no further than that.
  func clamped(_ below: Int, in visible: Int) -> Int {
    var total = above
    for index in entries.indices.reversed() {
      total += rows(at: index)
      if total - above >= below + visible { return below }
    }
    return max(0, min(below, total - visible))
  }
}
