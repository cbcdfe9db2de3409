import Terminal

/// How much of the room that is left a widget takes: shares, 0 for none.
public struct Flex: Hashable, Sendable {
  public var horizontal: Int
  public var vertical: Int
  /// Only fills: it stretches a stack along its axis, never across.
  var isFiller = false

  public init(horizontal: Int = 0, vertical: Int = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The shares of blank room.
  static let filler = {
    var flex = Flex.both
    flex.isFiller = true
    return flex
  }()

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
}

extension Widget {
  public var flex: Flex { .none }
}

/// Any widget, as the one concrete type that views return.
public struct Element<Action>: Widget {
  private let widget: any Widget<Action>

  public init(_ widget: some Widget<Action>) {
    self.widget = (widget as? Element<Action>)?.widget ?? widget
  }

  public var flex: Flex { widget.flex }

  public func measure(_ available: Size, _ context: RenderContext) -> Size {
    widget.measure(available, context)
  }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    widget.render(in: rect, &canvas)
  }
}

/// Collects the children of a container.
@resultBuilder
public enum ElementBuilder<Action> {
  public static func buildExpression(_ widget: some Widget<Action>) -> [Element<Action>] {
    [Element(widget)]
  }

  public static func buildExpression(_ elements: [Element<Action>]) -> [Element<Action>] {
    elements
  }

  public static func buildBlock(_ parts: [Element<Action>]...) -> [Element<Action>] {
    parts.flatMap { $0 }
  }

  public static func buildOptional(_ part: [Element<Action>]?) -> [Element<Action>] { part ?? [] }

  public static func buildEither(first: [Element<Action>]) -> [Element<Action>] { first }

  public static func buildEither(second: [Element<Action>]) -> [Element<Action>] { second }

  public static func buildArray(_ parts: [[Element<Action>]]) -> [Element<Action>] {
    parts.flatMap { $0 }
  }
}
