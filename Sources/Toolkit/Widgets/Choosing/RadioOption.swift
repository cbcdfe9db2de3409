/// One of a ``RadioGroup``.
public struct RadioOption: Hashable, Sendable {
  public var title: String
  /// What it means, in a line or two below the title; may be empty.
  public var note: String
  public var isEnabled: Bool

  public init(_ title: String, note: String = "", isEnabled: Bool = true) {
    self.title = title
    self.note = note
    self.isEnabled = isEnabled
  }
}
