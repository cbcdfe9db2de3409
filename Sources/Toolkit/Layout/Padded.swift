import Terminal

/// A child with room around it.
struct Padded: Drawing {
  let content: Part
  let insets: Insets

  var flex: Flex { content.flex }

  var fixed: FixedSize {
    let fixed = content.fixed
    return FixedSize(
      columns: fixed.columns.map { $0 + insets.left + insets.right },
      rows: fixed.rows.map { $0 + insets.top + insets.bottom })
  }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    let inner = Rect(size: available).inset(insets).size
    let asked = content.measure(inner, context)
    return Size(
      min(available.columns, asked.columns + insets.left + insets.right),
      min(available.rows, asked.rows + insets.top + insets.bottom))
  }

  func draw(in rect: Rect, on painter: Painter) {
    content.draw(in: rect.inset(insets), on: painter)
  }
}

extension Widget {
  public func padding(_ insets: Insets) -> Element<Action> {
    Element(Part(Padded(content: element.part, insets: insets)))
  }

  public func padding(horizontal: Int = 0, vertical: Int = 0) -> Element<Action> {
    padding(Insets(horizontal: horizontal, vertical: vertical))
  }
}
