import Persistence

/// The acts on favourite places that can be undone; the subject is the place's name.
public enum FavouriteAct: String, Sendable, Hashable, CaseIterable {
  case add, delete, move

  /// Nil for an act of another feature.
  public init?(kind: String) {
    guard let act = Self.allCases.first(where: { $0.kind == kind }) else { return nil }
    self = act
  }

  public var kind: String { "weather.favourite." + rawValue }

  func act(on subject: String) -> Act { Act(kind: kind, subject: subject) }
}
