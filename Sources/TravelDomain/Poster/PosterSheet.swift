import Places

/// Where a point of the earth lies on the sheet.
struct PosterSheet {
  let width = 1600
  let height: Int
  private let north: Double
  private let top = 80.0
  private var scale: Double { Double(width) / 360 }

  init(_ latitudes: ClosedRange<Double>) {
    north = latitudes.upperBound
    let map = (latitudes.upperBound - latitudes.lowerBound) * 1600 / 360
    height = Int(80 + map + 60)
  }

  /// To a tenth of a point.
  func place(_ point: Coordinates) -> (x: Double, y: Double) {
    (
      ((point.longitude + 180) * scale * 10).rounded() / 10,
      ((top + (north - point.latitude) * scale) * 10).rounded() / 10
    )
  }

  func spot(_ point: Coordinates) -> String {
    let (x, y) = place(point)
    return "\(x) \(y)"
  }
}
