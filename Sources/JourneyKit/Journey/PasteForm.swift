/// How pasted text reaches the program.
public enum PasteForm: Hashable, Sendable {
  /// In one piece, as a paste; an error where the program has no bracketed paste on (mode 2004).
  case bracketed
  /// As a terminal types it into a program that does not tell a paste from keys.
  case typed
}
