/// A row of the Profile tab that opens something (P-70, P-76).
public enum ProfileRow: String, Hashable, Sendable, CaseIterable {
  case pets, premium, contact, about, developer
  /// What a developer finds below them.
  case resetLaunch, resetPremium

  /// Those that show.
  static func shown(isDeveloper: Bool) -> [ProfileRow] {
    allCases.filter { isDeveloper || ($0 != .resetLaunch && $0 != .resetPremium) }
  }
}
