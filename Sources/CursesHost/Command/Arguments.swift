import ArgumentParser
import Core
import FoundationEssentials

/// A moment by ISO 8601; one without a zone is taken as UTC, one without a time as its midnight.
public struct MomentArgument: Sendable {
  public let date: Date

  /// - Throws: what is wanted instead, in words.
  public init(_ argument: String) throws {
    let hasZone = argument.hasSuffix("Z") || argument.dropFirst(10).contains { "+-".contains($0) }
    let text = argument.contains("T") ? argument : argument + "T00:00:00"
    let zoned = hasZone ? text : text + "Z"
    guard let date = try? Date(zoned, strategy: .iso8601) else {
      throw ValidationError("a time is wanted, as 2026-11-21T10:00:00Z, or a day, as 2026-11-21.")
    }
    self.date = date
  }
}

/// The values of `--animations`.
public enum Animations: String, ExpressibleByArgument, CaseIterable, Sendable {
  case on, off
}

/// The argument is the language's code: `en`, `ru`.
extension Language: ExpressibleByArgument {}
