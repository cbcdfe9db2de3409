import CatinderDomain

/// A card in full (C-30).
struct FullCardState: Equatable, Sendable {
  let profile: Profile
  var photo = 0
  /// Whether it is the top card of the deck, which can be decided on here too (C-33).
  var isTop = false
}
