import Terminal
import Toolkit

/// The picture of a page that has the focus, so that the keys of the page come first.
struct PhotoStage: Widget {
  let label: String
  let picture: Element<PetsAction>

  static let id = PetsID.photoPage.child("stage")

  var flex: Flex { .both }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    picture.measure(available, context)
  }

  func render(in rect: Rect, _ canvas: inout Canvas<PetsAction>) {
    canvas.add(Target(Self.id, frame: rect, isFocusable: true, wish: .whenFree))
    let node = SemanticNode(
      identifier: Self.id, role: .group, label: label, traits: .focusable, frame: rect)
    canvas.group(node) { picture.render(in: rect, &$0) }
  }
}
