import Core
import Toolkit
import TravelDomain

/// The words of the page of a country, and of the form of a visit.
extension TravelWords {
  var myCities: String { language.say(en: "My cities", ru: "Мои города") }
  var edit: String { language.say(en: "Edit", ru: "Изменить") }
  var editCountry: String { language.say(en: "edit the country", ru: "изменить страну") }
  var editCity: String { language.say(en: "edit the city", ru: "изменить город") }
  var deleteCountryHint: String { language.say(en: "delete the country", ru: "удалить страну") }
  var homeHint: String { language.say(en: "my home country", ru: "страна дома") }
  var noHomeHint: String { language.say(en: "not my home", ru: "не дом") }
  var noCities: String { language.say(en: "No cities yet", ru: "Городов пока нет") }
  var noCitiesHint: String {
    language.say(en: "Add those that you remember.", ru: "Добавьте те, что запомнились.")
  }

  var deleteCountryTitle: String {
    language.say(en: "Delete the country?", ru: "Удалить страну?")
  }
  func deleteCountryText(_ name: String, _ count: Int) -> String {
    if count == 0 {
      return language.say(
        en: "\(name) is removed from the map. u brings it back.",
        ru: "С карты исчезнет \(name). Вернуть — u.")
    }
    return language.say(
      en: "\(name) is removed from the map with \(cities(count)). u brings everything back.",
      ru: "С карты исчезнут \(name) и \(cities(count)). Вернуть всё — u.")
  }

  func isHome(_ name: String) -> String {
    language.say(en: "\(name) is your home country.", ru: "\(name): это ваш дом.")
  }
  func isNoHome(_ name: String) -> String {
    language.say(en: "\(name) is no longer your home country.", ru: "\(name): больше не дом.")
  }

  /// `Lyon: 12°C, light rain`; nothing while it is asked for.
  func weather(_ state: CityWeatherState, of city: VisitedCity) -> String {
    let name = city.name(language)
    if state.isUnknown {
      return language.say(en: "\(name): weather unknown", ru: "\(name): погода неизвестна")
    }
    guard let weather = state.weather else { return "" }
    let age = weather.age.map { DataAge.short($0, language) }
    return told(["\(name): \(weather.text)", age].compactMap { $0 })
  }

  // MARK: The form

  var from: String { language.say(en: "From", ru: "С") }
  var until: String { language.say(en: "Until", ru: "По") }
  var note: String { language.say(en: "Note", ru: "Заметка") }
  var datePlaceholder: String {
    language.say(en: "2019, 2019-05 or 2019-05-14", ru: "2019, 05.2019 или 14.05.2019")
  }
  var notePlaceholder: String {
    language.say(en: "what you want to remember", ru: "что хочется запомнить")
  }

  func problem(_ problem: VisitFormState.DateProblem) -> String {
    let (first, last) = (PartialDate.years.lowerBound, PartialDate.years.upperBound)
    return switch problem {
    case .unreadable:
      language.say(
        en: "Not a date. A year will do: 2019, 2019-05, 2019-05-14.",
        ru: "Это не дата. Хватит и года: 2019, 05.2019, 14.05.2019.")
    case .outOfRange:
      language.say(
        en: "A year from \(first) to \(last).", ru: "Год от \(first) до \(last).")
    case .endsBeforeStart:
      language.say(en: "That is before the beginning.", ru: "Это раньше начала.")
    }
  }
}
