import Core
import Toolkit
import WeatherDomain

/// Sun and Moon in words.
extension WeatherMainWords {
  var sunrise: String { language.say(en: "Sunrise", ru: "Восход") }
  var sunset: String { language.say(en: "Sunset", ru: "Закат") }
  var sun: String { language.say(en: "Sun", ru: "Солнце") }
  var polarDay: String { language.say(en: "up all day", ru: "не заходит") }
  var polarNight: String { language.say(en: "down all day", ru: "не восходит") }
  var moon: String { language.say(en: "Moon", ru: "Луна") }

  func phase(_ phase: MoonPhase) -> String {
    switch phase {
    case .new: language.say(en: "new moon", ru: "новолуние")
    case .waxingCrescent: language.say(en: "waxing crescent", ru: "растущий серп")
    case .firstQuarter: language.say(en: "first quarter", ru: "первая четверть")
    case .waxingGibbous: language.say(en: "waxing gibbous", ru: "растущая луна")
    case .full: language.say(en: "full moon", ru: "полнолуние")
    case .waningGibbous: language.say(en: "waning gibbous", ru: "убывающая луна")
    case .lastQuarter: language.say(en: "last quarter", ru: "последняя четверть")
    case .waningCrescent: language.say(en: "waning crescent", ru: "убывающий серп")
    }
  }

  func lit(_ fraction: String) -> String {
    language.say(en: "\(fraction) lit", ru: "освещено \(fraction)")
  }
}
