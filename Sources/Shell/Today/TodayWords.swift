import Core
import Foundation
import PetsDomain
import TrackersDomain
import TrackersScreens
import WeatherDomain

/// The words of the page of the day.
public typealias TodayWords = Words<TodayFeature>

extension TodayWords {
  var title: String { say(en: "Today", ru: "Сегодня") }
  public var records: PetWords { PetWords(language) }
  public var trackers: TrackersWords { TrackersWords(language) }
  var openHint: String { say(en: "go there", ru: "перейти") }
  var markHint: String { say(en: "done", ru: "готово") }
  var refreshHint: String { say(en: "refresh", ru: "обновить") }
  var firstHint: String { say(en: "begin here", ru: "начинать отсюда") }
  func begins(_ isFirst: Bool) -> String {
    isFirst
      ? say(en: "Moggy begins with this page.", ru: "Moggy начинает с этой страницы.")
      : say(en: "Moggy begins with the last tab.", ru: "Moggy начинает с последней вкладки.")
  }
  var loading: String { say(en: "Loading…", ru: "Загрузка…") }
  var onlyHabits: String {
    say(en: "Select a habit to mark it.", ru: "Чтобы отметить, выберите привычку.")
  }

  // MARK: Headings
  func heading(_ part: TodayPart, _ state: TodayState) -> String {
    switch part {
    case .weather: say(en: "Weather", ru: "Погода")
    case .due: state.due.map(pets) ?? petsTitle
    case .habits: state.habits.map(habits) ?? habitsTitle
    case .messages: "Catinder"
    }
  }

  private var petsTitle: String { say(en: "Pets", ru: "Питомцы") }
  private var habitsTitle: String { say(en: "Habits", ru: "Привычки") }

  /// `Pets: 2 overdue, 3 soon`.
  public func pets(_ page: DuePage) -> String {
    let (late, soon) = (page.overdue, page.total - page.overdue)
    let parts = [
      late > 0 ? say(en: "\(late) overdue", ru: "\(late) просрочено") : nil,
      soon > 0 ? say(en: "\(soon) soon", ru: "\(soon) скоро") : nil,
    ].compactMap { $0 }
    return parts.isEmpty ? petsTitle : "\(petsTitle): " + parts.joined(separator: ", ")
  }

  /// `Habits: 2 of 5`.
  public func habits(_ page: DayPage) -> String {
    if page.dueCount == 0 { return habitsTitle }
    let (done, all) = (page.doneCount, page.dueCount)
    return "\(habitsTitle): " + say(en: "\(done) of \(all)", ru: "\(done) из \(all)")
  }

  // MARK: Weather
  func noWeather(_ state: TodayState) -> String {
    if state.isAsking { return say(en: "asking for the weather…", ru: "узнаём погоду…") }
    if state.place == nil { return say(en: "no place is chosen yet", ru: "место ещё не выбрано") }
    return noWeather
  }
  public var noWeather: String { say(en: "no weather yet", ru: "погоды пока нет") }

  var sample: String { say(en: "a sample", ru: "пример") }
  var noAdvice: String { say(en: "No advice for a walk", ru: "Совета о прогулке нет") }

  func age(_ minutes: Int) -> String {
    minutes < 120
      ? say(en: "\(minutes) min old", ru: "\(minutes) мин назад")
      : say(en: "\(minutes / 60) h old", ru: "\(minutes / 60) ч назад")
  }

  // MARK: Pets and habits
  /// The subject of a day that is due; the name of a vaccination says enough.
  public func what(_ item: DueItem) -> String {
    item.subject == .vaccination
      ? item.title : "\(records.subject(item.subject)): \(item.title)"
  }

  public func mark(_ card: DayCard) -> String {
    card.isDone ? "[✓]" : card.isSkipped ? "[–]" : "[ ]"
  }

  public var nothingDue: String {
    say(
      en: "Nothing is due in the next \(DueQuery.soon) days",
      ru: "В ближайшие \(DueQuery.soon) дней сроков нет")
  }
  func more(_ count: Int) -> String { say(en: "… and \(count) more", ru: "… и ещё \(count)") }
  public var noHabits: String { say(en: "No habits for today", ru: "Привычек на сегодня нет") }

  /// The amount measured of the one wanted, and the run of days.
  public func amount(_ card: DayCard) -> String {
    [measured(card), card.streak.map(trackers.inARow)].compactMap { $0 }.joined(separator: " · ")
  }

  /// The amount alone; nil of what is only done or not.
  func measured(_ card: DayCard) -> String? {
    card.tracker.target.map { trackers.amount(card, $0) }
  }

  // MARK: Messages
  var noMessages: String { say(en: "Not logged in", ru: "Вход не выполнен") }
  public func unread(_ count: Int) -> String {
    if count == 0 { return say(en: "No unread messages", ru: "Непрочитанных сообщений нет") }
    let word = plural(
      count, en: ("unread message", "unread messages"),
      ru: ("непрочитанное сообщение", "непрочитанных сообщения", "непрочитанных сообщений"))
    return "\(count) \(word)"
  }
}
