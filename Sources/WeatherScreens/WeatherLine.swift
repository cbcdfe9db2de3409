import Core
import Toolkit
import WeatherDomain

/// The weather now in a few words, for screens that are about something else: `12°, light rain`.
public struct WeatherLine: Sendable {
  /// Nil where the weather now is not known.
  public let text: String?

  /// - Parameter report: as of the moment at which it is shown.
  public init(_ report: WeatherReport, _ units: WeatherUnits, _ language: Language) {
    let format = WeatherFormat(language: language, units: units, clock: .hours24)
    let degrees = report.current?.temperature.map { format.number($0) + format.degreeSign }
    let words = (report.current?.code).map { WeatherMainWords(language).said($0.words) }
    let parts = [degrees, words].compactMap { $0 }
    text = parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
