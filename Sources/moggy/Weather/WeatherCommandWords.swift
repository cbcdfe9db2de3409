import Core
import Toolkit
import WeatherDomain

/// The words of the command besides figures.
typealias WeatherCommandWords = Words<WeatherCommand>

extension WeatherCommandWords {
  var calendar: CalendarWords { CalendarWords(language) }
  func text(_ words: Bilingual) -> String { say(en: words.english, ru: words.russian) }
  func text(_ code: WeatherCode) -> String { text(code.words) }
  func text(_ error: WeatherError) -> String {
    guard error == .notStored else { return text(error.message) }
    return say(en: "nothing is kept of the weather there", ru: "о погоде там ничего не сохранено")
  }

  /// The words that something older is shown, and why; nil where nobody was asked.
  func kept(_ error: WeatherError?, age: Duration) -> String {
    let old = self.age(age)
    let known =
      age < .seconds(60)
      ? say(en: "this was known just now", ru: "это стало известно только что")
      : say(en: "this was known \(old) ago", ru: "это известно \(old) назад")
    return (error.map { text($0) + "; " } ?? "") + known
  }

  /// The words that what is kept is over.
  func past(_ error: WeatherError?, age: Duration) -> String {
    let old = self.age(age)
    return (error.map { text($0) + "; " } ?? "")
      + say(
        en: "the kept weather is \(old) old, and none of its days is left",
        ru: "сохранённая погода получена \(old) назад, и все её дни прошли")
  }

  /// In place of a table without rows.
  func noRows(isHourly: Bool) -> String {
    isHourly
      ? say(en: "no hours to come are known", ru: "предстоящие часы неизвестны")
      : say(en: "no days to come are known", ru: "предстоящие дни неизвестны")
  }

  private func age(_ age: Duration) -> String {
    let minutes = Int(age.components.seconds / 60)
    switch minutes {
    case ..<60: return say(en: "\(minutes) min", ru: "\(minutes) мин")
    case ..<2880: return say(en: "\(minutes / 60) h", ru: "\(minutes / 60) ч")
    default:
      return plural(
        minutes / 1440, en: ("day", "days"), ru: ("день", "дня", "дней")
      ).withNumber(minutes / 1440)
    }
  }

  var nowhere: String {
    say(
      en: "no place is set, and the time zone names none; moggy weather PLACE",
      ru: "место не задано, и часовой пояс его не называет; moggy weather МЕСТО")
  }

  func localTime(_ time: String) -> String {
    say(en: "(it is \(time) there)", ru: "(там сейчас \(time))")
  }

  var noCurrent: String { say(en: "the weather now is not known", ru: "погода сейчас неизвестна") }
  var byForecast: String { say(en: "by the forecast", ru: "по прогнозу") }

  func feelsLike(_ value: String) -> String {
    say(en: "feels like \(value)", ru: "ощущается как \(value)")
  }

  func wind(_ value: String?) -> String? { value.map { say(en: "wind \($0)", ru: "ветер \($0)") } }

  func humidity(_ value: String) -> String {
    say(en: "humidity \(value)", ru: "влажность \(value)")
  }

  func pressure(_ value: String) -> String { say(en: "pressure \(value)", ru: "давление \(value)") }
  func uvIndex(_ value: String) -> String { say(en: "UV \(value)", ru: "УФ \(value)") }

  /// The direction that the wind comes from, in eight directions.
  func compass(_ degrees: Double) -> String {
    let index = Int((degrees / 45).rounded()) % 8
    let (english, russian) = (
      ["N", "NE", "E", "SE", "S", "SW", "W", "NW"], ["С", "СВ", "В", "ЮВ", "Ю", "ЮЗ", "З", "СЗ"]
    )
    return say(en: english[max(0, index)], ru: russian[max(0, index)])
  }

  var dayHeads: [String] {
    language == .russian
      ? ["День", "", "Мин", "Макс", "Вер.", "Осадки", "Ветер", "Восход", "Закат", ""]
      : ["Day", "", "Low", "High", "Chance", "Rain", "Wind", "Sunrise", "Sunset", ""]
  }

  var hourHeads: [String] {
    language == .russian
      ? ["День", "Час", "Темп.", "Вер.", "Осадки", "Ветер", ""]
      : ["Day", "Hour", "Temp", "Chance", "Rain", "Wind", ""]
  }
}

extension String {
  fileprivate func withNumber(_ number: Int) -> String { "\(number) \(self)" }
}
