import CatinderDomain
import Semantics
import Terminal
import Toolkit

/// All that a cat says of itself, in front of what was there: its photos on the left, the text on the
/// right (C-30 to C-33).
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

  /// Where there is no room for the gallery: which one shows, and the ways to the others.
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
        KeyBinding(
          "catinder.nextPhoto", [.right, .space, "."], words.nextPhoto, .turned(forward: true)),
        KeyBinding(
          "catinder.previousPhoto", [.left, ","], words.previousPhoto, hint: .helpOnly,
          .turned(forward: false)),
      ] : []
    guard state.isTop else { return turning }
    return [
      decision("like", "l", words.likeTitle, .like),
      decision("dislike", "h", words.dislike, .dislike),
      decision("superlike", "s", words.superlike, .superlike),
    ] + turning
  }

  private func decision(
    _ name: String, _ key: KeyStroke, _ title: String, _ decision: Decision
  ) -> KeyBinding<FullCardAction> {
    KeyBinding(
      "catinder.\(name)", [key], title.prefix(1).lowercased() + title.dropFirst(),
      .decided(decision))
  }
}
