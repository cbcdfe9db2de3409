/// How a time of the day is written.
public enum ClockStyle: String, Sendable, Hashable, Codable, CaseIterable {
  case hours24, hours12

  /// `09:05`, or `9:05 AM`.
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
}
