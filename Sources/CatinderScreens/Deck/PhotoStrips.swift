import Semantics
import Terminal
import Toolkit

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
