import ArgumentParser
import Foundation
import Toolkit

/// Which themes there are is known when the files of the user have been read.
extension ThemeName: ExpressibleByArgument {}

/// A time zone of the tz database.
struct Zone: ExpressibleByArgument {
  let timeZone: TimeZone

  init?(argument: String) {
    guard let timeZone = TimeZone(identifier: argument) else { return nil }
    self.timeZone = timeZone
  }
}
