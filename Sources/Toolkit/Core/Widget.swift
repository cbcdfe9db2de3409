import Terminal

/// The shares of the room left over that a widget takes; 0 for none.
public struct Flex: Hashable, Sendable {
  public var horizontal: Int
  public var vertical: Int

  public init(horizontal: Int = 0, vertical: Int = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  public static let none = Flex()
  public static let both = Flex(horizontal: 1, vertical: 1)

  static func union(_ flexes: some Sequence<Flex>) -> Flex {
    flexes.reduce(into: Flex()) { sum, flex in
      sum.horizontal = max(sum.horizontal, flex.horizontal)
      sum.vertical = max(sum.vertical, flex.vertical)
    }
  }
}

/// A kind of thing that can be drawn. Values only: a widget remembers nothing between frames.
public protocol Widget<Action> {
  associatedtype Action

  var flex: Flex { get }

  /// The room it would like, within the room that there is.
  func measure(_ available: Size, _ context: RenderContext) -> Size

  /// Draws itself into a rectangle that may be smaller than it likes.
  func render(in rect: Rect, _ canvas: inout Canvas<Action>)

  /// The widget as any widget; never written by hand outside this module.
  var element: Element<Action> { get }
}

extension Widget {
  public var flex: Flex { .none }
  /// All the room there is, unless a widget says otherwise.
  public func measure(_ available: Size, _ context: RenderContext) -> Size { available }
  public var element: Element<Action> { Element(Part(Erased(widget: self))) }
}

/// Any widget, as the one concrete type that views return. Nothing is drawn, and no pointer is
/// taken, outside the rectangle that it gets, so a widget without room cannot cover its neighbours.
public struct Element<Action>: Widget {
  let part: Part

  init(_ part: Part) { self.part = part }

  public init(_ widget: some Widget<Action>) { self = widget.element }

  public var element: Element<Action> { self }
  public var flex: Flex { part.flex }

  public func measure(_ available: Size, _ context: RenderContext) -> Size {
    part.measure(available, context)
  }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    part.draw(in: rect, on: canvas.painter)
  }
}

/// A widget that is drawn without knowing the type of its actions; it is only a typed face.
protocol PlainWidget: Widget { var part: Part { get } }

extension PlainWidget {
  public var flex: Flex { part.flex }
  public var element: Element<Action> { Element(part) }

  public func measure(_ available: Size, _ context: RenderContext) -> Size {
    part.measure(available, context)
  }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    part.draw(in: rect, on: canvas.painter)
  }
}

/// Collects the children of a container.
@resultBuilder
public enum ElementBuilder<Action> {
  public static func buildExpression(_ widget: some Widget<Action>) -> Element<Action> {
    widget.element
  }

  public static func buildExpression(_ elements: [Element<Action>]) -> [Element<Action>] {
    elements
  }

  public static func buildBlock() -> [Element<Action>] { [] }

  public static func buildPartialBlock(first: Element<Action>) -> [Element<Action>] {
    var elements: [Element<Action>] = []
    // Few containers have more.
    elements.reserveCapacity(4)
    elements.append(first)
    return elements
  }

  public static func buildPartialBlock(first: [Element<Action>]) -> [Element<Action>] { first }

  public static func buildPartialBlock(
    accumulated: consuming [Element<Action>], next: Element<Action>
  ) -> [Element<Action>] {
    accumulated.append(next)
    return accumulated
  }

  public static func buildPartialBlock(
    accumulated: consuming [Element<Action>], next: [Element<Action>]
  ) -> [Element<Action>] {
    accumulated.append(contentsOf: next)
    return accumulated
  }

  public static func buildOptional(_ part: [Element<Action>]?) -> [Element<Action>] { part ?? [] }
  public static func buildEither(first: [Element<Action>]) -> [Element<Action>] { first }
  public static func buildEither(second: [Element<Action>]) -> [Element<Action>] { second }

  public static func buildArray(_ parts: [[Element<Action>]]) -> [Element<Action>] {
    parts.flatMap { $0 }
  }
}
