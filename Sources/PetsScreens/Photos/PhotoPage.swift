import Core
import PetsDomain
import Semantics
import Terminal
import Toolkit

/// A pet's photo in all of the tab.
struct PhotoPage {
  let state: PetsState
  let card: PetCardState

  private var words: PhotoWords { PhotoWords(state.language) }
  private var cardWords: PetsWords { PetsWords(state.language) }

  var body: Element<PetsAction> {
    VStack {
      header
      if let photo = PetPortrait(state: state, pet: card.pet).photo(PetsID.photo) {
        photo
      }
    }
    .semantics(PetsID.photoPage, .screen, label: words.photo)
    .bindings(words.photo, bindings)
  }

  private var header: Element<PetsAction> {
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
          PetsID.photoPage.child("fit"), words.fitButton(state.photos.fit),
          hint: words.fitHint(state.photos.fit), wish: .atOnce, action: .photo(.fitTapped))
        if isWide { changes }
      }.padding(horizontal: 1)
    }.frame(rows: 1)
  }

  @ElementBuilder<PetsAction> private var changes: [Element<PetsAction>] {
    Button(
      PetsID.photoPage.child("change"), words.change, hint: words.changeHint,
      action: .photo(.promptTapped))
    Button(
      PetsID.photoPage.child("remove"), words.remove, hint: words.removeHint,
      action: .photo(.removeTapped))
  }

  private var bindings: [KeyBinding<PetsAction>] {
    [
      KeyBinding(
        "pets.back", [.escape, .backspace, "v"], cardWords.backHint, .photo(.viewClosed))
    ] + PhotoKeys(state: state, card: card).changes
  }
}
