import CatinderDomain
import Semantics
import Terminal
import Toolkit

/// The actions of a card in full.
public enum FullCardAction: Sendable {
  case photoChosen(Int)
  /// To the next or the photo before.
  case turned(forward: Bool)
  case decided(Decision)
  /// The cat is to be unmatched, blocked or reported.
  case partingTapped
  case closed
}

/// A card in full.
struct FullCardState: Equatable, Sendable {
  let profile: Profile
  var photo = 0
  /// True for the top card of the deck, which can be decided on here too.
  var isTop = false
  /// True for the user's own.
  var isOwn = false

  /// Shows another photo, where there is one.
  mutating func show(photo index: Int) {
    if profile.photosNames.indices.contains(index) { photo = index }
  }
}

/// All that a cat says of itself, in front of what was there: its photos on the left, the text on the
/// right.
struct FullCardView {
  let state: FullCardState
  let photos: [String: DeckState.Photo]
  let words: CatinderWords

  private var profile: Profile { state.profile }
  private var names: [String] { profile.photosNames }
  private var hasGallery: Bool { names.count > 1 }

  var body: Element<FullCardAction> {
    Modal(
      CatinderID.full, title: words.fullTitle, maxColumns: 110, dismissTitle: words.back,
      onDismiss: .closed
    ) {
      HStack(spacing: 2) {
        pictures.fill(flex: Flex(horizontal: 2, vertical: 1))
        Responsive { text(isLoose: $0.rows >= Self.looseRows) }
          .fill(flex: Flex(horizontal: 3, vertical: 1))
      }
      .whenFlat {
        text(isLoose: false)
        position
      }
      .bindings(profile.name, bindings)
    }.element
  }

  /// From this height on there is a row between the name and the text.
  private static let looseRows = 12

  // MARK: Photos
  /// From this height on a photo above the gallery still shows something.
  private static let galleryRows = 14

  private var pictures: Element<FullCardAction> {
    Responsive { size in
      VStack {
        picture(state.photo, CatinderID.fullPhoto).fill()
        if hasGallery {
          if size.rows >= Self.galleryRows {
            Text(
              words.photo(state.photo + 1, of: names.count), .muted, alignment: .center,
              semantics: nil)
            gallery
          } else {
            position
          }
        }
      }.element
    }.element
  }

  private func picture(_ index: Int, _ id: Identifier) -> Element<FullCardAction> {
    let name = names.indices.contains(index) ? names[index] : nil
    return PhotoPart(
      id: id, name: name, photo: name.flatMap { photos[$0] }, alt: words.alt(profile.name),
      words: words
    ).body
  }

  private var gallery: Gallery {
    Gallery(
      photos: names.indices.map { picture($0, CatinderID.gallery.child("photo").item($0 + 1)) },
      shown: state.photo, label: { words.photo($0 + 1, of: names.count) })
  }

  /// The number of the photo and the buttons to the others, in place of a gallery without room.
  private var position: Element<FullCardAction> {
    HStack {
      Button(CatinderID.gallery.child("previous"), "‹", action: .turned(forward: false))
      Text("\(state.photo + 1)/\(names.count)", .muted, id: CatinderID.gallery)
      Button(CatinderID.gallery.child("next"), "›", action: .turned(forward: true))
    }.element
  }

  // MARK: Text
  private func text(isLoose: Bool) -> Element<FullCardAction> {
    VStack {
      HStack(spacing: 1) {
        Text(profile.name, .title, id: CatinderID.fullName, semantics: .heading)
          .fill(flex: Flex(horizontal: 1))
        if !state.isOwn {
          Button(CatinderID.fullParting, "⋯", hint: words.partingOfCard, action: .partingTapped)
        }
        Button(CatinderID.fullClose, "✕", hint: words.back, action: .closed)
      }
      if isLoose { Spacer(1) }
      Scroll(CatinderID.fullText, label: words.fullText, isAlone: true, isHinted: true) {
        Text(fullText, lines: nil)
      }
    }.element
  }

  private var fullText: String {
    [profile.shortDescription, profile.extendedDescription].filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }

  // MARK: Keys
  private var bindings: [KeyBinding<FullCardAction>] {
    let turning: [KeyBinding<FullCardAction>] =
      hasGallery
      ? [
        KeyBinding("catinder.nextPhoto", [.space, "."], words.nextPhoto, .turned(forward: true)),
        KeyBinding(
          "catinder.previousPhoto", [","], words.previousPhoto, hint: .helpOnly,
          .turned(forward: false)),
      ] : []
    let parting: [KeyBinding<FullCardAction>] =
      state.isOwn
      ? [] : [KeyBinding("catinder.parting", ["x"], words.partingOfCard, .partingTapped)]
    guard state.isTop else { return turning + parting }
    return [
      decision("like", [.right, "l"], words.likeTitle, .like),
      decision("dislike", [.left, "h"], words.dislike, .dislike),
      decision("superlike", ["s"], words.superlike, .superlike),
    ] + turning + parting
  }

  private func decision(
    _ name: String, _ keys: [KeyStroke], _ title: String, _ decision: Decision
  ) -> KeyBinding<FullCardAction> {
    KeyBinding(
      "catinder.\(name)", keys, title.prefix(1).lowercased() + title.dropFirst(),
      .decided(decision))
  }
}

/// The photos of a card in a row, the chosen one in a frame; as many as fit, around the chosen one.
struct Gallery: Widget {
  typealias Action = FullCardAction

  let photos: [Element<FullCardAction>]
  let shown: Int
  let label: (Int) -> String

  /// Of one of them, with its frame.
  private static let room = Size(9, 5)

  var flex: Flex { Flex(horizontal: 1) }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, min(Self.room.rows, available.rows))
  }

  func render(in rect: Rect, _ canvas: inout Canvas<FullCardAction>) {
    guard rect.columns >= Self.room.columns else { return }
    let fitting = rect.columns / Self.room.columns
    let first = max(0, min(shown - fitting / 2, photos.count - fitting))
    for index in first..<min(photos.count, first + fitting) {
      let frame = Rect(
        x: rect.minX + (index - first) * Self.room.columns, y: rect.minY,
        columns: Self.room.columns, rows: min(Self.room.rows, rect.rows))
      draw(index, in: frame, &canvas)
    }
  }

  private func draw(_ index: Int, in frame: Rect, _ canvas: inout Canvas<FullCardAction>) {
    let id = CatinderID.gallery.item(index + 1)
    let isShown = index == shown
    canvas.add(
      Target(
        id, frame: frame,
        onMouse: { event in
          guard case .press(.left, _) = event.kind else { return nil }
          return .send(.photoChosen(index))
        }))
    let node = SemanticNode(
      identifier: id, role: .button, label: label(index), traits: isShown ? .selected : [],
      actions: ["press"], frame: frame)
    canvas.group(node) { canvas in
      if isShown {
        Panel(isFocused: true) { photos[index] }.render(in: frame, &canvas)
      } else {
        photos[index].render(in: frame.inset(Insets(1)), &canvas)
      }
    }
  }
}
