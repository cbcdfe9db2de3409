import Places

extension Coordinates {
  /// Cut to 4 decimals, about 10 m: what terms of services ask for, so that answers can be shared.
  var cut: (latitude: String, longitude: String) {
    (Self.cut(latitude), Self.cut(longitude))
  }

  private static func cut(_ degrees: Double) -> String {
    let whole = Int(exactly: (degrees * 10_000).rounded(.towardZero)) ?? 0
    let digits = String(10_000 + whole.magnitude % 10_000).dropFirst()
    return (whole < 0 ? "-" : "") + "\(whole.magnitude / 10_000).\(digits)"
  }
}
