import ArgumentParser
import Foundation
import Shell
import Toolkit

/// The themes that there are come to be known when the files of the user have been read.
extension ThemeName: ExpressibleByArgument {}

/// The name of a tab.
struct TabName: ExpressibleByArgument {
  let name: String

  init?(argument: String) {
    guard Tabs.names.contains(argument) else { return nil }
    name = argument
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

/// The number that random choices begin with.
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
