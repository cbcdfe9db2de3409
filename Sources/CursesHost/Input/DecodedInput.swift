import Terminal

/// What a stretch of the terminal's bytes meant.
public enum DecodedInput: Hashable, Sendable {
  case event(InputEvent)
  /// The text after `journey;` in a string `ESC _ journey;… ESC \` (APC of ECMA-48), by which a test
  /// speaks to the program in band.
  case application(String)
  /// The answer to a question that was put to the terminal, or a report that looks like one.
  case reply(TerminalReply)
}
