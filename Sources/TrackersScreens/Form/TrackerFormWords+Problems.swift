import Core
import Toolkit
import TrackersDomain

/// What is wrong with a form or with the name of a category, told beside its field.
extension TrackerFormWords {
  func problem(_ problem: TrackerProblem) -> String {
    switch problem {
    case .missing(let part): missing(part)
    case .tooLong(_, let most): tooLong(most)
    case .notAnAmount:
      language.say(
        en: "A number more than 0, such as 8 or 1.5.", ru: "Число больше 0, например 8 или 1,5.")
    case .notATime:
      language.say(en: "A time such as 9:30.", ru: "Время, например 9:30.")
    case .categoryIsThere(let category):
      language.say(
        en: "There is a category “\(category.name)” already.",
        ru: "Категория «\(category.name)» уже есть.")
    case .noSuchCategory:
      language.say(en: "The category has been deleted.", ru: "Эту категорию удалили.")
    case .future:
      language.say(en: "The day is still to come.", ru: "Этот день ещё не наступил.")
    case .otherTimes:
      language.say(en: "The day is too far away.", ru: "Этот день слишком далеко.")
    case .otherDay(let day):
      language.say(
        en: "It is of another day: \(CalendarWords(language).date(day)).",
        ru: "Оно другого дня: \(CalendarWords(language).date(day)).")
    case .doneAlready(let day):
      language.say(
        en: "Done already, on \(CalendarWords(language).date(day)).",
        ru: "Уже выполнено: \(CalendarWords(language).date(day)).")
    case .notForThis: language.say(en: "Not for this tracker.", ru: "Не для этого трекера.")
    }
  }

  func tooLong(_ most: Int) -> String {
    let characters = language.plural(
      most, en: ("character", "characters"), ru: ("символа", "символов", "символов"))
    return language.say(
      en: "No more than \(most) \(characters).", ru: "Не больше \(most) \(characters).")
  }

  private func missing(_ part: TrackerPart) -> String {
    switch part {
    case .name: language.say(en: "Type a name.", ru: "Введите название.")
    case .category: language.say(en: "Choose a category.", ru: "Выберите категорию.")
    case .schedule: language.say(en: "Choose at least one day.", ru: "Выберите хотя бы один день.")
    case .day: language.say(en: "Choose a day.", ru: "Выберите день.")
    case .target: language.say(en: "Type how much.", ru: "Введите, сколько.")
    case .emoji: language.say(en: "Choose an emoji.", ru: "Выберите эмодзи.")
    case .colour: language.say(en: "Choose a colour.", ru: "Выберите цвет.")
    case .unit, .reminder, .question, .note: name(part)
    }
  }
}
