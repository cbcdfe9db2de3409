/// What Premium brings, in the order of the screen (P-78).
enum PremiumBenefit: CaseIterable {
  case pets, calendar, treatment, documents, care

  /// What is not there yet is said not to be.
  var isBuilt: Bool { self != .care }
}
