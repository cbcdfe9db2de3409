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
  var body: Element<DeckAction> { Responsive { size in face(CardLayout(size: size)) }.element }

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
          wideWords(hasStory: layout.size.rows > 10).fill()
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

  /// Down the whole card: the button for the rest stands at its foot.
  private func wideWords(hasStory: Bool) -> Element<DeckAction> {
    VStack(alignment: .leading) {
      name
      about(lines: 6)
      if hasStory {
        Spacer(1)
        Responsive { story(lines: $0.rows) }.fill()
      }
      info
    }.element
  }

  /// The beginning of what the whole of it says.
  private func story(lines: Int) -> Element<DeckAction> {
    Text(profile.extendedDescription, .muted, lines: lines).fill(vertical: .leading)
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

/// The places of photo and words on a card, by its size.
struct CardLayout {
  /// The strips of its photos stand above the photo in either.
  enum Shape {
    /// Words below the photo.
    case tall
    /// Words beside the photo.
    case wide
  }

  let size: Size

  /// From this height on there is room for words below a photo that still shows something.
  private static let tallRows = 24
  static let wordRows = 4

  var shape: Shape { size.rows >= Self.tallRows ? .tall : .wide }

  /// Two fifths of a wide card.
  var photo: Rect {
    switch shape {
    case .tall: Rect(x: 0, y: 1, columns: size.columns, rows: size.rows - 1 - Self.wordRows)
    case .wide: Rect(x: 0, y: 1, columns: size.columns * 2 / 5, rows: max(0, size.rows - 1))
    }
  }

  /// The card that a stage has room for: a tall one is about as wide as its photo is high.
  static func card(in stage: Size) -> Size {
    guard CardLayout(size: stage).shape == .tall else { return stage }
    return Size(min(stage.columns, max(40, (stage.rows - 1 - wordRows) * 2)), stage.rows)
  }
}

/// One strip for each photo, the one that shows set off by its form too; nothing for a single photo.
struct PhotoStrips<Action>: Widget {
  let id: Identifier
  let count: Int
  let shown: Int
  let label: String

  var flex: Flex { Flex(horizontal: 1) }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, min(1, available.rows))
  }

  func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    guard count > 1, !rect.isEmpty else { return }
    canvas.describe(SemanticNode(identifier: id, role: .status, label: label, frame: rect))
    if canvas.context.isFlat {
      canvas.write(label, at: rect.origin)
      return
    }
    for index in 0..<count {
      let (start, end) = (rect.columns * index / count, rect.columns * (index + 1) / count)
      let text = String(repeating: index == shown ? "▬" : "─", count: max(1, end - start - 1))
      canvas.write(
        text, at: Point(x: rect.minX + start, y: rect.minY),
        role: index == shown ? .accent : .muted)
    }
  }
}
