/// A deed of a person, in terms that a screen can put into words: "deleted Barsik".
public struct Act: Sendable, Equatable {
  /// Names the deed, like `pets.delete`; a catalogue has the words for it.
  public let kind: String
  /// The thing that it was done to, as the person knows it; may be empty.
  public let subject: String

  public init(kind: String, subject: String = "") {
    self.kind = kind
    self.subject = subject
  }
}
