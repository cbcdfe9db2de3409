import Terminal

/// The place of children across the axis of a stack.
public enum CrossAlignment: Hashable, Sendable {
  case leading, center, trailing
  /// As wide (or high) as the stack.
  case fill
}

/// Children one below another.
///
/// ```
/// VStack(alignment: .fill) {
///   HStack {
///     Text(name)
///     Spacer()
///     Text(setup.say(en: "4.2 kg", ru: "4,2 кг"), .muted)
///   }
///   ZStack {
///     Text(String(repeating: "·", count: 30), .muted)
///     Text(setup.say(en: "in front", ru: "впереди"), .accent)
///   }
/// }
/// ```
public struct VStack<Action>: PlainWidget {
  let part: Part

  public init(
    spacing: Int = 0, alignment: CrossAlignment = .fill,
    @ElementBuilder<Action> _ children: () -> [Element<Action>]
  ) {
    part = Part(
      stacking: parts(children()), spacing: spacing, alignment: alignment, isVertical: true)
  }
}

/// Children side by side.
///
/// ```
/// HStack {
///   Text(name)
///   Spacer()
///   Text(setup.say(en: "4.2 kg", ru: "4,2 кг"), .muted)
/// }
/// ```
public struct HStack<Action>: PlainWidget {
  let part: Part

  public init(
    spacing: Int = 0, alignment: CrossAlignment = .fill,
    @ElementBuilder<Action> _ children: () -> [Element<Action>]
  ) {
    part = Part(
      stacking: parts(children()), spacing: spacing, alignment: alignment, isVertical: false)
  }
}

/// Children on top of each other, each in the whole room; the last is in front.
///
/// ```
/// ZStack {
///   Text(String(repeating: "·", count: 30), .muted)
///   Text(setup.say(en: "in front", ru: "впереди"), .accent)
/// }
/// ```
public struct ZStack<Action>: PlainWidget {
  let part: Part

  public init(@ElementBuilder<Action> _ children: () -> [Element<Action>]) {
    part = Part(Layers(children: parts(children())))
  }
}

private struct Layers: Drawing {
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

/// Takes the room that is left along its stack, or a fixed number of blank cells.
///
/// ```
/// HStack {
///   Text(name)
///   Spacer()
///   Text(setup.say(en: "4.2 kg", ru: "4,2 кг"), .muted)
/// }
/// ```
public struct Spacer<Action>: PlainWidget {
  let part: Part

  public init(_ length: Int? = nil) { part = Part(Gap(length: length), isSpacer: true) }
}

struct Gap: Drawing {
  let length: Int?

  var flex: Flex { length == nil ? .both : .none }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(min(length ?? 0, available.columns), min(length ?? 0, available.rows))
  }

  func draw(in rect: Rect, on painter: Painter) {}
}

/// A horizontal line.
///
/// ```
/// Divider()
/// ```
public struct Divider<Action>: Widget {
  public init() {}

  public var flex: Flex { Flex(horizontal: 1) }

  public func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, min(1, available.rows))
  }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    if canvas.context.isFlat { return }
    canvas.write(String(repeating: "─", count: rect.columns), at: rect.origin, role: .border)
  }
}
