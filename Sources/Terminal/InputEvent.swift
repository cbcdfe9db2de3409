/// Everything that a terminal tells a program.
public enum InputEvent: Hashable, Sendable {
  case key(KeyStroke)
  case mouse(MouseEvent)
  /// The whole text of a bracketed paste, not yet cleaned.
  case paste(String)
  /// The terminal's window got or lost the focus.
  case focus(Bool)
  case resize(Size)
  /// What the terminal has told about itself, on being asked; each replaces what was told before.
  case capabilities(TerminalCapabilities)
}
