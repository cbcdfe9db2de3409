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
struct Moment: ExpressibleByArgument {
  let date: Date

  init?(argument: String) {
    let hasZone = argument.hasSuffix("Z") || argument.dropFirst(10).contains { "+-".contains($0) }
    let text = argument.contains("T") ? argument : argument + "T00:00:00"
    let zoned = hasZone ? text : text + "Z"
    guard let date = try? Date(zoned, strategy: .iso8601) else { return nil }
    self.date = date
  }
}

/// A time zone of the tz database.
struct Zone: ExpressibleByArgument {
  let timeZone: TimeZone

  init?(argument: String) {
    guard let timeZone = TimeZone(identifier: argument) else { return nil }
    self.timeZone = timeZone
  }
}
