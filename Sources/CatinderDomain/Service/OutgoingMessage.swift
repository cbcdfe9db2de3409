import Foundation

/// A message as it leaves the hand that wrote it.
public struct OutgoingMessage: Sendable, Hashable, Codable {
  /// Keeps a message that is sent once more, as its answer got lost, from being said twice.
  public let id: String
  public let text: String

  /// Nil for a text that says nothing or is too long.
  public init?(_ text: String, id: UUID) {
    guard VisibleText.isVisible(text), TextLimit.message.allows(text) else { return nil }
    self.text = TextLimit.message.cleaned(text)
    self.id = id.uuidString.lowercased()
  }
}
