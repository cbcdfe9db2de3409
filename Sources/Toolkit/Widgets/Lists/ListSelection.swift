import Semantics

/// Which item of a list is selected: by what it is, and where that is gone, by its place.
///
/// Lives in a feature's state. When items come and go, ``follow(_:)`` keeps the same item selected;
/// the list keeps it where it is on the screen.
///
/// ```
/// state.selection.follow(state.pets)
/// ```
public struct ListSelection<ID: Hashable & Sendable>: Equatable, Sendable {
  /// Nil while there is nothing to select.
  public private(set) var id: ID?
  public private(set) var index: Int

  public init(_ id: ID? = nil, at index: Int = 0) {
    self.id = id
    self.index = index
  }

  /// What a list is told: no place where there are no items.
  public var shown: Int? { id == nil ? nil : index }

  /// Selects the item at a place, the nearest there is.
  public mutating func move(to index: Int, in ids: some RandomAccessCollection<ID>) {
    move(to: index, count: ids.count) { ids[ids.index(ids.startIndex, offsetBy: $0)] }
  }

  /// The same where the items are not an array.
  public mutating func move(to index: Int, count: Int, id: (Int) -> ID) {
    self.index = min(max(0, index), max(0, count - 1))
    self.id = count > 0 ? id(self.index) : nil
  }

  /// Keeps the same item selected after a change; where it is gone, what stands in its place.
  ///
  /// Looks through all items, from the old place outwards.
  public mutating func follow(_ ids: some RandomAccessCollection<ID>) {
    let found = id.flatMap { place(of: $0, in: ids) }
    move(to: found ?? index, in: ids)
  }

  /// The same where a store knows the place of an item; nil where it is gone.
  public mutating func follow(count: Int, place: (ID) -> Int?, id: (Int) -> ID) {
    move(to: self.id.flatMap(place) ?? index, count: count, id: id)
  }

  private func place(of id: ID, in ids: some RandomAccessCollection<ID>) -> Int? {
    let count = ids.count
    guard count > 0 else { return nil }
    let start = min(index, count - 1)
    for step in 0..<count {
      for place in [start - step, start + step] where place >= 0 && place < count {
        if ids[ids.index(ids.startIndex, offsetBy: place)] == id { return place }
      }
    }
    return nil
  }
}
