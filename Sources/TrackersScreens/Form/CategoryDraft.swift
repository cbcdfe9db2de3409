import Foundation

/// The name of a category that is being typed.
public struct CategoryDraft: Equatable, Sendable, Codable {
  /// The one that gets another name; nil for a new one.
  public var category: UUID?
  public var text: String

  public init(of category: UUID?, _ text: String) {
    (self.category, self.text) = (category, text)
  }
}
