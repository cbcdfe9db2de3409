/// What Premium brings, in the order of the screen (P-78).
enum PremiumBenefit: CaseIterable {
  case pets, calendar, treatment, documents, care

  /// What no screen shows yet is said not to be there.
  var isBuilt: Bool { self != .care }
}
