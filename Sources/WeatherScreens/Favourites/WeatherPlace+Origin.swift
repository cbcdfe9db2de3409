import Core
import Toolkit
import WeatherDomain

extension WeatherPlace {
  /// Region and country; of a point, which has the name of what is near, its coordinates first.
  func origin(_ language: Language) -> String {
    let name = name(language)
    guard isPoint, name.title != Self.digits(coordinates) else { return name.origin }
    let point = WeatherSettingsWords(language).coordinates(coordinates)
    return [point, name.origin].filter { !$0.isEmpty }.joined(separator: " · ")
  }
}
