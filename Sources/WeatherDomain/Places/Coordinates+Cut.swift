import Places

extension Coordinates {
  /// Cut to 4 decimals, about 10 m: what terms of services ask for, so that answers can be shared.
  var cut: (latitude: String, longitude: String) {
    (Self.cut(latitude), Self.cut(longitude))
  }

  private static func cut(_ degrees: Double) -> String {
    let whole = Int((degrees * 10_000).rounded(.towardZero))
    let digits = String(10_000 + abs(whole) % 10_000).dropFirst()
    return (whole < 0 ? "-" : "") + "\(abs(whole) / 10_000).\(digits)"
  }
}
