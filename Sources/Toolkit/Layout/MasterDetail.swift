import Semantics
import Terminal

/// A list at the left, and beside it what is chosen in it: for terminals that are wide enough for both.
///
/// What is chosen comes first for the focus, so that it has it as if it stood alone; Tab leads to the
/// list.
public struct MasterDetail<Action>: Widget {
  /// The least width of the whole, in columns.
  public static var leastColumns: Int { 140 }

  private let columns: Int
  private let master: Element<Action>
  private let detail: Element<Action>

  /// - Parameter columns: the width of the list.
  public init(
    columns: Int = 44, _ master: some Widget<Action>, _ detail: some Widget<Action>
  ) {
    (self.columns, self.master, self.detail) = (columns, Element(master), Element(detail))
  }

  public var flex: Flex { .both }
  public func measure(_ available: Size, _ context: RenderContext) -> Size { available }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let columns = min(columns, rect.columns)
    detail.render(in: rect.inset(Insets(left: columns)), &canvas)
    master.render(in: Rect(origin: rect.origin, size: Size(columns, rect.rows)), &canvas)
  }
}
