import Core
import Toolkit
import WeatherDomain

/// The words of the favourite places in one language.
typealias FavouritesWords = Words<FavouritesFeature>

extension FavouritesWords {
  var title: String { say(en: "Favourites", ru: "Избранное") }
  var back: String { say(en: "Weather", ru: "Погода") }
  var backHint: String { say(en: "back", ru: "назад") }
  var addTitle: String { say(en: "Add a place", ru: "Добавить место") }
  var addHint: String { say(en: "add", ru: "добавить") }
  var openHint: String { say(en: "show", ru: "показать") }
  var deleteHint: String { say(en: "delete", ru: "удалить") }
  var loading: String { say(en: "Loading…", ru: "Загрузка…") }
  var emptyTitle: String { say(en: "No favourite places yet", ru: "Избранных мест пока нет") }
  var emptyHint: String {
    say(
      en: "Add one here, or keep the place that shows with * on the weather screen.",
      ru: "Добавьте место здесь или отметьте показанное клавишей * на экране погоды.")
  }

  func name(_ place: WeatherPlace) -> String { place.name(language).title }
  func origin(_ place: WeatherPlace) -> String { place.origin(language) }

  func added(_ place: WeatherPlace, _ outcome: FavouriteOutcome) -> String {
    let name = name(place)
    return switch outcome {
    case .added: say(en: "\(name) is a favourite now.", ru: "\(name): в избранном.")
    case .alreadyThere:
      say(en: "\(name) is among the favourites already.", ru: "\(name): уже есть в избранном.")
    }
  }

  func deleted(_ place: WeatherPlace) -> String {
    let name = name(place)
    return say(en: "\(name) removed. u brings it back.", ru: "\(name): убрано. Вернуть — u.")
  }

  /// `−3 °C`.
  func temperature(_ value: FavouriteTemperature, _ unit: Temperature.Unit) -> String {
    let sign = unit == .celsius ? "°C" : "°F"
    return number(value.temperature.value(in: unit)) + " " + sign
  }

  /// Empty while it still holds.
  func age(_ value: FavouriteTemperature) -> String {
    value.age.map { DataAge.short($0, language) } ?? ""
  }

  func act(_ act: FavouriteAct, subject: String) -> String {
    switch act {
    case .add: say(en: "adding \(subject) to favourites", ru: "добавление в избранное (\(subject))")
    case .delete:
      say(en: "removing \(subject) from favourites", ru: "удаление из избранного (\(subject))")
    case .move: say(en: "moving \(subject)", ru: "перемещение (\(subject))")
    }
  }
}

extension WeatherPlace {
  /// Region and country; of a point, which has the name of what is near, its coordinates first.
  func origin(_ language: Language) -> String {
    let name = name(language)
    guard isPoint, name.title != Self.digits(coordinates) else { return name.origin }
    let point = WeatherSettingsWords(language).coordinates(coordinates)
    return [point, name.origin].filter { !$0.isEmpty }.joined(separator: " · ")
  }
}
