/// What counts as the whole world.
public enum WorldCount: String, Sendable, Hashable, CaseIterable, Codable {
  /// The 193 members of the United Nations.
  case unMembers
  /// The countries and territories of ISO 3166-1, and Kosovo: 250.
  case iso

  /// How many countries there are.
  public var total: Int { self == .unMembers ? 193 : 250 }
}
