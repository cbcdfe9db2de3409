/// An event that a terminal tells a program.
public enum InputEvent: Hashable, Sendable {
  case key(KeyStroke)
  case mouse(MouseEvent)
  /// The whole text of a bracketed paste, not yet cleaned.
  case paste(String)
  /// The terminal's window got or lost the focus.
  case focus(Bool)
  case resize(Size)
  /// The terminal's answers about itself; each replaces what was told before.
  case capabilities(TerminalCapabilities)
}

public enum MouseButton: Hashable, Sendable { case left, middle, right }

public enum WheelDirection: Hashable, Sendable { case up, down, left, right }

/// A movement, press or turn of the pointer at a cell. A double click is two presses with `clicks`
/// 1 and 2.
public struct MouseEvent: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// `clicks` counts presses of the same button on the same cell in quick succession, from 1.
    case press(MouseButton, clicks: Int)
    case release(MouseButton)
    /// Moved with a button held.
    case drag(MouseButton)
    case move
    case wheel(WheelDirection)
  }

  public var kind: Kind
  public var position: Point
  public var modifiers: Modifiers
  /// The cell in which the held button was pressed, filled in by the router of events; for a drag
  /// that the pressed widget leaves to those behind it.
  public var start: Point?

  public init(_ kind: Kind, at position: Point, _ modifiers: Modifiers = []) {
    (self.kind, self.position, self.modifiers) = (kind, position, modifiers)
  }
}
