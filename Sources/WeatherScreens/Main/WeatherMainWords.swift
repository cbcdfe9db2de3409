import Core
import Toolkit
import WeatherDomain

/// The words of the main screen in one language.
struct WeatherMainWords: Sendable {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  func said(_ words: Bilingual) -> String { language.say(en: words.english, ru: words.russian) }

  // MARK: Keys and buttons

  var title: String { language.say(en: "Weather", ru: "Погода") }
  var favourites: String { language.say(en: "Favourites", ru: "Избранное") }
  var favouritesHint: String { language.say(en: "favourites", ru: "избранное") }
  var settings: String { language.say(en: "Settings", ru: "Настройки") }
  var settingsHint: String { language.say(en: "settings", ru: "настройки") }
  var refresh: String { language.say(en: "refresh", ru: "обновить") }
  var retry: String { language.say(en: "Try again", ru: "Повторить") }

  func star(isFavourite: Bool) -> String {
    isFavourite
      ? language.say(en: "remove from favourites", ru: "убрать из избранного")
      : language.say(en: "add to favourites", ru: "добавить в избранное")
  }

  // MARK: The state of things

  var loading: String { language.say(en: "… loading the weather", ru: "… загружаем погоду") }
  var refreshing: String { language.say(en: "… refreshing", ru: "… обновляется") }

  /// Returns the age of the weather shown: `updated 5 min ago`.
  func updated(_ age: Duration) -> String {
    language.say(en: "updated ", ru: "обновлено ") + DataAge.short(age, language)
  }

  func dataOf(_ age: Duration) -> String {
    if age < .seconds(60) { return DataAge.words(age, language) }
    return language.say(en: "data from ", ru: "данные получены ") + DataAge.short(age, language)
  }

  /// The note that the weather now is the forecast of this hour.
  var byForecast: String { language.say(en: "by the forecast", ru: "по прогнозу") }

  var noWeather: String { language.say(en: "No weather yet", ru: "Погоды пока нет") }

  /// Returns the origin of a guessed place.
  func source(_ source: LocationSource) -> String {
    switch source {
    case .configuration:
      language.say(en: "place from config.toml", ru: "место из config.toml")
    case .geoClue: language.say(en: "place from the system", ru: "место сообщила система")
    case .timeZone:
      language.say(
        en: "guessed from the time zone; s to change",
        ru: "по часовому поясу; s — изменить")
    case .network: language.say(en: "place by network address", ru: "место по адресу в сети")
    }
  }

  var nowhere: String { language.say(en: "Where are you?", ru: "Где вы?") }
  var nowhereHint: String {
    language.say(
      en: "The time zone names no city. Pick a place by name or on the map; you are asked once.",
      ru: "Часовой пояс не указывает на город. Выберите место по названию или на карте, "
        + "один раз.")
  }
  var pickPlace: String { language.say(en: "Pick a place", ru: "Выбрать место") }

  // MARK: Now

  func feelsLike(_ degrees: String) -> String {
    language.say(en: "feels like \(degrees)", ru: "ощущается как \(degrees)")
  }

  var temperature: String { language.say(en: "Temperature", ru: "Температура") }
  var wind: String { language.say(en: "Wind", ru: "Ветер") }
  var humidity: String { language.say(en: "Humidity", ru: "Влажность") }
  var pressure: String { language.say(en: "Pressure", ru: "Давление") }
  var uvIndex: String { language.say(en: "UV index", ru: "УФ-индекс") }
  var precipitation: String { language.say(en: "Precipitation", ru: "Осадки") }
  var air: String { language.say(en: "Air", ru: "Воздух") }

  func grade(_ grade: AirQuality.Grade) -> String {
    switch grade {
    case .good: language.say(en: "good", ru: "хороший")
    case .fair: language.say(en: "fair", ru: "приемлемый")
    case .moderate: language.say(en: "moderate", ru: "умеренный")
    case .poor: language.say(en: "poor", ru: "плохой")
    case .veryPoor: language.say(en: "very poor", ru: "очень плохой")
    case .extremelyPoor: language.say(en: "extremely poor", ru: "крайне плохой")
    }
  }

  /// Stands behind a value that asks for care.
  func severity(_ severity: Severity) -> String {
    switch severity {
    case .caution: language.say(en: "! take care", ru: "! осторожно")
    case .danger: language.say(en: "!! dangerous", ru: "!! опасно")
    }
  }

  // MARK: Forecast

  var hours: String { language.say(en: "Next 48 hours", ru: "Ближайшие 48 часов") }
  var rain: String { language.say(en: "Precipitation, %", ru: "Вероятность осадков") }

  /// Within a line: `chance of precipitation 40%`.
  func chance(_ percent: String) -> String {
    language.say(en: "chance of precipitation \(percent)", ru: "вероятность осадков \(percent)")
  }

  func days(_ count: Int) -> String {
    let unit = language.plural(count, en: ("day", "days"), ru: ("день", "дня", "дней"))
    return "\(count) \(unit)"
  }

  var today: String { language.say(en: "today", ru: "сегодня") }

  func range(_ low: String, _ high: String) -> String {
    language.say(en: "\(low) to \(high)", ru: "от \(low) до \(high)")
  }

  func until(_ moment: String) -> String {
    language.say(en: "until \(moment)", ru: "до: \(moment)")
  }
}

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
