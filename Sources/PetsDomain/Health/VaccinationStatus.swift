/// How a vaccination stands.
public enum VaccinationStatus: String, Sendable, CaseIterable {
  case upToDate
  /// It ends today, or within the days that count as soon.
  case soon
  /// It ended yesterday or before.
  case overdue
  case noEnd
  /// A newer one of its kind counts.
  case replaced
}
