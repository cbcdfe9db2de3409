import Terminal

/// A box with a rounded frame and a title in it.
///
/// ```
/// Panel(setup.say(en: "A grid", ru: "Сетка")) {
///   GridLayout(rows: facts.map { [Element(Text($0, .muted)), Element(Text($1))] })
///     .padding(horizontal: 1)
/// }
/// ```
public struct Panel<Action>: PlainWidget {
  let part: Part

  /// - Parameter isInvalid: something in it is wrong, which its content says in words.
  public init(
    _ title: String = "", isFocused: Bool = false, isInvalid: Bool = false,
    @ElementBuilder<Action> _ content: () -> [Element<Action>]
  ) {
    let content = Part(stacking: parts(content()), spacing: 0, alignment: .fill, isVertical: true)
    part = Part(
      Box(
        title: title, border: isInvalid ? .danger : isFocused ? .borderFocused : .border,
        content: content))
  }
}

/// The drawing of a panel.
struct Box: Drawing {
  let title: String
  let border: ThemeRole
  let content: Part

  var flex: Flex { content.flex }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    if context.isFlat { return measureFlat(available, context) }
    let asked = content.measure(Rect(size: available).inset(Insets(1)).size, context)
    let titled = title.isEmpty ? 0 : DisplayWidth.of(title) + 6
    return Size(
      min(available.columns, max(asked.columns + 2, titled)), min(available.rows, asked.rows + 2))
  }

  func draw(in rect: Rect, on painter: Painter) {
    if painter.context.isFlat { return drawFlat(in: rect, on: painter) }
    guard rect.columns >= 2, rect.rows >= 2 else { return }
    Border.draw(rect, role: border, painter)
    let shown = DisplayWidth.truncate(title, to: rect.columns - 6)
    if !shown.isEmpty {
      painter.write(" \(shown) ", at: Point(x: rect.minX + 2, y: rect.minY), role: .title)
    }
    content.draw(in: rect.inset(Insets(1)), on: painter)
  }

  // MARK: Without a frame
  private var titleRows: Int { title.isEmpty ? 0 : 1 }

  private func measureFlat(_ available: Size, _ context: RenderContext) -> Size {
    let room = Rect(size: available).inset(Insets(top: titleRows)).size
    let asked = content.measure(room, context)
    return Size(
      min(available.columns, max(asked.columns, DisplayWidth.of(title))),
      min(available.rows, asked.rows + titleRows))
  }

  private func drawFlat(in rect: Rect, on painter: Painter) {
    painter.write(DisplayWidth.truncate(title, to: rect.columns), at: rect.origin, role: .title)
    content.draw(in: rect.inset(Insets(top: titleRows)), on: painter)
  }
}

/// Frames of box-drawing characters.
enum Border {
  static func draw(_ rect: Rect, role: ThemeRole, _ painter: Painter) {
    let (left, right) = (rect.minX, rect.maxX - 1)
    let (top, bottom) = (rect.minY, rect.maxY - 1)
    for (y, ends) in [(top, ("╭", "╮")), (bottom, ("╰", "╯"))] {
      painter.write(ends.0, at: Point(x: left, y: y), role: role)
      painter.write("─", count: rect.columns - 2, at: Point(x: left + 1, y: y), role: role)
      painter.write(ends.1, at: Point(x: right, y: y), role: role)
    }
    for x in [left, right] {
      painter.write("│", rows: bottom - top - 1, at: Point(x: x, y: top + 1), role: role)
    }
  }
}
