import Foundation

/// What trackers are grouped under.
public struct TrackerCategory: Sendable, Hashable, Identifiable {
  /// In graphemes.
  public static let longestName = 38

  public let id: UUID
  public var name: String
  var position = 0

  public init(id: UUID, name: String) {
    (self.id, self.name) = (id, name)
  }
}
