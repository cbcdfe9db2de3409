import Foundation
import Places
import ProgramOptions
import WeatherDomain

/// A failure that ends the command before there is weather.
enum WeatherFailure: Error {
  /// 66.
  case noPlace(String)
  /// 69: neither settings nor time zone name a place.
  case nowhere
  /// 69: what is kept is of this age and all over; and why there is nothing newer.
  case past(WeatherError?, Duration)

  /// Tells it on standard error.
  ///
  /// - Returns: the status to exit with, of sysexits(3).
  static func report(_ error: any Error, _ words: WeatherCommandWords) -> ExitStatus {
    let places = PlacesCommandWords(language: words.language)
    switch error {
    case let error as WeatherError:
      ErrorOutput.write("moggy: \(words.text(error))")
      return status(of: error)
    case WeatherFailure.noPlace(let text):
      ErrorOutput.write("moggy: \(places.none(text))")
      return .noInput
    case WeatherFailure.nowhere:
      ErrorOutput.write("moggy: \(words.nowhere)")
      return .unavailable
    case WeatherFailure.past(let cause, let age):
      ErrorOutput.write("moggy: \(words.past(cause, age: age))")
      return .unavailable
    case is PlacesError, is PlacesFailure: return PlacesFailure.report(error, places)
    default: return ProgramEnd.report(error)
    }
  }

  private static func status(of error: WeatherError) -> ExitStatus {
    switch error {
    case .notStored, .noConnection, .serviceDown, .noData, .refused, .cancelled: .unavailable
    case .limitReached: .tryAgain
    case .insecure, .notTheService, .unreadable: .wrongAnswer
    case .keyMissing, .keyUnreadable, .keyRefused, .noSubscription, .contactMissing: .wrongSettings
    }
  }
}
