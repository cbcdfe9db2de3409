/// An item that is on its way to another place, and what stands where meanwhile.
struct Reordering: Equatable {
  let from: Int
  let to: Int

  /// The item that shows at a place.
  func item(at place: Int) -> Int {
    if place == to { return from }
    if place >= from, place < to { return place + 1 }
    if place <= from, place > to { return place - 1 }
    return place
  }
}
