import Terminal

/// The arithmetic of both stacks: rigid children get what they ask for, first come first served;
/// what is left is shared among the flexible ones.
struct StackLayout<Action> {
  let children: [Element<Action>]
  let spacing: Int
  let alignment: CrossAlignment
  let isVertical: Bool

  var flex: Flex {
    let along = Flex.union(children.map(\.flex))
    let across = Flex.union(children.filter { !$0.isSpacer }.map(\.flex))
    return isVertical
      ? Flex(horizontal: across.horizontal, vertical: along.vertical)
      : Flex(horizontal: along.horizontal, vertical: across.vertical)
  }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    let sizes = sizes(in: available, context)
    let along = sizes.map { length($0) }.reduce(gaps, +)
    let across = sizes.map { breadth($0) }.max() ?? 0
    return size(along: min(along, length(available)), across: min(across, breadth(available)))
  }

  func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    var offset = 0
    for (child, size) in zip(children, sizes(in: rect.size, canvas.context)) {
      let frame = frame(of: child, size, at: offset, in: rect)
      child.render(in: frame, &canvas)
      offset += length(size) + spacing
    }
  }

  private func sizes(in available: Size, _ context: RenderContext) -> [Size] {
    var left = max(0, length(available) - gaps)
    var sizes = Array(repeating: Size.zero, count: children.count)
    for (index, child) in children.enumerated() where share(child) == 0 {
      let asked = child.measure(
        size(along: left, across: breadth(available)), context)
      sizes[index] = size(along: min(length(asked), left), across: breadth(child, asked))
      left -= length(sizes[index])
    }
    var shares = children.reduce(0) { $0 + share($1) }
    for (index, child) in children.enumerated() where share(child) > 0 {
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
