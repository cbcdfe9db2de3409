import Core
import Places
import TravelDomain
import TravelScreens

/// The words of the commands about travels, besides those of the screen.
typealias TravelCommandWords = Words<TravelCommand>

extension TravelCommandWords {
  /// Those of the screen.
  var travel: TravelWords { TravelWords(self) }
  func failure(_ failure: TravelFileFailure) -> String { travel.failure(failure) }

  // MARK: Problems
  /// With what else may have been meant.
  func lines(_ problem: TravelProblem) -> [String] {
    switch problem {
    case .unknownCountry(_, let like):
      [travel.problem(problem)] + rows(like)
    case .ambiguousCountry(_, let countries):
      [severalCountries] + rows(countries)
    case .unknownCity(let name, let like): [noCity(name)] + rows(like)
    case .ambiguous(let cities): [ambiguous] + rows(cities)
    default: [travel.problem(problem)]
    }
  }

  func rows(_ countries: [Country]) -> [String] {
    countries.prefix(5).map { "  \($0.code)  \($0.name(language))" }
  }

  private func rows(_ cities: [City]) -> [String] {
    TextColumns.lines(
      cities.prefix(10).map {
        ["  " + CityKey.geoNames($0.id).text, $0.name(language), $0.origin(language)]
      })
  }

  var homeIsACountry: String {
    say(en: "--home is for a country.", ru: "--home бывает только у страны.")
  }

  /// Names the command that makes a country the home, and not the key.
  var noHome: String {
    say(
      en: "no home is known: moggy travel add COUNTRY --home",
      ru: "дом не указан: moggy travel add СТРАНА --home")
  }

  func noDate(_ text: String) -> String {
    let examples = PartialDate.examples(units.date)
    let (first, last) = (examples.dropLast().joined(separator: ", "), examples.last ?? "")
    return say(
      en: "“\(text)” is no date, as \(first) or \(last)",
      ru: "«\(text)» — не дата; примеры: \(first) или \(last)")
  }

  private func noCity(_ name: String) -> String {
    say(en: "there is no place “\(name)”", ru: "места «\(name)» нет")
  }

  private var severalCountries: String {
    say(
      en: "several countries are called so; use the code:",
      ru: "так называются несколько стран; укажите код:")
  }

  private var ambiguous: String {
    say(
      en: "several cities are called so; use the identifier:",
      ru: "так называются несколько городов; укажите идентификатор:")
  }

  func notInTheList(_ text: String) -> String {
    say(en: "“\(text)” is not in the list", ru: "«\(text)» в списке нет")
  }

  func notUnique(_ text: String) -> String {
    say(
      en: "“\(text)” is more than one place; use the identifier:",
      ru: "«\(text)» — не одно место; укажите идентификатор:")
  }

  var nothingToWrite: String { say(en: "there is nothing to write", ru: "записывать нечего") }

  var pictureNeedsFile: String {
    say(
      en: "a picture goes into a file or a pipe: --output poster.png",
      ru: "картинка записывается в файл или передаётся дальше: --output poster.png")
  }

  // MARK: Rows
  private var home: String { say(en: "home", ru: "дом") }

  func row(_ country: VisitedCountry, _ today: CalendarDay) -> [String] {
    [
      country.code, country.name(language), travel.mark(country.details, today),
      travel.cities(country.cityCount), country.isHome ? home : "",
    ]
  }

  func row(_ city: VisitedCity, _ today: CalendarDay) -> [String] {
    [city.key.text, city.name(language), city.country, travel.mark(city.details, today)]
  }

  func line(_ country: VisitedCountry) -> String { "\(country.name(language))  \(country.code)" }

  func line(_ city: VisitedCity) -> String {
    [city.name(language), city.country, city.key.text].joined(separator: "  ")
  }

  // MARK: Done
  func more(_ count: Int) -> String { travel.more(count) + say(en: " (--limit)", ru: " (--limit)") }

  func imported(_ countries: Int, _ cities: Int, _ preview: ImportPreview) -> String {
    let both = "\(travel.countries(countries)), \(travel.cities(cities))"
    let known = preview.knownCount
    return say(
      en: "added: \(both); already there: \(known)", ru: "добавлено: \(both); уже было: \(known)")
  }

  func wouldAdd(_ preview: ImportPreview) -> String {
    let known = preview.knownCount
    let added = travel.toBeAdded(preview)
    return (added.hasSuffix(".") ? String(added.dropLast()) : added)
      + say(en: "; already there: \(known)", ru: "; уже есть: \(known)")
  }

  func notUnderstood(_ count: Int) -> String {
    say(en: "not understood: \(count)", ru: "не понято: \(count)")
  }

  // MARK: Counts
  func lived(_ counts: [VisitStanding: Int]) -> String {
    VisitStanding.allCases.compactMap { state in
      counts[state].map { "\(travel.glyph(state)) \(travel.name(state)): \($0)" }
    }.joined(separator: " · ")
  }

  var citiesLabel: String { say(en: "Cities", ru: "Города") }
  var countriesLabel: String { say(en: "Countries", ru: "Страны") }
}
