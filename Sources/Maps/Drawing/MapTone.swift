/// What a dot of the map is; the raw value is that of the raster.
enum MapTone: UInt8, CaseIterable {
  /// Behind the edge of the world.
  case void, sea, land, filled, dimmed

  var isLand: Bool { rawValue >= MapTone.land.rawValue }
}

extension MapContent {
  func tone(of code: String) -> MapTone {
    if let focus, focus != code { return .dimmed }
    return filled.contains(code) ? .filled : .land
  }
}
