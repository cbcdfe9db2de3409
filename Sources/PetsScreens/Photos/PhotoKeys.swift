import Core
import PetsDomain
import Terminal
import Toolkit

/// The keys for the photo of a card.
struct PhotoKeys {
  let state: PetsState
  let card: PetCardState

  private var words: PhotoWords { PhotoWords(state.language) }

  /// On the card itself.
  var all: [KeyBinding<PetsAction>] {
    guard card.pet.photo != nil else { return changes }
    let view = KeyBinding<PetsAction>(
      "pets.viewPhoto", ["v"], words.viewHint, .photo(.viewTapped))
    return [view] + changes
  }

  var changes: [KeyBinding<PetsAction>] {
    let hasPhoto = card.pet.photo != nil
    let give = KeyBinding<PetsAction>(
      "pets.photo", ["p"], hasPhoto ? words.changeHint : words.photoHint, .photo(.promptTapped))
    guard hasPhoto else { return [give] }
    return [
      give,
      KeyBinding("pets.photoFit", ["f"], words.fitHint(state.photos.fit), .photo(.fitTapped)),
      KeyBinding("pets.removePhoto", ["P"], words.removeHint, .photo(.removeTapped)),
    ]
  }
}
