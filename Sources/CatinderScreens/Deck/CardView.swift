import CatinderDomain
import Semantics
import Terminal
import Toolkit

/// The top card: photo with its strips, name, age, a short text, and the way to the whole of it.
struct CardView {
  let card: Deck.Card
  let photo: DeckState.Photo?
  let words: CatinderWords

  private var profile: Profile { card.profile }

  var body: Element<DeckAction> {
    Responsive { size in face(CardLayout(size: size)) }.element
  }

  private func face(_ layout: CardLayout) -> Element<DeckAction> {
    switch layout.shape {
    case .tall:
      return VStack {
        strips
        picture.fill()
        tallWords.frame(rows: CardLayout.wordRows)
      }.element
    case .wide:
      return VStack {
        strips.frame(columns: layout.photo.columns).fill(flex: Flex(horizontal: 1))
        HStack(spacing: 2) {
          picture.frame(columns: layout.photo.columns)
          wideWords.fill(vertical: layout.size.rows > 10 ? .center : .leading)
        }.fill()
      }
      .whenFlat {
        name
        about(lines: nil)
        strips
        picture.frame(rows: 1)
        info
      }
    }
  }

  private var strips: PhotoStrips<DeckAction> {
    let count = profile.photosNames.count
    return PhotoStrips(
      id: CatinderID.strips, count: count, shown: card.photo,
      label: words.photo(card.photo + 1, of: count))
  }

  private var picture: Element<DeckAction> {
    PhotoPart(
      id: CatinderID.photo,
      name: profile.photosNames.isEmpty ? nil : profile.photosNames[card.photo],
      photo: photo, alt: words.alt(profile.name), words: words
    ).body
  }

  // MARK: Words

  private var tallWords: Element<DeckAction> {
    VStack {
      HStack(spacing: 1) {
        name.fill(flex: Flex(horizontal: 1))
        info
      }
      about(lines: 3)
    }.padding(horizontal: 1)
  }

  private var wideWords: Element<DeckAction> {
    VStack(alignment: .leading) {
      name
      about(lines: 6)
      info
    }.element
  }

  private var name: Element<DeckAction> {
    Text(profile.nameAndAge, .title, id: CatinderID.name, semantics: .heading).element
  }

  private func about(lines: Int?) -> Element<DeckAction> {
    Text(profile.shortDescription, lines: lines, id: CatinderID.about).element
  }

  private var info: Element<DeckAction> {
    Button(CatinderID.info, words.infoButton, hint: words.infoHint, action: .infoTapped).element
  }
}
