import Core
import Maps
import Places
import TravelDomain

/// The words of the Travel tab in one language; those of a page stand beside it.
public typealias TravelWords = Words<TravelFeature>

extension TravelWords {
  public var title: String { say(en: "Travel", ru: "Поездки") }
  var parts: String { say(en: "Parts of Travel", ru: "Разделы поездок") }
  var map: String { name(TravelSection.map) }

  func name(_ section: TravelSection) -> String {
    switch section {
    case .countries: say(en: "Countries", ru: "Страны")
    case .map: say(en: "Map", ru: "Карта")
    case .settings: say(en: "Settings", ru: "Настройки")
    }
  }

  /// The name of a country, or its code where it has just gone.
  func name(_ country: VisitedCountry?, _ code: String) -> String {
    country?.name(language) ?? code
  }

  // MARK: What a place is
  public func name(_ state: VisitState) -> String {
    switch state {
    case .been: say(en: "been there", ru: "был(а)")
    case .want: say(en: "want to go", ru: "хочу поехать")
    case .lived: say(en: "lived there", ru: "жил(а)")
    }
  }

  public func name(_ standing: VisitStanding) -> String {
    switch standing {
    case .been: name(VisitState.been)
    case .want: name(VisitState.want)
    case .lived: name(VisitState.lived)
    case .planned: say(en: "planned", ru: "в планах")
    }
  }

  public func glyph(_ standing: VisitStanding) -> String {
    switch standing {
    case .been: "✓"
    case .want: "☆"
    case .lived: "⌂"
    case .planned: "▷"
    }
  }

  /// `✓ been there · 05.2019 – 06.2019`.
  public func mark(_ details: VisitDetails, _ today: CalendarDay) -> String {
    let standing = details.standing(on: today)
    return told(["\(glyph(standing)) \(name(standing))", dates(details)].compactMap { $0 })
  }

  private func dates(_ details: VisitDetails) -> String? {
    switch (details.from, details.until) {
    case (let from?, let until?): "\(date(from)) – \(date(until))"
    case (let from?, nil): say(en: "from \(date(from))", ru: "с \(date(from))")
    case (nil, let until?): say(en: "until \(date(until))", ru: "до \(date(until))")
    case (nil, nil): nil
    }
  }

  /// `14.05.2019`, `05.2019` or `2019`, in the order of digits that holds.
  public func date(_ date: PartialDate) -> String { date.text(units.date) }

  func told(_ parts: [String]) -> String { parts.joined(separator: " · ") }

  public func countries(_ count: Int) -> String {
    let word = plural(count, en: ("country", "countries"), ru: ("страна", "страны", "стран"))
    return "\(number(Double(count))) \(word)"
  }

  public func cities(_ count: Int) -> String {
    let word = plural(count, en: ("city", "cities"), ru: ("город", "города", "городов"))
    return "\(number(Double(count))) \(word)"
  }

  // MARK: Everywhere
  var home: String { say(en: "home", ru: "дом") }
  var loading: String { say(en: "Loading…", ru: "Загрузка…") }
  var back: String { say(en: "back", ru: "назад") }
  var open: String { say(en: "open", ru: "открыть") }
  var deleteHint: String { say(en: "delete", ru: "удалить") }
  var deleteButton: String { say(en: "Delete", ru: "Удалить") }
  var keepButton: String { say(en: "Keep", ru: "Оставить") }
  var understood: String { say(en: "Understood", ru: "Понятно") }
  var addCountryHint: String { say(en: "add a country", ru: "добавить страну") }
  var addCityHint: String { say(en: "add a city", ru: "добавить город") }
  var mapHint: String { say(en: "on the map", ru: "на карте") }
  var infoHint: String { say(en: "about the country", ru: "о стране") }
  func added(_ name: String) -> String { say(en: "\(name) added.", ru: "Добавлено: \(name).") }

  func deleted(_ country: VisitedCountry) -> String {
    let name = country.name(language)
    if country.cityCount == 0 {
      return say(en: "\(name) deleted. u brings it back.", ru: "Удалено: \(name). Вернуть — u.")
    }
    let cities = cities(country.cityCount)
    return say(
      en: "\(name) and \(cities) deleted. u brings them back.",
      ru: "Удалено: \(name) и \(cities). Вернуть — u.")
  }

