import Core
import Terminal

/// The moves in a calendar, with their keys.
enum CalendarMove: String, CaseIterable {
  case previousDay, nextDay, previousWeek, nextWeek, previousMonth, nextMonth
  case previousYear, nextYear, weekStart, weekEnd, today

  var keys: [KeyStroke] {
    switch self {
    case .previousDay: [.left, "h"]
    case .nextDay: [.right, "l"]
    case .previousWeek: [.up, "k"]
    case .nextWeek: [.down, "j"]
    case .previousMonth: [.pageUp, "p"]
    case .nextMonth: [.pageDown, "n"]
    case .previousYear: ["{", KeyStroke(.pageUp, .shift)]
    case .nextYear: ["}", KeyStroke(.pageDown, .shift)]
    case .weekStart: [.home]
    case .weekEnd: [.end]
    case .today: ["t"]
    }
  }

  func target(from day: CalendarDay, today: CalendarDay, firstWeekday: Weekday) -> CalendarDay {
    switch self {
    case .previousDay: day.adding(days: -1)
    case .nextDay: day.adding(days: 1)
    case .previousWeek: day.adding(days: -7)
    case .nextWeek: day.adding(days: 7)
    case .previousMonth: day.adding(months: -1)
    case .nextMonth: day.adding(months: 1)
    case .previousYear: day.adding(months: -12)
    case .nextYear: day.adding(months: 12)
    case .weekStart: day.adding(days: -day.weekday.place(from: firstWeekday))
    case .weekEnd: day.adding(days: 6 - day.weekday.place(from: firstWeekday))
    case .today: today
    }
  }

  func title(_ language: Language) -> String {
    switch self {
    case .previousDay: language.say(en: "the day before", ru: "день назад")
    case .nextDay: language.say(en: "the next day", ru: "день вперёд")
    case .previousWeek: language.say(en: "the week before", ru: "неделя назад")
    case .nextWeek: language.say(en: "the next week", ru: "неделя вперёд")
    case .previousMonth: language.say(en: "the month before", ru: "месяц назад")
    case .nextMonth: language.say(en: "next month", ru: "месяц вперёд")
    case .previousYear: language.say(en: "the year before", ru: "год назад")
    case .nextYear: language.say(en: "next year", ru: "год вперёд")
    case .weekStart: language.say(en: "first day of the week", ru: "первый день недели")
    case .weekEnd: language.say(en: "last day of the week", ru: "последний день недели")
    case .today: language.say(en: "today", ru: "сегодня")
    }
  }

  var hint: HintPlace {
    switch self {
    case .nextMonth, .nextYear, .today: .footer
    default: .helpOnly
    }
  }
}
