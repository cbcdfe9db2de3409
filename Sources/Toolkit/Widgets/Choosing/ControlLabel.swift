import Semantics
import Terminal

/// The name of a control at its left; in a column of its own where several stand below each other.
struct ControlLabel {
  let text: String
  /// The width of the column; nil for that of the name.
  private let columns: Int?

  /// A screen reader gets no empty columns, and no name where none is to show.
  init(_ text: String, columns: Int?, _ context: RenderContext) {
    self.text = text
    self.columns = context.isFlat && columns != 0 ? nil : columns
  }

  var width: Int { columns ?? (text.isEmpty ? 0 : DisplayWidth.of(text) + 1) }

  /// Draws the name, cut where the control needs the room.
  ///
  /// - Parameter least: the columns of the control without which it makes no sense.
  /// - Returns: what is left for the control.
  func draw<Action>(
    in rect: Rect, least: Int, role: ThemeRole = .text, on canvas: inout Canvas<Action>
  ) -> Rect {
    let room = max(0, min(width, rect.columns - least))
    canvas.write(DisplayWidth.truncate(text, to: room - 1), at: rect.origin, role: role)
    return rect.inset(Insets(left: room))
  }
}
