import Core
import Toolkit
import TrackersDomain

/// The words of a day: its head, what stands there where there is nothing, and its keys.
extension TrackersWords {
  var loading: String { language.say(en: "Loading…", ru: "Загрузка…") }
  var dayKeys: String { language.say(en: "Day", ru: "День") }
  var today: String { language.say(en: "today", ru: "сегодня") }

  func date(_ day: CalendarDay) -> String { calendar.full(day) }

  /// `Fr, 06.03`, with its year where that is another one.
  func short(_ day: CalendarDay, in year: Int) -> String {
    let text = calendar.brief(day)
    return day.year == year ? String(text.dropLast(5)) : text
  }

  public func header(_ header: DaySection.Header) -> String {
    switch header {
    case .pinned: language.say(en: "Pinned", ru: "Закреплённые")
    case .category(let category): category.name
    }
  }

  // MARK: The filter

  func name(_ choice: DayChoice) -> String {
    switch choice {
    case .all: language.say(en: "All trackers", ru: "Все трекеры")
    case .today: language.say(en: "Trackers for today", ru: "Трекеры на сегодня")
    case .completed: language.say(en: "Completed", ru: "Завершённые")
    case .notCompleted: language.say(en: "Not completed", ru: "Незавершённые")
    }
  }

  /// As the head of a day names it; by a sign where there is no room.
  func short(_ choice: DayChoice, isWide: Bool) -> String {
    switch choice {
    case .all where isWide: language.say(en: "All", ru: "Все")
    case .all,
      .today where !isWide:
      "≡"
    case .completed where !isWide: "✓"
    case .notCompleted where !isWide: "○"
    default: name(choice)
    }
  }

  // MARK: Nothing to show

  var noTrackers: String {
    language.say(en: "What shall we track?", ru: "Что будем отслеживать?")
  }
  var noTrackersHint: String {
    language.say(
      en: "Add a habit, or an event that happens once.",
      ru: "Добавьте привычку или разовое событие.")
  }
  var newTracker: String { language.say(en: "New tracker", ru: "Новый трекер") }
  public var nothingThisDay: String {
    language.say(en: "Nothing for this day", ru: "На этот день ничего нет")
  }
  var nothingThisDayHint: String {
    language.say(
      en: "[ and ] lead to other days, c opens the calendar.",
      ru: "[ и ] — другие дни, c — календарь.")
  }
  public var nothingFound: String { language.say(en: "Nothing found", ru: "Ничего не найдено") }
  var nothingFoundHint: String {
    language.say(
      en: "None of this day’s trackers matches the search or the filter.",
      ru: "Поиск или фильтр не оставили трекеров этого дня.")
  }
  var showAll: String { language.say(en: "Show all", ru: "Показать все") }
  var showAllHint: String { language.say(en: "show all", ru: "показать все") }

  // MARK: Search

  var search: String { language.say(en: "Search", ru: "Поиск") }
  var searchPlaceholder: String { language.say(en: "name", ru: "название") }
  func found(_ count: Int) -> String {
    let word = language.plural(
      count, en: ("tracker", "trackers"), ru: ("трекер", "трекера", "трекеров"))
    return "\(count) \(word)"
  }

  // MARK: Keys

  var nextDay: String { language.say(en: "next day", ru: "день вперёд") }
  var previousDay: String { language.say(en: "day before", ru: "день назад") }
  var nextWeek: String { language.say(en: "next week", ru: "неделя вперёд") }
  var previousWeek: String { language.say(en: "week before", ru: "неделя назад") }
  var todayHint: String { today }
  var calendarHint: String { language.say(en: "calendar", ru: "календарь") }
  var searchHint: String { language.say(en: "search", ru: "поиск") }
  var filterHint: String { language.say(en: "filter", ru: "фильтр") }
  var nextFilter: String { language.say(en: "next filter", ru: "следующий фильтр") }
  var optionsHint: String { language.say(en: "options", ru: "настройки") }
  var addHint: String { language.say(en: "add a tracker", ru: "добавить трекер") }
  var nextMatch: String { language.say(en: "next match", ru: "следующее совпадение") }
  var previousMatch: String { language.say(en: "previous match", ru: "предыдущее совпадение") }
}
