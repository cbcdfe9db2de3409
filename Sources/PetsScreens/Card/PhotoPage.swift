import AppRuntime
import PetsDomain
import Semantics
import Terminal
import Toolkit

/// A pet's photo in all of the tab.
struct PhotoPage {
  let card: PetCardState
  let photos: PhotoLook
  let environment: Environment

  private var words: PhotoWords { PhotoWords(environment) }
  private var cardWords: PetsWords { PetsWords(environment) }

  var body: Element<PetCardAction> {
    VStack {
      header
      if let photo = PetPortrait<PetCardAction>(pet: card.pet, photos: photos, words: words).photo(
        PetsID.photo)
      {
        photo
      }
    }
    .semantics(PetsID.photoPage, .screen, label: words.photo)
    .bindings(words.photo, bindings)
  }

  private var header: Element<PetCardAction> {
    Responsive { size in
      let isWide = size.columns >= 70
      return HStack(spacing: 1) {
        Button(
          PetsID.photoPage.child("back"),
          "‹ " + (isWide ? cardWords.cardTitle : cardWords.backHint),
          hint: cardWords.backHint, action: .photo(.viewClosed))
        Text(card.pet.name ?? cardWords.noName, .title, semantics: .heading)
          .fill(flex: Flex(horizontal: 1))
        Button(
          PetsID.photoPage.child("fit"), words.fitButton(photos.fit),
          hint: words.fitHint(photos.fit), wish: .atOnce, action: .photo(.fitTapped))
        if isWide { changes }
      }.padding(horizontal: 1)
    }.frame(rows: 1)
  }

  @ElementBuilder<PetCardAction> private var changes: [Element<PetCardAction>] {
    Button(
      PetsID.photoPage.child("change"), words.change, hint: words.changeHint,
      action: .photo(.promptTapped))
    Button(
      PetsID.photoPage.child("remove"), words.remove, hint: words.removeHint,
      action: .photo(.removeTapped))
  }

  private var bindings: [KeyBinding<PetCardAction>] {
    [
      KeyBinding("pets.back", [.escape, .backspace, "v"], cardWords.backHint, .photo(.viewClosed))
    ] + PhotoKeys(card: card, fit: photos.fit, words: words).changes
  }
}

/// The keys for the photo of a card.
struct PhotoKeys {
  let card: PetCardState
  let fit: PhotoFit
  let words: PhotoWords

  /// On the card itself.
  var all: [KeyBinding<PetCardAction>] {
    guard card.pet.photo != nil else { return changes }
    let view = KeyBinding<PetCardAction>(
      "pets.viewPhoto", ["v"], words.viewHint, .photo(.viewTapped))
    return [view] + changes
  }

  var changes: [KeyBinding<PetCardAction>] {
    let hasPhoto = card.pet.photo != nil
    let give = KeyBinding<PetCardAction>(
      "pets.photo", ["p"], hasPhoto ? words.changeHint : words.photoHint, .photo(.promptTapped))
    guard hasPhoto else { return [give] }
    return [
      give,
      KeyBinding("pets.photoFit", ["f"], words.fitHint(fit), .photo(.fitTapped)),
      KeyBinding("pets.removePhoto", ["P"], words.removeHint, .photo(.removeTapped)),
    ]
  }
}
