import CatinderDomain

/// What can happen on a card in full (C-30 to C-33).
public enum FullCardAction: Sendable {
  case photoChosen(Int)
  /// To the next or the photo before.
  case turned(forward: Bool)
  case decided(Decision)
  case closed
}
