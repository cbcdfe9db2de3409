/// What can happen in front of a match (C-42 to C-44).
public enum MatchAction: Sendable {
  case messageTapped
  case closed
}
