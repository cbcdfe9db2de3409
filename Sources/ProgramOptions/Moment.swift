import ArgumentParser
import Foundation

/// A moment by ISO 8601; one without a zone is taken as UTC, one without a time as its midnight.
public struct Moment: ExpressibleByArgument, Sendable {
  public let date: Date

  public init?(argument: String) {
    let hasZone = argument.hasSuffix("Z") || argument.dropFirst(10).contains { "+-".contains($0) }
    let text = argument.contains("T") ? argument : argument + "T00:00:00"
    let zoned = hasZone ? text : text + "Z"
    guard let date = try? Date(zoned, strategy: .iso8601) else { return nil }
    self.date = date
  }
}
