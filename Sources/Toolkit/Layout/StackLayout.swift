import Terminal

/// The arithmetic of both stacks: rigid children get what they ask for, first come first served;
/// what is left is shared among the flexible ones.
struct StackLayout<Action> {
  let children: [Element<Action>]
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

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    var along = gaps
    var across = 0
    for size in sizes(in: available, context) {
      along += length(size)
      across = max(across, breadth(size))
    }
    return size(along: min(along, length(available)), across: min(across, breadth(available)))
  }

  func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    var offset = 0
    let sizes = sizes(in: rect.size, canvas.context)
    for index in children.indices {
      let (child, size) = (children[index], sizes[index])
      let frame = frame(of: child, size, at: offset, in: rect)
      child.render(in: frame, &canvas)
      offset += length(size) + spacing
    }
  }

  private func sizes(in available: Size, _ context: RenderContext) -> [Size] {
    var left = max(0, length(available) - gaps)
    var sizes = Array(repeating: Size.zero, count: children.count)
    for index in children.indices where share(children[index]) == 0 {
      let child = children[index]
      let asked = child.measure(
        size(along: left, across: breadth(available)), context)
      sizes[index] = size(along: min(length(asked), left), across: breadth(child, asked))
      left -= length(sizes[index])
    }
    var shares = 0
    for child in children { shares += share(child) }
    for index in children.indices where share(children[index]) > 0 {
      let child = children[index]
      let part = left * share(child) / shares
      let asked = child.measure(size(along: part, across: breadth(available)), context)
      sizes[index] = size(along: part, across: breadth(child, asked))
      left -= part
      shares -= share(child)
    }
    return sizes
  }

  private func frame(
    of child: Element<Action>, _ asked: Size, at offset: Int, in rect: Rect
  ) -> Rect {
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

  private func share(_ child: Element<Action>) -> Int {
    isVertical ? child.flex.vertical : child.flex.horizontal
  }

  private func length(_ size: Size) -> Int { isVertical ? size.rows : size.columns }

  private func breadth(_ child: Element<Action>, _ asked: Size) -> Int {
    child.isSpacer ? 0 : breadth(asked)
  }

  private func breadth(_ size: Size) -> Int { isVertical ? size.columns : size.rows }

  private func size(along: Int, across: Int) -> Size {
    isVertical ? Size(across, along) : Size(along, across)
  }
}
