import Core
import Toolkit
import TrackersDomain

/// The words of the Trackers tab in one language; those of a page stand beside it.
public typealias TrackersWords = Words<TrackersFeature>

extension TrackersWords {
  var calendar: CalendarWords { CalendarWords(self) }
  public var title: String { say(en: "Trackers", ru: "Трекеры") }
  var parts: String { say(en: "Parts of Trackers", ru: "Разделы трекеров") }

  func name(_ section: TrackersSection) -> String {
    switch section {
    case .day: title
    case .statistics: say(en: "Statistics", ru: "Статистика")
    }
  }

  // MARK: The first visit
  var letsGo: String { say(en: "Start", ru: "Начать") }
  var firstPage: String {
    say(en: "Keep track of what matters to you", ru: "Следите за тем, что важно вам")
  }
  var firstLine: String {
    say(en: "You alone choose what it is.", ru: "Что именно — решаете только вы.")
  }
  var secondPage: String {
    say(en: "Even if it is neither water nor yoga", ru: "Даже если это не вода и не йога")
  }
  var secondLine: String {
    say(
      en: "Any habit counts, and so does a single event.",
      ru: "Годится любая привычка и любое разовое дело.")
  }

  // MARK: Everywhere
  func told(_ parts: [String]) -> String { parts.joined(separator: " · ") }

  /// `5 days`, with the plural of the language.
  public func days(_ count: Int) -> String {
    let word = plural(count, en: ("day", "days"), ru: ("день", "дня", "дней"))
    return "\(number(Double(count))) \(word)"
  }

  /// Returns the name of an act that undo takes back or redo repeats: `deleting “Read”`.
  ///
  /// - Parameter subject: the name of the tracker or category.
  public func act(_ act: TrackerAct, subject: String) -> String {
    let (en, ru) = words(act, (en: "“\(subject)”", ru: "«\(subject)»"))
    return say(en: en, ru: ru)
  }

  private func words(
    _ act: TrackerAct, _ it: (en: String, ru: String)
  ) -> (en: String, ru: String) {
    switch act {
    case .add: ("adding \(it.en)", "добавление трекера \(it.ru)")
    case .edit: ("changing \(it.en)", "изменение трекера \(it.ru)")
    case .delete: ("deleting \(it.en)", "удаление трекера \(it.ru)")
    case .pin: ("pinning \(it.en)", "закрепление трекера \(it.ru)")
    case .unpin: ("unpinning \(it.en)", "открепление трекера \(it.ru)")
    case .archive: ("archiving \(it.en)", "отправка трекера \(it.ru) в архив")
    case .restore: ("taking \(it.en) out of the archive", "возврат трекера \(it.ru) из архива")
    case .move: ("moving \(it.en)", "перемещение трекера \(it.ru)")
    case .done: ("marking \(it.en) as done", "отметка о выполнении трекера \(it.ru)")
    case .undone: ("marking \(it.en) as not done", "снятие отметки с трекера \(it.ru)")
    case .skip: ("skipping \(it.en)", "пропуск трекера \(it.ru)")
    case .unskip: ("unskipping \(it.en)", "снятие пропуска с трекера \(it.ru)")
    case .amount: ("the amount of \(it.en)", "количество для трекера \(it.ru)")
    case .doneAll:
      ("marking all of \(it.en) as done", "отметка о выполнении всей категории \(it.ru)")
    case .note: ("the note on \(it.en)", "заметка к трекеру \(it.ru)")
    case .addCategory: ("adding the category \(it.en)", "добавление категории \(it.ru)")
    case .renameCategory: ("renaming the category \(it.en)", "переименование категории \(it.ru)")
    case .deleteCategory: ("deleting the category \(it.en)", "удаление категории \(it.ru)")
    case .moveCategory: ("moving the category \(it.en)", "перемещение категории \(it.ru)")
    case .importing: ("importing trackers", "импорт трекеров")
    }
  }

  /// The field of a form that is meant; nil for what is about none.
  public func field(_ problem: TrackerProblem) -> String? {
    problem.part.map { TrackerFormWords(language).name($0) }
  }

  /// The reason why something was refused, also of a form that is not on the screen.
  public func refusal(_ problem: TrackerProblem) -> String {
    switch problem {
    case .missing, .tooLong: TrackerFormWords(language).problem(problem)
    default: self.problem(problem)
    }
  }
}

/// The words of the page of statistics.
extension TrackersWords {
  public var nothingToAnalyse: String {
    say(en: "Nothing to analyse yet", ru: "Анализировать пока нечего")
  }
  var nothingToAnalyseHint: String {
    say(
      en: "Figures come with the first day that is done.",
      ru: "Цифры появятся с первым выполненным днём.")
  }

