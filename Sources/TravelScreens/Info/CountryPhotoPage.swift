import Core
import Foundation
import Networking
import Semantics
import Terminal
import Toolkit
import TravelDomain

/// A photo in all of the tab, with what its licence wants to stand beside it.
struct CountryPhotoPage {
  let state: PhotoStripState
  let country: String
  let words: TravelWords

  var body: Element<PhotoAction> {
    Responsive { size in
      VStack {
        header
        picture
        facts(size).padding(horizontal: 1)
      }.element
    }
    .semantics(TravelID.photoPage, .screen, label: words.photos)
    .bindings(words.photos, bindings)
  }

  private var header: Element<PhotoAction> {
    HStack(spacing: 1) {
      Button(TravelID.photoBack, "‹", hint: words.back, wish: .whenFree, action: PhotoAction.closed)
      Text(country, .title, semantics: .heading)
        .fill(horizontal: .leading, flex: Flex(horizontal: 1))
      Button(
        TravelID.photoPrevious, "←", hint: words.previousPhoto, isEnabled: state.index > 0,
        action: PhotoAction.stepped(-1))
      Text(words.place(state.index, of: state.count), id: TravelID.photoPlace)
      Button(
        TravelID.photoNext, "→", hint: words.nextPhoto, isEnabled: state.index + 1 < state.count,
        action: PhotoAction.stepped(1))
    }.padding(horizontal: 1).frame(rows: 1)
  }

  // MARK: The picture
  private var picture: Element<PhotoAction> {
    guard let photo = state.selected else { return Spacer(0).element }
    switch state.face(of: photo) {
    case .loading:
      return Spinner(TravelID.photo, label: words.loadingPhoto)
        .fill(horizontal: .center, vertical: .center)
    case .missing:
      return StateView(
        TravelID.photo, .failure, words.missingPhoto, hint: "",
        button: .retry(words.language, .againTapped)
      ).element
    case .ready(let picture):
      return PhotoPad(
        content: PictureView(
          TravelID.photo, file: picture.file, version: picture.version, alt: words.name(photo)
        ).element
      ).element
    }
  }

  // MARK: Words below
  /// Credit and licence always; title and address of the page where there is room.
  private func facts(_ size: Size) -> Element<PhotoAction> {
    let photo = state.selected
    return VStack {
      if size.rows >= 12, let title = photo?.title, !title.isEmpty { Text(title) }
      Text(
        photo.map { words.credit($0, author: size.columns) } ?? "", .muted, lines: 2,
        id: TravelID.photoCredit)
      if size.rows >= 14, let page = photo?.page {
        Text(page.absoluteString, .muted, id: TravelID.photoLink, semantics: .link)
      }
    }.element
  }

  private var bindings: [KeyBinding<PhotoAction>] {
    let again = KeyBinding<PhotoAction>(
      "travel.photosAgain", ["r"], words.photosAgain, hint: .helpOnly, .againTapped)
    return [
      KeyBinding(
        "travel.back", [.escape, .backspace, "p"], words.back, hint: .footerAlways, .closed),
      KeyBinding("travel.nextPhoto", [.right, "l", .space], words.nextPhoto, .stepped(1)),
      KeyBinding("travel.previousPhoto", [.left, "h"], words.previousPhoto, .stepped(-1)),
      again,
    ]
  }
}

/// A picture with the next photo on a click or the wheel, the one before on a click at its left.
struct PhotoPad: Widget {
  typealias Action = PhotoAction

  let content: Element<PhotoAction>

  var flex: Flex { .both }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    content.measure(available, context)
  }

  func render(in rect: Rect, _ canvas: inout Canvas<PhotoAction>) {
    content.render(in: rect, &canvas)
    canvas.add(
      Target(TravelID.photo.child("pad"), frame: rect, onMouse: { step(at: $0, in: rect) }))
  }

  private func step(at event: MouseEvent, in rect: Rect) -> Response<PhotoAction>? {
    switch event.kind {
    case .press(.left, _):
      let isLeft = event.position.x < rect.minX + rect.columns / 3
      return .send(.stepped(isLeft ? -1 : 1))
    case .wheel(.up), .wheel(.left): return .send(.stepped(-1))
    case .wheel(.down), .wheel(.right): return .send(.stepped(1))
    default: return nil
    }
  }
}
