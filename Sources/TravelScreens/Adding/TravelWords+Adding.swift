import Core
import Places
import Toolkit
import TravelDomain

/// The words of the prompt, and of what is wrong with what was typed (T-24).
extension TravelWords {
  var newCountry: String { language.say(en: "New country", ru: "Новая страна") }
  var newPlace: String {
    language.say(en: "New country or city", ru: "Новая страна или город")
  }
  var newCity: String { language.say(en: "New city", ru: "Новый город") }
  func newCity(in country: String) -> String { "\(newCity) · \(country)" }

  var add: String { language.say(en: "Add", ru: "Добавить") }
  var addHint: String { language.say(en: "add", ru: "добавить") }
  var cancel: String { language.say(en: "cancel", ru: "отмена") }
  var cancelButton: String { language.say(en: "Cancel", ru: "Отмена") }
  var state: String { language.say(en: "State", ru: "Отметка") }
  var suggestions: String { language.say(en: "Suggestions", ru: "Подсказки") }
  var nextPlace: String { language.say(en: "next suggestion", ru: "следующая подсказка") }
  var previousPlace: String {
    language.say(en: "previous suggestion", ru: "предыдущая подсказка")
  }
  var countryPlaceholder: String {
    language.say(en: "France, Япония, DE, or a city…", ru: "Франция, Japan, DE или город…")
  }
  var cityPlaceholder: String {
    language.say(en: "name, in either language", ru: "название на любом языке")
  }
  var nothingLikeIt: String { language.say(en: "Nothing like it", ru: "Ничего похожего") }

  public func problem(_ problem: TravelProblem) -> String {
    switch problem {
    case .empty: language.say(en: "Type a name.", ru: "Введите название.")
    case .noPlaces:
      language.say(
        en: "The file of places is missing, so nothing can be looked up.",
        ru: "Нет файла с местами, поэтому искать негде.")
    case .unknownCountry(let name, _):
      language.say(
        en: "There is no country or city “\(name)”.",
        ru: "Нет ни страны, ни города «\(name)».")
    case .unknownCity(let name, _):
      language.say(en: "There is no city “\(name)” here.", ru: "Города «\(name)» здесь нет.")
    case .ambiguous:
      language.say(
        en: "Several cities are called so: choose one.",
        ru: "Так называются несколько городов: выберите один.")
    case .elsewhere(let city): elsewhere(city)
    case .countryIsThere(let names), .cityIsThere(let names):
      language.say(
        en: "\(names[language]) is there already.", ru: "\(names[language]): уже добавлено.")
    default: rareProblem(problem)
    }
  }

  private func elsewhere(_ city: City) -> String {
    let (name, country) = (city.name(language), city.countryNames[language])
    return language.say(
      en: "\(name) is in another country: \(country).",
      ru: "\(name) — в другой стране: \(country).")
  }

  private func rareProblem(_ problem: TravelProblem) -> String {
    switch problem {
    case .outside, .inNoCountry:
      language.say(en: "That point is not in the country.", ru: "Эта точка не в этой стране.")
    case .notAPoint: language.say(en: "That is no point.", ru: "Это не точка на карте.")
    case .nameTooLong(let most):
      language.say(
        en: "A name has \(most) characters at the most.",
        ru: "В названии не больше \(most) знаков.")
    case .noteTooLong(let most):
      language.say(
        en: "A note has \(most) characters at the most.", ru: "В заметке не больше \(most) знаков.")
    case .dateOutOfRange: self.problem(VisitFormState.DateProblem.outOfRange)
    default: self.problem(VisitFormState.DateProblem.endsBeforeStart)
    }
  }
}
