import CatinderDomain

/// The actions of a card in full.
public enum FullCardAction: Sendable {
  case photoChosen(Int)
  /// To the next or the photo before.
  case turned(forward: Bool)
  case decided(Decision)
  case closed
}

/// A card in full.
struct FullCardState: Equatable, Sendable {
  let profile: Profile
  var photo = 0
  /// True for the top card of the deck, which can be decided on here too.
  var isTop = false

  /// Shows another photo, where there is one.
  mutating func show(photo index: Int) {
    if profile.photosNames.indices.contains(index) { photo = index }
  }
}
