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

  var noCountries: String { language.say(en: "No countries yet", ru: "Стран пока нет") }
  var noCountriesHint: String {
    language.say(
      en: "Add those where you have been, have lived, or want to go.",
      ru: "Добавьте те, где вы были, жили или куда хотите поехать.")
  }
}
