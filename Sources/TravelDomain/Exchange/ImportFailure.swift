/// Why the content of a file was not looked at.
public enum ImportFailure: Error, Sendable, Equatable {
  /// Text of another encoding, or no text.
  case notUTF8
  /// A form that is only written.
  case notReadable
}
