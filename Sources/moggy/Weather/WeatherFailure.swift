import Foundation
import Places
import WeatherDomain

/// What ends the command before there is weather.
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
  static func report(_ error: any Error, _ words: WeatherCommandWords) -> Int32 {
    let places = PlacesCommandWords(language: words.language)
    switch error {
    case let error as WeatherError:
      ErrorOutput.write("moggy: \(words.text(error))")
      return status(of: error)
    case WeatherFailure.noPlace(let text):
      ErrorOutput.write("moggy: \(places.none(text))")
      return EX_NOINPUT
    case WeatherFailure.nowhere:
      ErrorOutput.write("moggy: \(words.nowhere)")
      return EX_UNAVAILABLE
    case WeatherFailure.past(let cause, let age):
      ErrorOutput.write("moggy: \(words.past(cause, age: age))")
      return EX_UNAVAILABLE
    case is PlacesError, is PlacesFailure: return PlacesFailure.report(error, places)
    default:
      ErrorOutput.write("moggy: \(error)")
      return StartupStatus.code(of: error)
    }
  }

  private static func status(of error: WeatherError) -> Int32 {
    switch error {
    case .notStored, .noConnection, .serviceDown, .noData, .refused, .cancelled: EX_UNAVAILABLE
    case .limitReached: EX_TEMPFAIL
    case .insecure, .notTheService, .unreadable: EX_PROTOCOL
    case .keyMissing, .keyUnreadable, .keyRefused, .noSubscription, .contactMissing: EX_CONFIG
    }
  }
}