  var back: String { say(en: "back", ru: "назад") }
  var rulesHint: String { say(en: "how it counts", ru: "как считается") }
  var rulesTitle: String { say(en: "How it is counted", ru: "Как это считается") }
  var importButton: String { say(en: "Import…", ru: "Импорт…") }
  var exportButton: String { say(en: "Export…", ru: "Экспорт…") }
  var importHint: String { say(en: "import", ru: "импорт") }
  var exportHint: String { say(en: "export", ru: "экспорт") }

  // MARK: The four figures
  public var bestPeriod: String { say(en: "Best period", ru: "Лучший период") }
  public var idealDays: String { say(en: "Ideal days", ru: "Идеальные дни") }
  public var completed: String { say(en: "Completed", ru: "Трекеров завершено") }
  public var average: String { say(en: "Average", ru: "Среднее значение") }

  public func times(_ count: Int) -> String {
    let word = plural(count, en: ("time", "times"), ru: ("раз", "раза", "раз"))
    return "\(number(Double(count))) \(word)"
  }

  /// Returns the number of completions; the Russian title has the noun already.
  public func completions(_ count: Int) -> String {
    say(en: times(count), ru: number(Double(count)))
  }

  /// `1.5 a day`.
  public func average(_ tiles: StatisticsTiles) -> String {
    let number = number(Double(tiles.averageTenths) / 10, digits: 1)
    return say(en: "\(number) a day", ru: "\(number) в день")
  }

  var idealDetail: String { say(en: "all of it done", ru: "сделано всё") }
  var completedDetail: String { say(en: "in all", ru: "за всё время") }
  var averageDetail: String { say(en: "since the first", ru: "с первой отметки") }
  var noneYet: String { say(en: "none yet", ru: "пока нет") }

  // MARK: A habit
  var allTogether: String { say(en: "All trackers", ru: "Все трекеры") }
  var habitLabel: String { say(en: "Whose figures", ru: "Чья статистика") }
  var nextHabit: String { say(en: "next habit", ru: "следующая привычка") }
  var previousHabit: String { say(en: "habit before", ru: "предыдущая привычка") }
  var eachHabit: String { say(en: "Each habit", ru: "По привычкам") }
  /// With the names of its columns.
  func eachHabit(hidesStreaks: Bool) -> String {
    hidesStreaks
      ? say(en: "Each habit: score", ru: "По привычкам: оценка")
      : say(en: "Each habit: score, streak", ru: "По привычкам: оценка, серия")
  }
  var scheduleTitle: String { say(en: "Schedule", ru: "Расписание") }
  public var scoreTitle: String { say(en: "Score", ru: "Оценка") }
  public var doneTitle: String { say(en: "Done", ru: "Выполнено") }
  public var currentStreak: String { say(en: "Current streak", ru: "Серия сейчас") }
  public var bestStreak: String { say(en: "Best streak", ru: "Лучшая серия") }
  public var longestStreaks: String { say(en: "Longest streaks", ru: "Самые длинные серии") }
  var nothingPutDown: String {
    say(en: "Nothing was put down for it yet.", ru: "По этой привычке ещё нет отметок.")
  }

  public func percent(_ share: Double) -> String { number(share * 100) + percentUnit }
  var percentUnit: String { language.percentSign }

  /// `5 days in a row`.
  public func inARow(_ streak: Streak) -> String {
    // One alone is no row.
    if streak.length < 2 { return length(streak) }
    return say(en: "\(length(streak)) in a row", ru: "\(length(streak)) подряд")
  }

  /// `3 March 2026 – 14 March 2026`.
  func span(_ streak: Streak) -> String {
    "\(calendar.date(streak.first)) – \(calendar.date(streak.last))"
  }

  public var inArchive: String { say(en: "archived", ru: "в архиве") }

  // MARK: Charts
  var nextYear: String { say(en: "next year", ru: "следующий год") }
  var previousYear: String { say(en: "year before", ru: "предыдущий год") }
  func heatLabel(_ year: Int) -> String { say(en: "Done in \(year)", ru: "Сделано в \(year)") }
  var weekdaysTitle: String { say(en: "Done by weekday", ru: "Выполнено по дням недели") }
  var noScoreYet: String { say(en: "A line needs two days.", ru: "Для графика нужно два дня.") }
  /// `14 Mar`.
  func shortDate(_ day: CalendarDay) -> String { "\(day.day) \(calendar.short(day.inMonth))" }
}
