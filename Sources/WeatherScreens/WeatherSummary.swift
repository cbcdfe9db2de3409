import Core
import Foundation
import Places
import Toolkit
import WeatherDomain

/// The weather of a place in a few words, for a page that shows more than the weather.
public struct WeatherSummary: Sendable, Hashable {
  public let place: String
  /// Temperature and sky, as `5 °C, light rain`.
  public let now: String
  /// The temperature as it is felt; nil where it is not known.
  public let felt: String?
  /// The advice for a walk, with what to mind; nil where nothing is known of the sky.
  public let advice: String?
  /// The titles of warnings that are in force.
  public let alerts: [String]
  /// True where it is good weather for a walk of any length.
  public let isForWalk: Bool
  /// The time since the weather was confirmed, in minutes, where that is longer than the provider lets it
  /// count as fresh; nil for a fresh report.
  public let minutesOld: Int?
  /// True for invented weather.
  public let isSample: Bool

  /// The weather of a moment; nil where the report has nothing for it.
  ///
  /// - Parameter report: with the values of now in it, or a forecast that reaches to now.
  public init?(
    _ report: WeatherReport, of place: WeatherPlace, units: WeatherUnits, at moment: Date,
    _ language: Language
  ) {
    let coming = report.asOf(moment)
    guard let weather = coming.current else { return nil }
    let format = WeatherFormat(words: WeatherMainWords(language), units: units)
    let walk = WalkWords(language)
    self.place = place.name(language).title
    let sky = weather.code.map { format.words.said($0.words) }.map {
      $0.prefix(1).lowercased() + $0.dropFirst()
    }
    let temperature = weather.temperature.map { format.number($0) + " " + format.degreeSign }
    now = [temperature, sky].compactMap { $0 }.joined(separator: ", ")
    felt = weather.feelsLike.map { format.words.feelsLike(format.degrees($0)) }
    let found = coming.walk
    isForWalk = found?.verdict == .walk
    advice = found.map { advice in
      ([walk.verdict(advice.verdict)] + advice.reasons.prefix(1).map(walk.reason))
        .joined(separator: ". ")
    }
    alerts = coming.alerts.map(\.event)
    isSample = report.provider == .sample
    minutesOld =
      report.isFresh(at: moment) ? nil : max(0, Int(report.age(at: moment) / .seconds(60)))
  }
}

extension WeatherDependencies {
  /// Returns the place whose weather is wanted where nobody says another: the chosen one, that of the file
  /// of settings, or the city of the time zone; nil where none of them names a place.
  ///
  /// Reads the file of places where nothing was chosen: from a job, as it blocks.
  public func usualPlace(_ settings: WeatherSettings) -> WeatherPlace? {
    settings.home?.place ?? guessedPlace()?.place
  }

  /// Guesses the place from the file of settings or the time zone, without a network. Blocks.
  func guessedPlace() -> DefaultPlace? {
    let gazetteer = try? gazetteer()
    if let point = configuration.coordinates, point.isValid {
      let nearest = (try? gazetteer?.nearest(to: point)) ?? nil
      return DefaultPlace(
        .location(.configuration), WeatherPlace(point: point, nearest: nearest))
    }
    let city = (try? gazetteer?.city(ofTimeZone: timeZone.identifier)) ?? nil
    return city.map { DefaultPlace(.location(.timeZone), WeatherPlace($0)) }
  }
}
