import Semantics
import Terminal
import Toolkit

/// The line above a page of the health books: the way back, what it is, and what belongs beside it.
struct HealthHeader: Widget {
  typealias Action = HealthAction

  private let line: Element<HealthAction>

  init(
    back: String, hint: String, title: String, action: HealthAction,
    @ElementBuilder<HealthAction> _ beside: () -> [Element<HealthAction>]
  ) {
    let beside = beside()
    line = HStack(spacing: 1) {
      Button(HealthID.back, "‹ " + back, hint: hint, action: action)
      Text(title, .title, semantics: .heading).fill(
        horizontal: .leading, flex: Flex(horizontal: 1))
      beside
    }
    .padding(horizontal: 1).frame(rows: 1)
  }

  var flex: Flex { line.flex }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    line.measure(available, context)
  }

  func render(in rect: Rect, _ canvas: inout Canvas<HealthAction>) {
    line.render(in: rect, &canvas)
  }
}
