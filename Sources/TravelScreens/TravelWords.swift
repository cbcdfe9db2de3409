import Core
import Places
import Toolkit
import TravelDomain

/// The words of the Travel tab in one language; those of a page stand beside it.
public struct TravelWords: Sendable {
  let language: Language

  public init(_ language: Language) {
    self.language = language
  }

  public var title: String { language.say(en: "Travel", ru: "Поездки") }
  var parts: String { language.say(en: "Parts of Travel", ru: "Разделы поездок") }
  var nextPart: String { language.say(en: "next part", ru: "следующий раздел") }
  var previousPart: String { language.say(en: "previous part", ru: "предыдущий раздел") }
  var map: String { name(TravelSection.map) }

  func name(_ section: TravelSection) -> String {
    switch section {
    case .countries: language.say(en: "Countries", ru: "Страны")
    case .map: language.say(en: "Map", ru: "Карта")
    case .settings: language.say(en: "Settings", ru: "Настройки")
    }
  }

  /// The name of a country, or its code where it has just gone.
  func name(_ country: VisitedCountry?, _ code: String) -> String {
    country?.name(language) ?? code
  }

  // MARK: What a place is

  public func name(_ state: VisitState) -> String {
    switch state {
    case .been: language.say(en: "been there", ru: "был(а)")
    case .want: language.say(en: "want to go", ru: "хочу поехать")
    case .lived: language.say(en: "lived there", ru: "жил(а)")
    }
  }

  public func glyph(_ state: VisitState) -> String {
    switch state {
    case .been: "✓"
    case .want: "☆"
    case .lived: "⌂"
    }
  }

  /// `✓ been there · 2019-05 – 2019-06`.
  public func mark(_ details: VisitDetails) -> String {
    let state = "\(glyph(details.state)) \(name(details.state))"
    return told([state, dates(details)].compactMap { $0 })
  }

  private func dates(_ details: VisitDetails) -> String? {
    switch (details.from, details.until) {
    case (let from?, let until?): "\(date(from)) – \(date(until))"
    case (let from?, nil): language.say(en: "from \(date(from))", ru: "с \(date(from))")
    case (nil, let until?): language.say(en: "until \(date(until))", ru: "до \(date(until))")
    case (nil, nil): nil
    }
  }

  /// `14.05.2019`, `05.2019` or `2019` in Russian; as in ISO 8601 in English.
  public func date(_ date: PartialDate) -> String {
    language.say(
      en: date.iso, ru: date.iso.split(separator: "-").reversed().joined(separator: "."))
  }

  func told(_ parts: [String]) -> String { parts.joined(separator: " · ") }

  public func countries(_ count: Int) -> String {
    let word = language.plural(
      count, en: ("country", "countries"), ru: ("страна", "страны", "стран"))
    return "\(language.number(Double(count))) \(word)"
  }

  public func cities(_ count: Int) -> String {
    let word = language.plural(count, en: ("city", "cities"), ru: ("город", "города", "городов"))
    return "\(language.number(Double(count))) \(word)"
  }

  // MARK: Everywhere

  var home: String { language.say(en: "home", ru: "дом") }
  var loading: String { language.say(en: "Loading…", ru: "Загрузка…") }
  var back: String { language.say(en: "back", ru: "назад") }
  var open: String { language.say(en: "open", ru: "открыть") }
  var deleteHint: String { language.say(en: "delete", ru: "удалить") }
  var deleteButton: String { language.say(en: "Delete", ru: "Удалить") }
  var keepButton: String { language.say(en: "Keep", ru: "Оставить") }
  var understood: String { language.say(en: "Understood", ru: "Понятно") }
  var addCountryHint: String { language.say(en: "add a country", ru: "добавить страну") }
  var addCityHint: String { language.say(en: "add a city", ru: "добавить город") }
  var mapHint: String { language.say(en: "on the map", ru: "на карте") }
  var infoHint: String { language.say(en: "about the country", ru: "о стране") }

  func added(_ name: String) -> String {
    language.say(en: "\(name) added.", ru: "Добавлено: \(name).")
  }

  func deleted(_ country: VisitedCountry) -> String {
    let name = country.name(language)
    if country.cityCount == 0 {
      return language.say(
        en: "\(name) deleted. u brings it back.", ru: "Удалено: \(name). Вернуть — u.")
    }
    let cities = cities(country.cityCount)
    return language.say(
      en: "\(name) and \(cities) deleted. u brings them back.",
      ru: "Удалено: \(name) и \(cities). Вернуть — u.")
  }

  func deleted(_ city: VisitedCity) -> String {
    let name = city.name(language)
    return language.say(
      en: "\(name) deleted. u brings it back.", ru: "Удалено: \(name). Вернуть — u.")
  }
}
