import Core
import Toolkit
import TrackersDomain

/// A schedule in words (H-57): `Every day`, `Mon, Wed`, `3 times a week`.
struct ScheduleWords {
  let language: Language

  func text(_ schedule: Schedule) -> String {
    switch schedule {
    case .weekdays(.everyDay): everyDay
    case .weekdays(let days): days.days.map(short).joined(separator: ", ")
    case .perWeek(let count): "\(times(count)) \(aWeek)"
    case .perMonth(let count): "\(times(count)) \(aMonth)"
    case .paused: language.say(en: "Paused", ru: "На паузе")
    }
  }

  var everyDay: String { language.say(en: "Every day", ru: "Каждый день") }
  var workdays: String { language.say(en: "Weekdays", ru: "Будни") }
  var weekend: String { language.say(en: "Weekend", ru: "Выходные") }
  var aWeek: String { language.say(en: "a week", ru: "в неделю") }
  var aMonth: String { language.say(en: "a month", ru: "в месяц") }

  func short(_ day: Weekday) -> String {
    let calendar = CalendarWords(language)
    return language.say(en: calendar.inLine(day), ru: calendar.short(day))
  }

  func times(_ count: Int) -> String {
    let word = language.plural(count, en: ("time", "times"), ru: ("раз", "раза", "раз"))
    return "\(count) \(word)"
  }
}
