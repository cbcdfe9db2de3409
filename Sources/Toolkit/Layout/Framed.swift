import Terminal

/// A child with a size of its own: fixed, at most, or all that there is.
private struct Framed: Drawing {
  let content: Part
  var columns: Int?
  var rows: Int?
  var maxColumns: Int?
  var fill: Flex?
  var horizontal: CrossAlignment = .leading
  var vertical: CrossAlignment = .leading

  var flex: Flex {
    if let fill { return fill }
    return Flex(
      horizontal: columns == nil ? content.flex.horizontal : 0,
      vertical: rows == nil ? content.flex.vertical : 0)
  }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    let room = room(available)
    let asked = content.measure(room, context)
    return Size(
      columns.map { min($0, available.columns) } ?? min(asked.columns, room.columns),
      rows.map { min($0, available.rows) } ?? min(asked.rows, room.rows))
  }

  func draw(in rect: Rect, on painter: Painter) {
    let room = room(rect.size)
    let isWide = horizontal == .fill || content.flex.horizontal > 0
    let isHigh = vertical == .fill || content.flex.vertical > 0
    let asked = isWide && isHigh ? room : content.measure(room, painter.context)
    let size = Size(
      isWide ? room.columns : min(asked.columns, room.columns),
      isHigh ? room.rows : min(asked.rows, room.rows))
    let origin = Point(
      x: rect.minX + offset(horizontal, rect.columns - size.columns),
      y: rect.minY + offset(vertical, rect.rows - size.rows))
    content.draw(in: Rect(origin: origin, size: size), on: painter)
  }

  private func room(_ available: Size) -> Size {
    Size(
      min(available.columns, columns ?? maxColumns ?? available.columns),
      min(available.rows, rows ?? available.rows))
  }

  private func offset(_ alignment: CrossAlignment, _ spare: Int) -> Int {
    switch alignment {
    case .leading, .fill: 0
    case .center: max(0, spare / 2)
    case .trailing: max(0, spare)
    }
  }
}

extension Widget {
  /// A fixed extent, in cells, along the axes that are given.
  public func frame(columns: Int? = nil, rows: Int? = nil) -> Element<Action> {
    Element(Part(Framed(content: element.part, columns: columns, rows: rows)))
  }

  /// All the room there is, with the content placed in it, at most `maxColumns` wide.
  public func fill(
    horizontal: CrossAlignment = .fill, vertical: CrossAlignment = .fill, maxColumns: Int? = nil,
    flex: Flex = .both
  ) -> Element<Action> {
    Element(
      Part(
        Framed(
          content: element.part, maxColumns: maxColumns, fill: flex, horizontal: horizontal,
          vertical: vertical)))
  }
}

/// A child with room around it.
private struct Padded: Drawing {
  let content: Part
  let insets: Insets

  var flex: Flex { content.flex }

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
