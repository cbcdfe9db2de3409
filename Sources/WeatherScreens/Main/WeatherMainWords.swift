import Core
import Toolkit
import WeatherDomain

/// The words of the main screen in one language.
typealias WeatherMainWords = Words<WeatherMainFeature>

extension WeatherMainWords {
  func said(_ words: Bilingual) -> String { say(en: words.english, ru: words.russian) }

  // MARK: Keys and buttons
  var title: String { say(en: "Weather", ru: "Погода") }
  var favourites: String { say(en: "Favourites", ru: "Избранное") }
  var favouritesHint: String { say(en: "favourites", ru: "избранное") }
  var settings: String { say(en: "Settings", ru: "Настройки") }
  var settingsHint: String { say(en: "settings", ru: "настройки") }
  var refresh: String { say(en: "refresh", ru: "обновить") }
  var retry: String { say(en: "Try again", ru: "Повторить") }

  func star(isFavourite: Bool) -> String {
    isFavourite
      ? say(en: "remove from favourites", ru: "убрать из избранного")
      : say(en: "add to favourites", ru: "добавить в избранное")
  }

  // MARK: The state of things
  var loading: String { say(en: "… loading the weather", ru: "… загружаем погоду") }
  var refreshing: String { say(en: "… refreshing", ru: "… обновляется") }

  /// Returns the age of the weather shown: `updated 5 min ago`.
  func updated(_ age: Duration) -> String {
    say(en: "updated ", ru: "обновлено ") + DataAge.short(age, language)
  }

  /// The answer to a wish for newer weather than there can be.
  func upToDate(_ time: String) -> String {
    say(
      en: "This is the newest; the next is possible at \(time).",
      ru: "Новее пока нет; следующая погода — в \(time).")
  }

  /// The moment at which a service that has had enough is asked again.
  func asksAgain(_ time: String) -> String {
    say(en: "asked again at \(time)", ru: "спросим снова в \(time)")
  }

  func dataOf(_ age: Duration) -> String {
    if age < .seconds(60) { return DataAge.words(age, language) }
    return say(en: "data from ", ru: "данные получены ") + DataAge.short(age, language)
  }

  /// The note that the weather now is the forecast of this hour.
  var byForecast: String { say(en: "by the forecast", ru: "по прогнозу") }
  func credit(_ provider: ProviderName) -> String { provider.credit(language) }
  var noWeather: String { say(en: "No weather yet", ru: "Погоды пока нет") }

  /// Returns the origin of a guessed place.
  func source(_ source: LocationSource) -> String {
    switch source {
    case .configuration: say(en: "place from config.toml", ru: "место из config.toml")
    case .geoClue: say(en: "place from the system", ru: "место сообщила система")
    case .timeZone:
      say(en: "guessed from the time zone; s to change", ru: "по часовому поясу; s — изменить")
    case .network: say(en: "place by network address", ru: "место по адресу в сети")
    }
  }

  var nowhere: String { say(en: "Where are you?", ru: "Где вы?") }
  var nowhereHint: String {
    say(
      en: "The time zone names no city. Pick a place by name or on the map; you are asked once.",
      ru: "Часовой пояс не указывает на город. Выберите место по названию или на карте, "
        + "один раз.")
  }
  var pickPlace: String { say(en: "Pick a place", ru: "Выбрать место") }

  // MARK: Now
  func feelsLike(_ degrees: String) -> String {
    say(en: "feels like \(degrees)", ru: "ощущается как \(degrees)")
  }

  var temperature: String { say(en: "Temperature", ru: "Температура") }
  var wind: String { say(en: "Wind", ru: "Ветер") }
  var humidity: String { say(en: "Humidity", ru: "Влажность") }
  var pressure: String { say(en: "Pressure", ru: "Давление") }
  var uvIndex: String { say(en: "UV index", ru: "УФ-индекс") }
  var precipitation: String { say(en: "Precipitation", ru: "Осадки") }
  var air: String { say(en: "Air", ru: "Воздух") }

  func grade(_ grade: AirQuality.Grade) -> String {
    switch grade {
    case .good: say(en: "good", ru: "хороший")
    case .fair: say(en: "fair", ru: "приемлемый")
    case .moderate: say(en: "moderate", ru: "умеренный")
    case .poor: say(en: "poor", ru: "плохой")
    case .veryPoor: say(en: "very poor", ru: "очень плохой")
    case .extremelyPoor: say(en: "extremely poor", ru: "крайне плохой")
    }
  }

