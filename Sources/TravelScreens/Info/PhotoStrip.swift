import Networking
import Semantics
import Terminal
import Toolkit
import TravelDomain

/// The photos side by side, as many as there is room for, with the selected one among them.
///
/// The arrows move along it, `Enter` and a click open one in all of the screen.
struct PhotoStrip: Widget {
  typealias Action = PhotoAction

  let state: PhotoStripState
  let words: TravelWords

  private static let markerRows = 1

  var flex: Flex { Flex(horizontal: 1) }
  func measure(_ available: Size, _ context: RenderContext) -> Size { available }

  func render(in rect: Rect, _ canvas: inout Canvas<PhotoAction>) {
    guard let photos = state.photos, !photos.isEmpty, rect.rows > Self.markerRows else { return }
    let tiles = tiles(in: rect)
    canvas.add(target(rect, tiles))
    canvas.add(BindingScope(title: words.photos, owner: TravelID.photos, bindings: bindings))
    canvas.group(node(rect)) { canvas in
      for (index, frame) in tiles {
        tile(index, photos[index], frame.rows).render(in: frame, &canvas)
        if index == state.index { mark(frame, &canvas) }
      }
    }
  }

  private func node(_ rect: Rect) -> SemanticNode {
    SemanticNode(
      identifier: TravelID.photos, role: .list, label: words.photos,
      value: words.place(state.index, of: state.count), traits: .focusable, actions: ["press"],
      frame: rect)
  }

  // MARK: Layout
  /// Square ones, a cell being twice as high as it is wide; the selected in the middle where it can
  /// be.
  private func tiles(in rect: Rect) -> [(index: Int, frame: Rect)] {
    let rows = rect.rows - Self.markerRows
    let columns = min(rows * 2, rect.columns)
    let room = max(1, (rect.columns + 1) / (columns + 1))
    let first = min(max(0, state.index - room / 2), max(0, state.count - room))
    return (first..<min(state.count, first + room)).map { index in
      let x = rect.minX + (index - first) * (columns + 1)
      return (index, Rect(x: x, y: rect.minY, columns: columns, rows: rows))
    }
  }

  private func tile(_ index: Int, _ photo: CountryPhoto, _ rows: Int) -> Element<PhotoAction> {
    let id = TravelID.photos.item(String(index + 1))
    switch state.face(of: photo) {
    case .loading: return Skeleton(id, rows: rows, label: words.name(photo)).element
    case .missing: return PictureView(id, file: nil, alt: words.name(photo)).element
    case .ready(let picture):
      return PictureView(
        id, file: picture.file, version: picture.version, mode: .fill, alt: words.name(photo)
      ).element
    }
  }

  /// Thicker while the keys go here, so that no colour is needed to see it.
  private func mark(_ frame: Rect, _ canvas: inout Canvas<PhotoAction>) {
    let isFocused = canvas.isFocused(TravelID.photos)
    canvas.write(
      String(repeating: isFocused ? "━" : "─", count: frame.columns),
      at: Point(x: frame.minX, y: frame.maxY), role: isFocused ? .accent : .muted)
  }

  // MARK: Input
  private func target(_ rect: Rect, _ tiles: [(index: Int, frame: Rect)]) -> Target<PhotoAction> {
    Target(
      TravelID.photos, frame: rect, isFocusable: true,
      onMouse: { event in
        switch event.kind {
        case .press(.left, _):
          let tile = tiles.first { $0.frame.contains(event.position) }
          return tile.map { .send(.opened($0.index)) }
        case .wheel(.up), .wheel(.left): return .send(.stepped(-1))
        case .wheel(.down), .wheel(.right): return .send(.stepped(1))
        default: return nil
        }
      })
  }

  private var bindings: [KeyBinding<PhotoAction>] {
    [
      KeyBinding("travel.openPhoto", [.enter, .space], words.photoHint, .openTapped),
      KeyBinding("travel.nextPhoto", [.right, "l"], words.nextPhoto, .stepped(1)),
      KeyBinding("travel.previousPhoto", [.left, "h"], words.previousPhoto, .stepped(-1)),
    ]
  }
}
