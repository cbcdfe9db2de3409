/// The lines in which two texts differ, as in a unified diff.
struct LineDifference {
  /// `  same`, `- only in the first`, `+ only in the second`, with a line around each change.
  let lines: [String]

  init(_ first: String, _ second: String) {
    self.init(Self.split(first), Self.split(second))
  }

  init(_ first: [String], _ second: [String]) {
    lines = Self.shortened(Self.merge(first, second))
  }

  private static func split(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func merge(_ first: [String], _ second: [String]) -> [String] {
    let difference = second.difference(from: first)
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var result: [String] = []
    var old = 0
    var new = 0
    while old < first.count || new < second.count {
      if removed.contains(old) {
        result.append("- " + first[old])
        old += 1
      } else if inserted.contains(new) {
        result.append("+ " + second[new])
        new += 1
      } else {
        result.append("  " + first[old])
        old += 1
        new += 1
      }
    }
    return result
  }

  private static func shortened(_ all: [String]) -> [String] {
    let changed = all.indices.filter { !all[$0].hasPrefix(" ") }
    let shown = Set(changed.flatMap { [$0 - 1, $0, $0 + 1] }).intersection(all.indices).sorted()
    var result: [String] = []
    var previous = -1
    for index in shown {
      if index != previous + 1 { result.append("…") }
      result.append(all[index])
      previous = index
    }
    if previous >= 0, previous + 1 < all.count { result.append("…") }
    return result
  }
}

extension CollectionDifference.Change {
  var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
