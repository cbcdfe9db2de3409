import CatinderDomain
import Semantics
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
  /// Whether what stands in for a photo has a frame where there is room for one.
  var isFramed = true

  /// A drawing of our own, in plain ASCII.
  private static var cat: [String] { [" /\\_/\\ ", "( o.o )", " > ^ < "] }

  var body: Element<Action> {
    switch photo {
    case .ready(let file):
      return PictureView(
        id, file: file, mode: .fill, alt: alt, standIn: Self.cat, framesStandIn: isFramed
      ).element
    case .loading where name != nil:
      return Spinner(id, label: words.photoLoading)
        .fill(horizontal: .center, vertical: .center)
    default: return placeholder
    }
  }

  private var placeholder: Element<Action> {
    let text = name == nil ? words.noPhoto : words.photoFailed
    return Responsive { size in
      let hasRoom = size.columns >= Self.framed.columns && size.rows >= Self.framed.rows
      let hasFrame = isFramed && hasRoom
      let inner = drawing(text, in: hasFrame ? Size(size.columns - 2, size.rows - 2) : size)
      return hasFrame ? Panel { inner }.element : inner
    }
    .whenFlat { Text(text) }
    .semantics(id, .image, label: alt, value: text)
  }

  /// The drawing, and below it the words where the room cuts none of them.
  private func drawing(_ text: String, in room: Size) -> Element<Action> {
    let lines = TextWrapping.wrap(text, to: room.columns)
    let isTold = lines.count <= room.rows - Self.cat.count
    return VStack {
      for line in Self.cat { Text(line, .accent, alignment: .center, semantics: nil) }
      if isTold { for line in lines { Text(line, .muted, alignment: .center, semantics: nil) } }
    }
    .fill(vertical: .center)
  }

  /// The least room in which a frame leaves the drawing and a line of words alone.
  private static var framed: Size { Size(14, 7) }
}
