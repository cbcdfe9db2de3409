import Places

extension GeoBox {
  /// The smallest box around points; it goes across 180° where that is the shorter way. Nil for none.
  public init?(around points: some Collection<Coordinates>) {
    let latitudes = points.map(\.latitude)
    guard let south = latitudes.min(), let north = latitudes.max() else { return nil }
    let sorted = points.map(\.longitude).sorted()
    var (west, east, widest) = (sorted[0], sorted[sorted.count - 1], -1.0)
    for (index, longitude) in sorted.enumerated() {
      let isLast = index + 1 == sorted.count
      let next = isLast ? sorted[0] + 360 : sorted[index + 1]
      guard next - longitude > widest else { continue }
      widest = next - longitude
      (west, east) = (isLast ? sorted[0] : next, longitude)
    }
    self.init(west: west, south: south, east: east, north: north)
  }
}
