import Core
import Toolkit
import TrackersDomain

/// The words of the page of statistics.
extension TrackersWords {
  public var nothingToAnalyse: String {
    language.say(en: "Nothing to analyse yet", ru: "Анализировать пока нечего")
  }
  var nothingToAnalyseHint: String {
    language.say(
      en: "Figures come with the first day that is done.",
      ru: "Цифры появятся с первым выполненным днём.")
  }

  // MARK: The four figures (H-71)

  public var bestPeriod: String { language.say(en: "Best period", ru: "Лучший период") }
  public var idealDays: String { language.say(en: "Ideal days", ru: "Идеальные дни") }
  public var completed: String { language.say(en: "Completed", ru: "Трекеров завершено") }
  public var average: String { language.say(en: "Average", ru: "Среднее значение") }

  public func times(_ count: Int) -> String {
    let word = language.plural(count, en: ("time", "times"), ru: ("раз", "раза", "раз"))
    return "\(language.number(Double(count))) \(word)"
  }

  /// How often anything was done; the Russian title has the noun already.
  public func completions(_ count: Int) -> String {
    language.say(en: times(count), ru: language.number(Double(count)))
  }

  /// `1.5 a day`.
  public func average(_ tiles: StatisticsTiles) -> String {
    let number = language.number(Double(tiles.averageTenths) / 10, digits: 1)
    return language.say(en: "\(number) a day", ru: "\(number) в день")
  }

  var idealDetail: String { language.say(en: "all of it done", ru: "сделано всё") }
  var completedDetail: String { language.say(en: "in all", ru: "за всё время") }
  var averageDetail: String { language.say(en: "since the first", ru: "с первой отметки") }
  var noneYet: String { language.say(en: "none yet", ru: "пока нет") }

  // MARK: A habit

  var allTogether: String { language.say(en: "All trackers", ru: "Все трекеры") }
  var habitLabel: String { language.say(en: "Whose figures", ru: "Чья статистика") }
  var nextHabit: String { language.say(en: "next habit", ru: "следующая привычка") }
  var previousHabit: String { language.say(en: "habit before", ru: "предыдущая привычка") }
  var eachHabit: String { language.say(en: "Each habit", ru: "По привычкам") }
  var scheduleTitle: String { language.say(en: "Schedule", ru: "Расписание") }
  public var scoreTitle: String { language.say(en: "Score", ru: "Оценка") }
  public var doneTitle: String { language.say(en: "Done", ru: "Выполнено") }
  public var currentStreak: String { language.say(en: "Current streak", ru: "Серия сейчас") }
  public var bestStreak: String { language.say(en: "Best streak", ru: "Лучшая серия") }
  var longestStreaks: String { language.say(en: "Longest streaks", ru: "Самые длинные серии") }
  var nothingPutDown: String {
    language.say(
      en: "Nothing was put down for it yet.", ru: "По этой привычке ещё нет отметок.")
  }

  public func percent(_ share: Double) -> String {
    language.number(share * 100) + percentUnit
  }

  var percentUnit: String { language.say(en: "%", ru: " %") }

  /// `5 days in a row`.
  public func inARow(_ streak: Streak) -> String {
    language.say(en: "\(length(streak)) in a row", ru: "\(length(streak)) подряд")
  }

  /// `3 March 2026 – 14 March 2026`.
  func span(_ streak: Streak) -> String {
    "\(calendar.date(streak.first)) – \(calendar.date(streak.last))"
  }

  public var inArchive: String { language.say(en: "archived", ru: "в архиве") }

  // MARK: Charts

  var nextYear: String { language.say(en: "next year", ru: "следующий год") }
  var previousYear: String { language.say(en: "year before", ru: "предыдущий год") }
  func heatLabel(_ year: Int) -> String {
    language.say(en: "Done in \(year)", ru: "Сделано в \(year)")
  }
  var weekdaysTitle: String {
    language.say(en: "Done by weekday", ru: "Выполнено по дням недели")
  }
  var noScoreYet: String {
    language.say(en: "A line needs two days.", ru: "Для графика нужно два дня.")
  }

  /// `14 Mar`.
  func shortDate(_ day: CalendarDay) -> String { "\(day.day) \(calendar.short(day.inMonth))" }
}
