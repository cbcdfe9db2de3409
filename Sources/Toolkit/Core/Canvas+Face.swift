import Semantics
import Terminal

extension Canvas {
  /// The role that a control of one piece is drawn in: how it rests, or what is being done with it.
  func face(
    of id: Identifier, isEnabled: Bool = true, resting: ThemeRole = .text
  ) -> ThemeRole {
    if !isEnabled { return .disabled }
    if context.pressed[id] != nil { return .pressed }
    if isFocused(id) { return .buttonFocused }
    return isHovered(id) ? .hovered : resting
  }

  /// Writes in a style that no theme has, as colours that a user chooses among.
  @discardableResult
  mutating func write(_ text: String, at point: Point, style: Style) -> Int {
    painter.write(text, at: point, style: style)
  }
}
