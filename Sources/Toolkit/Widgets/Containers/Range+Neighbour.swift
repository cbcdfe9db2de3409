extension Range<Int> {
  /// The next place or the one before, round about; from none of them, the first or the last.
  ///
  /// Nil where there are no places.
  func neighbour(of place: Int, isNext: Bool) -> Int? {
    if isEmpty { return nil }
    guard contains(place) else { return isNext ? lowerBound : upperBound - 1 }
    if isNext { return place == upperBound - 1 ? lowerBound : place + 1 }
    return place == lowerBound ? upperBound - 1 : place - 1
  }
}