  func deleted(_ city: VisitedCity) -> String {
    let name = city.name(language)
    return say(en: "\(name) deleted. u brings it back.", ru: "Удалено: \(name). Вернуть — u.")
  }

  /// Returns the name of an act for undo.
  public func act(_ act: TravelAct, subject: String) -> String {
    switch act {
    case .addCountry, .addCity: say(en: "adding \(subject)", ru: "добавление (\(subject))")
    case .editCountry, .editCity: say(en: "changing \(subject)", ru: "изменение (\(subject))")
    case .deleteCountry, .deleteCity: say(en: "deleting \(subject)", ru: "удаление (\(subject))")
    case .home:
      subject.isEmpty
        ? say(en: "having no home country", ru: "отказ от страны дома")
        : say(en: "\(subject) as the home country", ru: "страна дома: \(subject)")
    case .deleteAll: say(en: "deleting all travels", ru: "удаление всех стран и городов")
    case .importing: say(en: "importing travels", ru: "импорт стран и городов")
    }
  }
}

/// The words of the map.
extension TravelWords {
  var wholeMap: String { say(en: "world map", ru: "карта мира") }
  var deselect: String { say(en: "select nothing", ru: "снять выбор") }
  var opening: String { say(en: "Opening the map…", ru: "Карта открывается…") }
  var nothingOnTheMap: String {
    say(en: "No countries yet: a adds one.", ru: "Стран пока нет: добавить — a.")
  }

  /// The counts with the signs of the map, from the longest to the shortest.
  func legends(_ counts: TravelCounts) -> [String] {
    let (visited, total) = (counts.world.visited, counts.world.total)
    let sign = { MapPin.Kind.country.sign($0) }
    func others(_ text: (VisitStanding, Int) -> String) -> [String] {
      [VisitStanding.lived, .want, .planned].compactMap { standing in
        counts.countries[standing].map { "\(sign(standing)) \(text(standing, $0))" }
      }
    }
    let some = say(en: "\(visited) of \(total) visited", ru: "посещено \(visited) из \(total)")
    let long = ["\(sign(.been)) \(some)"] + others { "\($1) \(counted($0))" }
    let short = ["\(sign(.been)) \(visited)/\(total)"] + others { "\($1)" }
    let cities = counts.cityCount == 0 ? [] : [cities(counts.cityCount)]
    return [told(long + cities), told(long), told(short + cities), told(short)]
  }

  /// Behind a number: `3 lived`.
  private func counted(_ standing: VisitStanding) -> String {
    switch standing {
    case .been: say(en: "been", ru: "был(а)")
    case .lived: say(en: "lived", ru: "жил(а)")
    case .want: say(en: "wanted", ru: "хочу")
    case .planned: say(en: "planned", ru: "в планах")
    }
  }
}

/// The words of the list of countries.
extension TravelWords {
  var sortHint: String { say(en: "sort", ru: "порядок") }

  func name(_ order: TravelOrder) -> String {
    switch order {
    case .name: say(en: "By name", ru: "По названию")
    case .date: say(en: "Latest first", ru: "Сначала новые")
    case .cities: say(en: "Most cities first", ru: "По числу городов")
    }
  }

  // MARK: Which are listed
  var search: String { say(en: "Search", ru: "Поиск") }
  var searchHint: String { say(en: "search", ru: "поиск") }
  var searchPlaceholder: String { say(en: "name or code", ru: "название или код") }
  var filterHint: String { say(en: "filter", ru: "отметка") }
  var allStates: String { say(en: "all", ru: "все") }
  var nextMatch: String { say(en: "next match", ru: "следующее совпадение") }
  var previousMatch: String { say(en: "previous match", ru: "предыдущее совпадение") }
  var nothingFound: String { say(en: "Nothing found", ru: "Ничего не найдено") }
  var nothingFoundHint: String {
    say(
      en: "None of your countries has this name and mark.",
      ru: "Среди ваших стран нет таких по названию и отметке.")
  }
  var showAllButton: String { say(en: "Show all", ru: "Показать все") }
  var showAll: String { say(en: "show all", ru: "показать все") }

  // MARK: None yet
  var noCountries: String { say(en: "No countries yet", ru: "Стран пока нет") }
  var noCountriesHint: String {
    say(
      en: "Add those where you have been, have lived, or want to go.",
      ru: "Добавьте те, где вы были, жили или куда хотите поехать.")
  }
}

