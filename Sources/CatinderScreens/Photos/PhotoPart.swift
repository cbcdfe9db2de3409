import CatinderDomain
import Terminal
import Toolkit

/// One photo of a cat in all the room there is; a spinner while it is fetched (C-19).
struct PhotoPart<Action> {
  let id: Identifier
  /// Nil for a cat without photos.
  let name: String?
  let photo: DeckState.Photo?
  let alt: String
  let words: CatinderWords

  /// A drawing of our own, in plain ASCII.
  private static var cat: [String] { [" /\\_/\\ ", "( o.o )", " > ^ < "] }

  var body: Element<Action> {
    switch photo {
    case .ready(let file):
      return PictureView(id, file: file, mode: .fill, alt: alt, standIn: Self.cat).element
    case .loading where name != nil:
      return Spinner(id, label: words.photoLoading)
        .fill(horizontal: .center, vertical: .center)
    default: return placeholder
    }
  }

  private var placeholder: Element<Action> {
    let text = name == nil ? words.noPhoto : words.photoFailed
    return VStack(alignment: .center) {
      for line in Self.cat { Text(line, .accent, semantics: nil) }
      Text(text, .muted, lines: 2)
    }
    .whenFlat { Text(text) }
    .fill(horizontal: .center, vertical: .center)
    .semantics(id, .image, label: alt, value: text)
  }
}
