import Core
import Semantics
import Terminal

/// A dot for each page, `● ○ ○`; a click goes to one.
struct PageDots<Action>: Widget {
  let id: Identifier
  let count: Int
  let page: Int
  let onMove: (Int) -> Action

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    let columns = context.isFlat ? DisplayWidth.of(words(context.language)) : count * 2 - 1
    return Size(min(max(0, columns), available.columns), min(1, available.rows))
  }

  private func words(_ language: Language) -> String {
    language.say(en: "Page \(page + 1) of \(count)", ru: "Страница \(page + 1) из \(count)")
  }

  func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let words = words(canvas.context.language)
    let node = SemanticNode(identifier: id, role: .status, label: words, frame: rect)
    canvas.group(node) { canvas in
      if canvas.context.isFlat {
        canvas.write(words, at: rect.origin, role: .muted)
      } else {
        for index in 0..<count { dot(index, rect, &canvas) }
      }
    }
  }

  private func dot(_ index: Int, _ rect: Rect, _ canvas: inout Canvas<Action>) {
    let dotID = id.item(index)
    let frame = Rect(x: rect.minX + index * 2, y: rect.minY, columns: 1, rows: 1)
      .intersection(rect)
    let isHovered = canvas.isHovered(dotID)
    canvas.write(
      index == page ? "●" : "○", at: Point(x: rect.minX + index * 2, y: rect.minY),
      role: isHovered ? .hovered : index == page ? .accent : .muted)
    canvas.describe(
      SemanticNode(
        identifier: dotID, role: .link, label: "\(index + 1)",
        traits: index == page ? .selected : [], frame: frame))
    canvas.add(
      Target(
        dotID, frame: frame,
        onMouse: { event in
          if case .press(.left, _) = event.kind { return .send(onMove(index)) }
          return nil
        }))
  }
}
