import Foundation

/// One checked copy of the records.
public struct Backup: Sendable, Equatable {
  public let url: URL
  /// When it was made, to the second.
  public let date: Date
}
