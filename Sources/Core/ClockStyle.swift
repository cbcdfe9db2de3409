/// The way to write a time of day.
public enum ClockStyle: String, Sendable, Hashable, Codable, CaseIterable {
  case hours24, hours12

  /// Returns `09:05`, or `9:05 AM`.
  ///
  /// - Parameters:
  ///   - hour: 0 to 23.
  ///   - minute: 0 to 59.
  public func text(hour: Int, minute: Int) -> String {
    let minutes = minute < 10 ? "0\(minute)" : "\(minute)"
    switch self {
    case .hours24: return (hour < 10 ? "0" : "") + "\(hour):\(minutes)"
    case .hours12:
      let shown = hour % 12 == 0 ? 12 : hour % 12
      return "\(shown):\(minutes) \(hour < 12 ? "AM" : "PM")"
    }
  }

  /// Returns the usual style of a region by its two letters of ISO 3166; 24 hours for an unknown
  /// region.
  public static func usual(inRegion region: String?) -> ClockStyle {
    region.map { twelve.contains($0.uppercased()) } == true ? .hours12 : .hours24
  }

  /// Unicode CLDR, `timeData` of the supplemental data: where `h`, `hb` or `hB` is preferred.
  static let twelve: Set<String> = [
    "AE", "AG", "AL", "AR", "AS", "AU", "BB", "BD", "BH", "BM", "BN", "BO", "BS", "BT", "CA",
    "CL", "CO", "CR", "CU", "CY", "DJ", "DM", "DO", "DZ", "EC", "EG", "EH", "ER", "ET", "FJ",
    "FM", "GD", "GH", "GM", "GR", "GT", "GU", "GY", "HK", "HN", "IN", "IQ", "JM", "JO", "KH",
    "KI", "KN", "KP", "KR", "KW", "KY", "LB", "LC", "LR", "LS", "LY", "MH", "MO", "MP", "MR",
    "MW", "MX", "MY", "NA", "NI", "NZ", "OM", "PA", "PE", "PG", "PH", "PK", "PR", "PS", "PW",
    "PY", "QA", "SA", "SB", "SD", "SG", "SL", "SO", "SS", "SV", "SY", "SZ", "TC", "TD", "TN",
    "TO", "TT", "TW", "UM", "US", "UY", "VC", "VE", "VG", "VI", "VU", "WS", "YE", "ZM",
  ]
}

/// A day and a time of the day where somebody lives, to the minute.
public struct Moment: Sendable, Hashable {
  public var day: CalendarDay
  /// 0 to 23.
  public var hour: Int
  public var minute: Int

  public init(_ day: CalendarDay, hour: Int, minute: Int) {
    (self.day, self.hour, self.minute) = (day, hour, minute)
  }

  /// Returns `06.03.2026 09:05`.
  public func text(_ units: Units) -> String {
    "\(units.date.text(day)) \(units.clock.text(hour: hour, minute: minute))"
  }
}
