import Terminal

/// The arithmetic of both stacks: rigid children get what they ask for, first come first served;
/// what is left is shared among the flexible ones.
private struct StackLayout: Drawing {
  let children: [Part]
  let spacing: Int
  let alignment: CrossAlignment
  let isVertical: Bool

  var flex: Flex {
    var flex = Flex.none
    for child in children {
      if isVertical || !child.isSpacer { flex.vertical = max(flex.vertical, child.flex.vertical) }
      if !isVertical || !child.isSpacer {
        flex.horizontal = max(flex.horizontal, child.flex.horizontal)
      }
    }
    return flex
  }

  /// Flexible children count as high (or wide) as they ask, so that a stack in a larger room takes no
  /// more than it needs; with their shares, so that none of them gets less than that when drawn.
  func measure(_ available: Size, _ context: RenderContext) -> Size {
    var left = max(0, length(available) - gaps)
    var across = 0
    for child in children where share(child) == 0 {
      let asked = child.measure(size(along: left, across: breadth(available)), context)
      left -= min(length(asked), left)
      across = max(across, breadth(child, asked))
    }
    let shares = children.reduce(0) { $0 + share($1) }
    var shared = 0
    for child in children where share(child) > 0 {
      let asked = child.measure(size(along: left, across: breadth(available)), context)
      shared = max(shared, (length(asked) * shares + share(child) - 1) / share(child))
      across = max(across, breadth(child, asked))
    }
    let along = length(available) - left + min(shared, left)
    return size(along: min(along, length(available)), across: min(across, breadth(available)))
  }

  func draw(in rect: Rect, on painter: Painter) {
    var offset = 0
    let sizes = sizes(in: rect.size, painter.context, isBreadthNeeded: alignment != .fill)
    for index in children.indices {
      let child = children[index]
      let frame = frame(of: child, sizes[index], at: offset, in: rect)
      child.draw(in: frame, on: painter)
      offset += length(sizes[index]) + spacing
    }
  }

  /// - Parameter isBreadthNeeded: whether flexible children, whose length is given, are asked for
  ///   their breadth too; each question goes down the whole tree.
  private func sizes(
    in available: Size, _ context: RenderContext, isBreadthNeeded: Bool
  ) -> [Size] {
    var left = max(0, length(available) - gaps)
    var shares = 0
    var sizes = Array(repeating: Size.zero, count: children.count)
    for index in children.indices {
      let child = children[index]
      shares += share(child)
      guard share(child) == 0 else { continue }
      let asked = child.measure(size(along: left, across: breadth(available)), context)
      sizes[index] = size(along: min(length(asked), left), across: breadth(child, asked))
      left -= length(sizes[index])
    }
    for index in children.indices where share(children[index]) > 0 {
      let child = children[index]
      let part = left * share(child) / shares
      let room = size(along: part, across: breadth(available))
      let across = isBreadthNeeded ? breadth(child, child.measure(room, context)) : 0
      sizes[index] = size(along: part, across: across)
      left -= part
      shares -= share(child)
    }
    return sizes
  }

  private func frame(of child: Part, _ asked: Size, at offset: Int, in rect: Rect) -> Rect {
    let room = breadth(rect.size)
    let isFlexible = (isVertical ? child.flex.horizontal : child.flex.vertical) > 0
    let across = alignment == .fill || isFlexible ? room : min(breadth(asked), room)
    let inset =
      switch alignment {
      case .leading, .fill: 0
      case .center: (room - across) / 2
      case .trailing: room - across
      }
    let origin =
      isVertical
      ? Point(x: rect.minX + inset, y: rect.minY + offset)
      : Point(x: rect.minX + offset, y: rect.minY + inset)
    return Rect(origin: origin, size: size(along: length(asked), across: across))
  }

  private var gaps: Int { spacing * max(0, children.count - 1) }

  private func share(_ child: Part) -> Int {
    isVertical ? child.flex.vertical : child.flex.horizontal
  }

  private func length(_ size: Size) -> Int { isVertical ? size.rows : size.columns }
  private func breadth(_ child: Part, _ asked: Size) -> Int { child.isSpacer ? 0 : breadth(asked) }
  private func breadth(_ size: Size) -> Int { isVertical ? size.columns : size.rows }

  private func size(along: Int, across: Int) -> Size {
    isVertical ? Size(across, along) : Size(along, across)
  }
}

extension Part {
  /// Children one after another; a single one that takes all the room is its own stack.
  init(stacking children: [Part], spacing: Int, alignment: CrossAlignment, isVertical: Bool) {
    if children.count == 1, alignment == .fill, !children[0].isSpacer,
      (isVertical ? children[0].flex.vertical : children[0].flex.horizontal) > 0
    {
      self = children[0]
      return
    }
    self.init(
      StackLayout(
        children: children, spacing: spacing, alignment: alignment, isVertical: isVertical))
  }
}
