import Semantics
import Terminal

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
