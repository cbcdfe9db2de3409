/// What one says to a card.
public enum Decision: String, Sendable, Hashable, Codable, CaseIterable {
  case like, dislike, superlike
}
