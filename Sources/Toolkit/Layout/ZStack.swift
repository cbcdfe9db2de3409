import Terminal

/// Children on top of each other, each in the whole room; the last is in front.
///
/// ```
/// ZStack {
///   Text(String(repeating: "·", count: 30), .muted)
///   Text(setup.say(en: "in front", ru: "впереди"), .accent)
/// }
/// ```
public struct ZStack<Action>: PlainWidget {
  @usableFromInline let part: Part

  @inlinable
  public init(@ElementBuilder<Action> _ children: () -> [Element<Action>]) {
    part = Part(layering: parts(children()))
  }
}

extension Part {
  @usableFromInline
  init(layering children: [Part]) {
    self.init(Layers(children: children))
  }
}

struct Layers: Drawing {
  let children: [Part]

  var flex: Flex { Flex.union(children.map(\.flex)) }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    children.reduce(.zero) { size, child in
      let asked = child.measure(available, context)
      return Size(max(size.columns, asked.columns), max(size.rows, asked.rows))
    }
  }

  func draw(in rect: Rect, on painter: Painter) {
    for child in children { child.draw(in: rect, on: painter) }
  }
}
