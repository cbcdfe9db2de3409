import Core
import Toolkit

/// The families of widgets, in the order of the gallery.
public enum SpecimenFamily: String, Hashable, Sendable, CaseIterable {
  case text, lists, forms, containers, notices, motion, charts, pictures, program

  public func title(_ language: Language) -> String {
    switch self {
    case .text: language.say(en: "Basics", ru: "Основы")
    case .lists: language.say(en: "Lists", ru: "Списки")
    case .forms: language.say(en: "Forms", ru: "Формы")
    case .containers: language.say(en: "Containers", ru: "Контейнеры")
    case .notices: language.say(en: "Notices", ru: "Сообщения")
    case .motion: language.say(en: "Motion", ru: "Движение")
    case .charts: language.say(en: "Charts", ru: "Графики")
    case .pictures: language.say(en: "Pictures", ru: "Картинки")
    case .program: language.say(en: "Program", ru: "Программа")
    }
  }
}
