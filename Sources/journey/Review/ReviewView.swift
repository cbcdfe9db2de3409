/// What is shown of a pending snapshot.
public enum ReviewView: Int, Hashable, Sendable, CaseIterable {
  /// The screen that came, with what is not as in the reference standing out.
  case difference
  case reference, actual
  /// The lines of the snapshot that differ: text, styles, outline.
  case lines
  /// The three pictures side by side, or one below another.
  case all

  var key: String { "\(self)" }
}
