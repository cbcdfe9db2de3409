/// What a developer may set back; each is asked about first (P-76).
public enum ProfileReset: Hashable, Sendable {
  /// That the program was ever started.
  case launch
  /// That Premium was got.
  case premium
}