/// The words of the prompt, and of what is wrong with what was typed.
extension TravelWords {
  var newCountry: String { say(en: "New country", ru: "Новая страна") }
  var newPlace: String { say(en: "New country or city", ru: "Новая страна или город") }
  var newCity: String { say(en: "New city", ru: "Новый город") }
  func newCity(in country: String) -> String { "\(newCity) · \(country)" }
  var add: String { say(en: "Add", ru: "Добавить") }
  var addHint: String { say(en: "add", ru: "добавить") }
  var cancel: String { say(en: "cancel", ru: "отмена") }
  var cancelButton: String { say(en: "Cancel", ru: "Отмена") }
  var state: String { say(en: "State", ru: "Отметка") }
  var suggestions: String { say(en: "Suggestions", ru: "Подсказки") }
  var nextPlace: String { say(en: "next suggestion", ru: "следующая подсказка") }
  var previousPlace: String { say(en: "previous suggestion", ru: "предыдущая подсказка") }
  var countryPlaceholder: String {
    say(en: "France, Япония, DE, or a city…", ru: "Франция, Japan, DE или город…")
  }
  var cityPlaceholder: String { say(en: "name, in either language", ru: "название на любом языке") }
  var nothingLikeIt: String { say(en: "Nothing like it", ru: "Ничего похожего") }

  /// The row of a service that can be asked, and the text beside it.
  func service(
    _ state: PlacePromptState.Service, _ title: String, _ name: String
  ) -> [String] {
    switch state {
    case .asked:
      [
        say(en: "Asking \(title)…", ru: "Спрашиваем \(title)…"),
        say(en: "“\(name)”", ru: "«\(name)»"),
      ]
    case .failed(let reason):
      ["\(title): \(reason)", say(en: "ask again", ru: "спросить ещё раз")]
    case .none, .offered, .found:
      [
        say(en: "Ask \(title)", ru: "Спросить \(title)"),
        say(en: "sends “\(name)” to it", ru: "отправит «\(name)» ей"),
      ]
    }
  }

  public func problem(_ problem: TravelProblem) -> String {
    switch problem {
    case .empty: say(en: "Type a name.", ru: "Введите название.")
    case .noPlaces:
      say(
        en: "The file of places is missing, so nothing can be looked up.",
        ru: "Нет файла с местами, поэтому искать негде.")
    case .unknownCountry(let name, _):
      say(en: "There is no country or city “\(name)”.", ru: "Нет ни страны, ни города «\(name)».")
    case .ambiguousCountry(let name, let countries):
      say(
        en: "Several countries are called “\(name)”: "
          + countries.map { $0.name(language) }.joined(separator: ", "),
        ru: "«\(name)» — это несколько стран: "
          + countries.map { $0.name(language) }.joined(separator: ", "))
    case .unknownCity(let name, _):
      say(en: "There is no city “\(name)” here.", ru: "Города «\(name)» здесь нет.")
    case .ambiguous:
      say(
        en: "Several cities are called so: choose one.",
        ru: "Так называются несколько городов: выберите один.")
    case .elsewhere(let city): elsewhere(city)
    case .countryIsThere(let names), .cityIsThere(let names):
      say(en: "\(names[language]) is there already.", ru: "\(names[language]): уже добавлено.")
    default: rareProblem(problem)
    }
  }

  private func elsewhere(_ city: City) -> String {
    let (name, country) = (city.name(language), city.countryNames[language])
    return say(
      en: "\(name) is in another country: \(country).",
      ru: "\(name) — в другой стране: \(country).")
  }

  private func rareProblem(_ problem: TravelProblem) -> String {
    switch problem {
    case .outside, .inNoCountry:
      say(en: "That point is not in the country.", ru: "Эта точка не в этой стране.")
    case .notAPoint: say(en: "That is no point.", ru: "Это не точка на карте.")
    case .nameTooLong(let most):
      say(
        en: "A name has \(most) characters at the most.",
        ru: "В названии не больше \(most) знаков.")
    case .noteTooLong(let most):
      say(
        en: "A note has \(most) characters at the most.", ru: "В заметке не больше \(most) знаков.")
    case .dateOutOfRange: self.problem(VisitFormState.DateProblem.outOfRange)
    default: self.problem(VisitFormState.DateProblem.endsBeforeStart)
    }
  }
}
