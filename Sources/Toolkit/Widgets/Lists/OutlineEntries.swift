import Semantics

/// Which entries of an outline show, from a flat list in which each has a depth.
///
/// An entry holds those behind it that are deeper, as far as the next that is not. What is folded is
/// known by identity and stays folded when entries come and go.
///
/// ```
/// state.entries.toggle(id)
/// ```
public struct OutlineEntries<ID: Hashable & Sendable>: Equatable, Sendable {
  /// The entries that show, each as an index of the whole list.
  public private(set) var shown: [Int] = []
  /// What is folded, some of which may not be in the list at the moment.
  public private(set) var folded: Set<ID>
  private var ids: [ID]
  private var depths: [Int]

  public init(_ entries: [(id: ID, depth: Int)] = [], folded: Set<ID> = []) {
    self.folded = folded
    ids = entries.map(\.id)
    depths = entries.map(\.depth)
    refresh()
  }

  /// Takes other entries; what was folded stays so.
  public mutating func replace(_ entries: [(id: ID, depth: Int)]) {
    ids = entries.map(\.id)
    depths = entries.map(\.depth)
    refresh()
  }

  /// Folds or unfolds an entry; looks through all of them.
  public mutating func toggle(_ id: ID) {
    if folded.remove(id) == nil { folded.insert(id) }
    refresh()
  }

  public func id(_ entry: Int) -> ID { ids[entry] }

  public func depth(_ entry: Int) -> Int { depths[entry] }

  /// Whether it holds others.
  public func isBranch(_ entry: Int) -> Bool {
    entry + 1 < depths.count && depths[entry + 1] > depths[entry]
  }

  public func isFolded(_ entry: Int) -> Bool { folded.contains(ids[entry]) }

  /// The place among those that show of the entry that holds the one at a place.
  public func parent(ofPlace place: Int) -> Int? {
    guard shown.indices.contains(place) else { return nil }
    let depth = depths[shown[place]]
    return shown[..<place].lastIndex { depths[$0] < depth }
  }

  /// The place of an entry among those that show; of one that is folded away, that of what it is in.
  public func place(of id: ID) -> Int? {
    guard let entry = ids.firstIndex(of: id) else { return nil }
    return shown.lastIndex { $0 <= entry }
  }

  private mutating func refresh() {
    shown = []
    var limit = Int.max
    for entry in ids.indices where depths[entry] <= limit {
      shown.append(entry)
      limit = isBranch(entry) && isFolded(entry) ? depths[entry] : Int.max
    }
  }
}
