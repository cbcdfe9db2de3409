import Core
import Toolkit
import TravelDomain

extension TravelWords {
  /// What undo takes back.
  public func act(_ act: TravelAct, subject: String) -> String {
    switch act {
    case .addCountry, .addCity: language.say(en: "adding \(subject)", ru: "добавление: \(subject)")
    case .editCountry, .editCity:
      language.say(en: "changing \(subject)", ru: "изменение: \(subject)")
    case .deleteCountry, .deleteCity:
      language.say(en: "deleting \(subject)", ru: "удаление: \(subject)")
    case .home:
      subject.isEmpty
        ? language.say(en: "having no home country", ru: "отказ от страны дома")
        : language.say(en: "\(subject) as the home country", ru: "страна дома: \(subject)")
    case .deleteAll:
      language.say(en: "deleting all travels", ru: "удаление всех стран и городов")
    case .importing: language.say(en: "importing travels", ru: "импорт стран и городов")
    }
  }
}