  /// Stands behind a value that asks for care.
  func severity(_ severity: Severity) -> String {
    switch severity {
    case .caution: say(en: "! take care", ru: "! осторожно")
    case .danger: say(en: "!! dangerous", ru: "!! опасно")
    }
  }

  // MARK: Forecast
  var hours: String { say(en: "Next 48 hours", ru: "Ближайшие 48 часов") }
  var rain: String { say(en: "Precipitation, %", ru: "Вероятность осадков") }

  /// Within a line: `chance of precipitation 40%`.
  func chance(_ percent: String) -> String {
    say(en: "chance of precipitation \(percent)", ru: "вероятность осадков \(percent)")
  }

  func days(_ count: Int) -> String {
    let unit = plural(count, en: ("day", "days"), ru: ("день", "дня", "дней"))
    return "\(count) \(unit)"
  }

  var today: String { say(en: "today", ru: "сегодня") }

  func range(_ low: String, _ high: String) -> String {
    say(en: "\(low) to \(high)", ru: "от \(low) до \(high)")
  }

  // MARK: A day
  var openDay: String { say(en: "open the day", ru: "открыть день") }
  var back: String { say(en: "back", ru: "назад") }
  var dayBefore: String { say(en: "day before", ru: "день раньше") }
  var dayAfter: String { say(en: "day after", ru: "день позже") }
  var noHours: String {
    say(
      en: "The provider has no hours for this day.",
      ru: "Почасового прогноза на этот день у службы нет.")
  }
  var hourHead: String { say(en: "hour", ru: "час") }
  var feltHead: String { say(en: "feels", ru: "ощущ") }
  var chanceHead: String { say(en: "chance", ru: "вер.") }
  var windHead: String { say(en: "wind", ru: "ветер") }
  var gustsHead: String { say(en: "gusts", ru: "порывы") }
  var cloudHead: String { say(en: "clouds", ru: "облака") }
  var uvHead: String { say(en: "UV", ru: "УФ") }
  func clouds(_ percent: String) -> String { say(en: "clouds \(percent)", ru: "облака \(percent)") }
  var steady: String { say(en: "steady", ru: "без перемен") }
  var rising: String { say(en: "rising", ru: "растёт") }
  var falling: String { say(en: "falling", ru: "падает") }

  func until(_ moment: String) -> String { say(en: "until \(moment)", ru: "до: \(moment)") }
}

/// Sun and Moon in words.
extension WeatherMainWords {
  var sunrise: String { say(en: "Sunrise", ru: "Восход") }
  var sunset: String { say(en: "Sunset", ru: "Закат") }
  var sun: String { say(en: "Sun", ru: "Солнце") }
  var polarDay: String { say(en: "up all day", ru: "не заходит") }
  var polarNight: String { say(en: "down all day", ru: "не восходит") }
  var moon: String { say(en: "Moon", ru: "Луна") }
  var sunArc: String { say(en: "Height of the Sun", ru: "Высота солнца") }
  var dayLength: String { say(en: "Daylight", ru: "Долгота дня") }
  var moonrise: String { say(en: "Moonrise", ru: "Восход луны") }
  var moonset: String { say(en: "Moonset", ru: "Заход луны") }

  /// `13 h 25 min`
  func span(_ seconds: Double) -> String {
    let minutes = Int((seconds / 60).rounded())
    return say(
      en: "\(minutes / 60) h \(minutes % 60) min", ru: "\(minutes / 60) ч \(minutes % 60) мин")
  }

  func phase(_ phase: MoonPhase) -> String {
    switch phase {
    case .new: say(en: "new moon", ru: "новолуние")
    case .waxingCrescent: say(en: "waxing crescent", ru: "растущий серп")
    case .firstQuarter: say(en: "first quarter", ru: "первая четверть")
    case .waxingGibbous: say(en: "waxing gibbous", ru: "растущая луна")
    case .full: say(en: "full moon", ru: "полнолуние")
    case .waningGibbous: say(en: "waning gibbous", ru: "убывающая луна")
    case .lastQuarter: say(en: "last quarter", ru: "последняя четверть")
    case .waningCrescent: say(en: "waning crescent", ru: "убывающий серп")
    }
  }

  func lit(_ fraction: String) -> String { say(en: "\(fraction) lit", ru: "освещено \(fraction)") }
}
