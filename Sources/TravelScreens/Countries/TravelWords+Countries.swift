import Core
import Toolkit
import TravelDomain

/// The words of the list of countries.
extension TravelWords {
  var sortHint: String { language.say(en: "sort", ru: "порядок") }

  func name(_ order: TravelOrder) -> String {
    switch order {
    case .name: language.say(en: "By name", ru: "По названию")
    case .date: language.say(en: "Latest first", ru: "Сначала новые")
    case .cities: language.say(en: "Most cities first", ru: "По числу городов")
    }
  }

  // MARK: Which are listed

  var search: String { language.say(en: "Search", ru: "Поиск") }
  var searchHint: String { language.say(en: "search", ru: "поиск") }
  var searchPlaceholder: String {
    language.say(en: "name or code", ru: "название или код")
  }
  var filterHint: String { language.say(en: "filter", ru: "отметка") }
  var allStates: String { language.say(en: "all", ru: "все") }
  var nextMatch: String { language.say(en: "next match", ru: "следующее совпадение") }
  var previousMatch: String { language.say(en: "previous match", ru: "предыдущее совпадение") }
  var nothingFound: String { language.say(en: "Nothing found", ru: "Ничего не найдено") }
  var nothingFoundHint: String {
    language.say(
      en: "None of your countries has this name and mark.",
      ru: "Среди ваших стран нет таких по названию и отметке.")
  }
  var showAllButton: String { language.say(en: "Show all", ru: "Показать все") }
  var showAll: String { language.say(en: "show all", ru: "показать все") }

  // MARK: None yet

  var noCountries: String { language.say(en: "No countries yet", ru: "Стран пока нет") }
  var noCountriesHint: String {
    language.say(
      en: "Add those where you have been, have lived, or want to go.",
      ru: "Добавьте те, где вы были, жили или куда хотите поехать.")
  }
}
