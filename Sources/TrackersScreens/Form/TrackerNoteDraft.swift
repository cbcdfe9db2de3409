import Foundation

/// A note of a day that is not saved, as it is kept at every key stroke.
public struct TrackerNoteDraft: Equatable, Sendable, Codable {
  public var tracker: UUID
  /// As 2026-03-06.
  public var day: String
  public var text: String

  public init(of tracker: UUID, on day: String, _ text: String) {
    (self.tracker, self.day, self.text) = (tracker, day, text)
  }
}
