import AppRuntime
import Core
import Semantics
import Toolkit

/// A visit still to come, with a calendar, and a birthday, which is never in the future.
struct DateFieldSpecimen: Specimen {
  static let name = "date-field"
  static let family = SpecimenFamily.forms

  static func title(_ language: Language) -> String {
    language.say(en: "Date field", ru: "Поле для даты")
  }

  struct State: Equatable, Sendable {
    var date = ""
    var birthday = "14.05.2021"
    /// The day that the open calendar has come to; nil while it is closed.
    var calendar: CalendarDay?
  }

  enum Action: Sendable {
    case dateChanged(String)
    case birthdayChanged(String)
    case calendarTapped, dayMoved(CalendarDay), dayPicked(CalendarDay), calendarClosed
  }

  struct Words {
    let language: Language

    fileprivate var date: String { language.say(en: "Visit to the vet", ru: "Визит к врачу") }
    var birthday: String { language.say(en: "Birthday", ru: "День рождения") }
    var cancel: String { language.say(en: "cancel", ru: "отмена") }
  }

  private let language: Language
  private let words: Words
  private let rules: DateRules
  private let birthdays: DateRules

  init(_ setup: SpecimenSetup) {
    language = setup.language
    words = Words(language: setup.language)
    rules = DateRules(
      today: setup.today, earliest: setup.today, latest: setup.today.adding(months: 12))
    birthdays = DateRules(today: setup.today, latest: setup.today)
  }

  func initialState() -> State { State() }

  func update(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action> {
    switch action {
    case .dateChanged(let text): state.date = text
    case .birthdayChanged(let text): state.birthday = text
    case .calendarTapped: state.calendar = rules.start(for: state.date)
    case .dayMoved(let day): state.calendar = day
    case .dayPicked(let day):
      state.date = DateStyle.dayMonthYear.text(day)
      state.calendar = nil
    case .calendarClosed: state.calendar = nil
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    ZStack {
      fields(state)
      if let day = state.calendar {
        CalendarPopup(
          "visit.popup", for: "visit.date", title: words.date, selection: day, rules: rules,
          onMove: { .dayMoved($0) }, onPick: { .dayPicked($0) }, dismissTitle: words.cancel,
          onDismiss: .calendarClosed)
      }
    }.element
  }

  private func fields(_ state: State) -> Element<Action> {
    VStack {
      Text(words.date, .muted, semantics: nil)
      DateField(
        "visit.date", label: words.date, text: state.date, rules: rules, checksItself: true,
        handlers: .init(onChange: { .dateChanged($0) }), onCalendar: .calendarTapped)
      Text(words.birthday, .muted, semantics: nil)
      DateField(
        "visit.birthday", label: words.birthday, text: state.birthday, rules: birthdays,
        checksItself: true,
        handlers: .init(onChange: { .birthdayChanged($0) }))
    }
    .fill(horizontal: .leading, vertical: .leading, maxColumns: 56)
  }
}

/// A month with visits to the vet; what is further than a year back cannot be looked at.
struct CalendarSpecimen: Specimen {
  static let name = "calendar"
  static let family = SpecimenFamily.forms

  static func title(_ language: Language) -> String {
    language.say(en: "Calendar", ru: "Календарь")
  }

  struct State: Equatable, Sendable {
    var day: CalendarDay
    var opened: CalendarDay?
  }

  enum Action: Sendable {
    case dayMoved(CalendarDay)
    case dayOpened(CalendarDay)
  }

  struct Words {
    let language: Language

    fileprivate var visits: String { language.say(en: "Visits to the vet", ru: "Визиты к врачу") }
    fileprivate var visit: String { language.say(en: "visit", ru: "визит") }
    var opened: String { language.say(en: "Opened: ", ru: "Открыто: ") }
  }

  private let language: Language
  private let words: Words
  private let rules: DateRules
  /// The days of a month that have a visit.
  private let visits: Set<Int> = [2, 11, 24]

  init(_ setup: SpecimenSetup) {
    language = setup.language
    words = Words(language: setup.language)
    let today = setup.today
    rules = DateRules(
      today: today, earliest: today.adding(months: -12), latest: today.adding(days: 14))
  }

  func initialState() -> State { State(day: rules.today) }

  func update(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action> {
    switch action {
    case .dayMoved(let day): state.day = day
    case .dayOpened(let day): state.opened = day
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack {
      MonthCalendar(
        "visits.calendar", label: words.visits, selection: state.day, rules: rules,
        marks: { visits.contains($0.day) }, markTitle: words.visit, onMove: { .dayMoved($0) },
        onOpen: { .dayOpened($0) })
      if let day = state.opened {
        Text(words.opened + CalendarWords(language).full(day), id: "visits.opened")
      }
    }.element
  }
}
