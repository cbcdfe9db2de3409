import ArgumentParser
import Foundation
import Toolkit

extension Language: ExpressibleByArgument {}

/// Which themes there are is known when the files of the user have been read.
extension ThemeName: ExpressibleByArgument {}

enum Animations: String, ExpressibleByArgument, CaseIterable {
  case on, off
}

/// A moment by ISO 8601; one without a zone is taken as UTC.
struct Moment {
  let date: Date

  /// - Throws: what is wanted instead, in words.
  init(_ argument: String) throws {
    let hasZone = argument.hasSuffix("Z") || argument.dropFirst(10).contains { "+-".contains($0) }
    let text = argument.contains("T") ? argument : argument + "T00:00:00"
    let zoned = hasZone ? text : text + "Z"
    guard let date = try? Date(zoned, strategy: .iso8601) else {
      throw ValidationError("a time is wanted, as 2026-11-21T10:00:00Z, or a day, as 2026-11-21.")
    }
    self.date = date
  }
}

/// A time zone of the tz database.
struct Zone {
  let timeZone: TimeZone

  /// - Throws: what is wanted instead, in words.
  init(_ argument: String) throws {
    guard let timeZone = TimeZone(identifier: argument) else {
      throw ValidationError("a name of the tz database is wanted, as Europe/Berlin or UTC.")
    }
    self.timeZone = timeZone
  }
}

/// What random choices begin with.
struct Seed {
  let number: UInt64

  /// - Throws: what is wanted instead, in words.
  init(_ argument: String) throws {
    guard let number = UInt64(argument) else {
      throw ValidationError("a whole number is wanted, from 0 to \(UInt64.max).")
    }
    self.number = number
  }
}
