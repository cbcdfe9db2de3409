/// The lines that differ between two texts, as in a unified diff.
struct LineDifference {
  /// `  same`, `- only in the first`, `+ only in the second`, with a line around each change.
  let lines: [String]

  init(_ first: String, _ second: String) { self.init(Self.split(first), Self.split(second)) }

  init(_ first: [String], _ second: [String]) { lines = Self.shortened(Self.merge(first, second)) }

  private static func split(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func merge(_ first: [String], _ second: [String]) -> [String] {
    Alignment.pairs(first, second, by: ==).map { old, new in
      guard let old else { return "+ " + (new ?? "") }
      return (new == nil ? "- " : "  ") + old
    }
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

/// Two lists side by side.
enum Alignment {
  /// Returns the elements in order: those of one list alone, and pairs that are equivalent.
  static func pairs<Element>(
    _ first: [Element], _ second: [Element], by areEquivalent: (Element, Element) -> Bool
  ) -> [(old: Element?, new: Element?)] {
    let difference = second.difference(from: first, by: areEquivalent)
    let removed = Set(difference.removals.map(offset))
    let inserted = Set(difference.insertions.map(offset))
    var pairs: [(old: Element?, new: Element?)] = []
    var (old, new) = (0, 0)
    while old < first.count || new < second.count {
      let isRemoved = removed.contains(old)
      let isInserted = !isRemoved && inserted.contains(new)
      pairs.append((isInserted ? nil : first[old], isRemoved ? nil : second[new]))
      old += isInserted ? 0 : 1
      new += isRemoved ? 0 : 1
    }
    return pairs
  }

  private static func offset<Element>(_ change: CollectionDifference<Element>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
