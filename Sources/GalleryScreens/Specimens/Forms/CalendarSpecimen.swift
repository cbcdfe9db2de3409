import AppRuntime
import Core
import Semantics
import Toolkit

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

    var visits: String { language.say(en: "Visits to the vet", ru: "Визиты к врачу") }
    var visit: String { language.say(en: "visit", ru: "визит") }
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
