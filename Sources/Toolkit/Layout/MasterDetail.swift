import Semantics
import Terminal

/// A list at the left, and beside it what is chosen in it, where the terminal is wide enough for both;
/// else what is chosen alone, as in flat mode.
///
/// What is chosen comes first for the focus, so that it has it as if it stood alone; Tab leads to the
/// list. The keys of the list work while the focus is in it, those of what is chosen in both.
///
/// ```
/// MasterDetail(from: 56, columns: 20) {
///   list(state)
/// } detail: { isBeside in
///   card(state, isBeside)
/// }
/// ```
public struct MasterDetail<Action>: Widget {
  private let least: Int
  private let columns: Int
  private let list: () -> Element<Action>
  private let detail: (Bool) -> Element<Action>

  /// - Parameters:
  ///   - least: the width of the whole from which on both show, in columns.
  ///   - columns: the width of the list.
  ///   - detail: gets true where the list stands beside it.
  public init(
    from least: Int = 140, columns: Int = 44, list: @escaping () -> Element<Action>,
    detail: @escaping (Bool) -> Element<Action>
  ) {
    (self.least, self.columns, self.list, self.detail) = (least, columns, list, detail)
  }

  public var flex: Flex { .both }
  public func measure(_ available: Size, _ context: RenderContext) -> Size { available }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    if rect.columns < least || canvas.context.isFlat {
      return detail(false).render(in: rect, &canvas)
    }
    detail(true).render(in: rect.inset(Insets(left: columns)), &canvas)
    let room = Rect(origin: rect.origin, size: Size(columns, rect.rows))
    let painter = canvas.painter
    _ = painter.restingWithoutFocus { list().part.draw(in: room, on: painter) }
  }
}
