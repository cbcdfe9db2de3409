import Core
import Places
import Toolkit
import TravelDomain

/// Why a row of a file is not taken.
extension TravelWords {
  func reason(_ reason: ImportProblem.Reason) -> String {
    switch reason {
    case .nothing: language.say(en: "it names no place", ru: "места в ней нет")
    case .unknownCountry(let name):
      language.say(en: "there is no country “\(name)”", ru: "страны «\(name)» нет")
    case .unknownCity(let name):
      language.say(en: "there is no city “\(name)”", ru: "города «\(name)» нет")
    case .ambiguous(let cities):
      language.say(
        en: "several cities are called so: \(origins(cities))",
        ru: "так называются несколько городов: \(origins(cities))")
    case .elsewhere(let city):
      language.say(
        en: "it is in another country: \(city.countryNames[language])",
        ru: "это в другой стране: \(city.countryNames[language])")
    case .badDate(let text):
      language.say(
        en: "“\(text)” is no date, as 2019, 2019-05 or 2019-05-14",
        ru: "«\(text)» — не дата, например 2019, 2019-05 или 2019-05-14")
    case .badState(let text):
      language.say(
        en: "“\(text)” is none of been, want, lived",
        ru: "«\(text)» — не been, want или lived")
    case .badNote(let most):
      language.say(
        en: "the note has more than \(most) characters", ru: "в заметке больше \(most) знаков")
    case .endsBeforeStart:
      language.say(en: "it ends before it begins", ru: "конец раньше начала")
    case .noPlaces: language.say(en: "the file of places is missing", ru: "нет файла с местами")
    default: rareReason(reason)
    }
  }

  private func origins(_ cities: [City]) -> String {
    cities.prefix(3).map { $0.origin(language) }.joined(separator: "; ")
  }

  private func rareReason(_ reason: ImportProblem.Reason) -> String {
    switch reason {
    case .badCoordinates:
      language.say(en: "these are no coordinates", ru: "это не координаты")
    case .outside(let code):
      language.say(
        en: "the point is not in that country (\(code))", ru: "точка не в этой стране (\(code))")
    case .nothingNear(let city, let distance):
      language.say(
        en:
          "no place is near; the closest is \(city.name(language)), \(language.number(distance)) km",
        ru: "рядом ничего нет; ближе всего \(city.name(language)), \(language.number(distance)) км")
    case .inNoCountry:
      language.say(en: "the point is in no country", ru: "точка вне всех стран")
    default: reasonOfFile(reason)
    }
  }

  private func reasonOfFile(_ reason: ImportProblem.Reason) -> String {
    switch reason {
    case .noHeader:
      return language.say(
        en: "the first line has to name columns, as name, country, state",
        ru: "первая строка должна называть столбцы, например name, country, state")
    case .openQuote: return language.say(en: "a quote is not closed", ru: "кавычка не закрыта")
    case .notJSON: return language.say(en: "this is no GeoJSON", ru: "это не GeoJSON")
    case .notXML: return language.say(en: "this is no GPX", ru: "это не GPX")
    case .declaresTypes:
      return language.say(
        en: "it declares types of its own, which are not read",
        ru: "в файле свои объявления типов, они не читаются")
    case .tooDeep:
      return language.say(en: "it is nested too deeply", ru: "слишком глубокая вложенность")
    case .tooMany(let most):
      let number = language.number(Double(most))
      return language.say(
        en: "more than \(number) are not read", ru: "больше \(number) не читается")
    default: return language.say(en: "it is not understood", ru: "не понято")
    }
  }
}
