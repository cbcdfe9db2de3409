import Terminal

/// A box with a rounded frame and a title in it.
public struct Panel<Action>: Widget {
  private let title: String
  private let isFocused: Bool
  private let content: Element<Action>

  public init(
    _ title: String = "", isFocused: Bool = false,
    @ElementBuilder<Action> _ content: () -> [Element<Action>]
  ) {
    self.title = title
    self.isFocused = isFocused
    let children = content()
    self.content = Element(VStack { children })
  }

  public var flex: Flex { content.flex }

  public func measure(_ available: Size, _ context: RenderContext) -> Size {
    let asked = content.measure(Rect(size: available).inset(Insets(1)).size, context)
    let titled = title.isEmpty ? 0 : DisplayWidth.of(title) + 6
    return Size(
      min(available.columns, max(asked.columns + 2, titled)),
      min(available.rows, asked.rows + 2))
  }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    guard rect.columns >= 2, rect.rows >= 2 else { return }
    Border.draw(rect, role: isFocused ? .borderFocused : .border, &canvas)
    let shown = DisplayWidth.truncate(title, to: rect.columns - 6)
    if !shown.isEmpty {
      canvas.write(" \(shown) ", at: Point(x: rect.minX + 2, y: rect.minY), role: .title)
    }
    let inner = rect.inset(Insets(1))
    canvas.clipped(to: inner) { content.render(in: inner, &$0) }
  }
}

/// Frames of box-drawing characters.
enum Border {
  static func draw<Action>(_ rect: Rect, role: ThemeRole, _ canvas: inout Canvas<Action>) {
    let line = String(repeating: "─", count: max(0, rect.columns - 2))
    canvas.write("╭" + line + "╮", at: rect.origin, role: role)
    for y in (rect.minY + 1)..<max(rect.minY + 1, rect.maxY - 1) {
      canvas.write("│", at: Point(x: rect.minX, y: y), role: role)
      canvas.write("│", at: Point(x: rect.maxX - 1, y: y), role: role)
    }
    canvas.write("╰" + line + "╯", at: Point(x: rect.minX, y: rect.maxY - 1), role: role)
  }
}
