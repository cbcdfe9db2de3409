import AppRuntime
import CatinderScreens
import Core
import Foundation
import PetsDomain
import PetsScreens
import Terminal
import Toolkit
import TrackersDomain
import TrackersScreens
import WeatherDomain
import WeatherScreens

/// The page of the day: the weather and the walk, what is due, the habits, and messages that wait.
///
/// It has records of its own nowhere: it reads those of the other tabs, marks habits, and leads to where the
/// rest is done.
public struct TodayFeature: Tab {
  public static let name = "today"
  public static let actions = [
    ActionGroup(
      "today",
      [
        NamedAction("mark", " ", "mark the habit as done today", "отметить привычку сегодня"),
        NamedAction("refresh", "r", "ask for the weather of today", "узнать погоду на сегодня"),
        NamedAction(
          "first", "f", "begin with Today, or with the last tab",
          "начинать с «Сегодня» или с последней вкладки"),
      ])
  ]

  let sources: TodaySources

  public func update(
    _ state: inout TodayState, _ action: TodayAction, _ environment: Environment
  ) -> Effect<TodayAction> {
    switch action {
    case .shown: return show(&state, environment)
    case .hidden:
      return .merge(["due", "day", "weather", "midnight"].map { Effect.cancel($0) })
    case .midnight: return show(&state, environment)
    case .recordsReplaced:
      state = TodayState(state.day)
      return show(&state, environment)
    case .dueLoaded(let page): state.due = page
    case .dayLoaded(let page): state.habits = page
    case .unreadLoaded(let count): state.unread = count
    case .placeFound(let place, let settings):
      return ask(about: place, settings, &state, environment)
    case .news(let news): take(news, &state)
    case .refreshTapped: return findPlace(isUrgent: true)
    case .moved(let index): state.index = index
    case .opened(let index): return open(state.rows[safe: index])
    case .markTapped: return mark(state, environment)
    case .firstTapped: return turnFirst(environment)
    }
    state.index = min(state.index, max(0, state.rows.count - 1))
    return .none
  }

  /// The provider writes its warnings in the language that it is asked in, and weeks begin anew.
  public func adapt(
    _ state: inout TodayState, from old: Environment, to environment: Environment
  ) -> Effect<TodayAction> {
    guard state.isShown, old.language != environment.language || old.units != environment.units
    else { return .none }
    return show(&state, environment)
  }

  public func view(_ state: TodayState, _ environment: Environment) -> Element<TodayAction> {
    TodayView(state: state, units: sources.weatherUnits, environment: environment).body
  }

  // MARK: Reading
  private func show(_ state: inout TodayState, _ environment: Environment) -> Effect<TodayAction> {
    (state.isShown, state.day) = (true, environment.today)
    let book = sources.pets.health
    let trackers = sources.trackers.trackers(environment)
    let day = state.day
    return .merge(
      .after(environment.untilMidnight, id: "midnight", .midnight),
      .observe(
        "due", { book.observeDue(DueQuery(limit: TodayState.mostDue), onChange: $0) },
        TodayAction.dueLoaded),
      .observe("day", { trackers.observeDay(DayQuery(day), onChange: $0) }, TodayAction.dayLoaded),
      .run("count messages") { [sources] send in
        send(.unreadLoaded(await sources.catinder.unread(environment.language)))
      },
      findPlace())
  }

  private func findPlace(isUrgent: Bool = false) -> Effect<TodayAction> {
    .run("find place", queue: "weather", topic: "place") { [sources] send in
      let settings = try await sources.settings.value(of: WeatherSettings.key)
      let place = sources.weather.usualPlace(settings)
      send(.placeFound(place, TodayQuery(settings: settings, isUrgent: isUrgent)))
    }
  }

  private func ask(
    about place: WeatherPlace?, _ wanted: TodayQuery, _ state: inout TodayState,
    _ environment: Environment
  ) -> Effect<TodayAction> {
    if state.place != place { state.report = nil }
    (state.place, state.weatherUnits, state.isAsking) = (place, wanted.settings.units, place != nil)
    guard state.isShown, let place else { return .none }
    var query = WeatherQuery(
      place.coordinates, days: wanted.settings.days, zone: place.zone,
      language: environment.language.rawValue)
    query.isUrgent = wanted.isUrgent
    let service = sources.weather.service(wanted.settings.provider)
    return .subscribe("weather") { [query] send in
      let watch = service.watch(query) { send(.news($0)) }
      return Subscription { watch.cancel() }
    }
  }

  private func take(_ news: WeatherService.News, _ state: inout TodayState) {
    switch news {
    case .stored(let report): state.report = report
    case .renewed(let report): (state.report, state.isAsking, state.problem) = (report, false, nil)
    case .failed(let error): (state.isAsking, state.problem) = (false, error)
    }
  }

  // MARK: Doing
  /// Leads to where it is seen whole; what is due has a page of its own.
  private func open(_ row: TodayRow?) -> Effect<TodayAction> {
    switch row {
    case .weather, .advice, .alert: .open(tab: WeatherFeature.name)
    case .due, .moreDue:
      .merge(.open(tab: PetsFeature.name), .ask(.perform("pets.due", missing: "")))
    case .nothingDue: .open(tab: PetsFeature.name)
    case .habit, .noHabits: .open(tab: TrackersFeature.name)
    case .messages: .open(tab: CatinderFeature.name)
    case nil: .none
    }
  }

  /// Turns the mark of the selected habit; of a measured one, a step is added.
  private func mark(_ state: TodayState, _ environment: Environment) -> Effect<TodayAction> {
    guard case .habit(let index)? = state.rows[safe: state.index],
      let card = state.habits?.cards[safe: index]
    else { return .notice(TodayWords(environment).onlyHabits) }
    let kind: MarkChange.Kind = card.tracker.target == nil ? .toggled : .stepped(isMore: true)
    return sources.trackers.mark(MarkChange(card.id, state.day, kind), environment)
  }

  /// Keeps whether the program begins with this page, and tells it.
  private func turnFirst(_ environment: Environment) -> Effect<TodayAction> {
    let words = TodayWords(environment)
    return .run("save settings", queue: "settings") { [settings = sources.settings] send in
      let isFirst = try await !settings.value(of: ShellSettings.opensToday)
      try await settings.set(ShellSettings.opensToday, to: isFirst)
      send.notice(words.begins(isFirst))
    }
  }

  // MARK: As a tab
  public func title(_ language: Language) -> String { TodayWords(language).title }

  public func action(on event: TabEvent) -> TodayAction? {
    switch event {
    case .shown: .shown
    case .hidden: .hidden
    case .recordsReplaced: .recordsReplaced
    case .shownAgain: .moved(0)
    case .started, .historyMoved, .introductionReset: nil
    }
  }

  public func leadsElsewhere(_ action: TodayAction) -> Bool {
    switch action {
    case .opened, .markTapped, .firstTapped: true
    default: false
    }
  }

  public var undoQueues: [String] { [TrackersDependencies.saves] }
}

/// The records and services of the tabs that the page reads.
struct TodaySources: Sendable {
  let weather: WeatherDependencies
  let pets: PetRepository
  let trackers: TrackersDependencies
  let catinder: CatinderDependencies
  let settings: any SettingsService

  /// The units of the region, for what nobody has chosen.
  var weatherUnits: WeatherUnits { weather.configuration.units }
}

/// The settings that the weather is asked with.
public struct TodayQuery: Sendable {
  let settings: WeatherSettings
  let isUrgent: Bool
}

/// The actions of the page.
public enum TodayAction: Sendable {
  case shown
  case hidden
  case midnight
  case recordsReplaced
  case dueLoaded(DuePage)
  case dayLoaded(DayPage)
  /// Nil where nobody is logged in, or the server cannot be reached.
  case unreadLoaded(Int?)
  case placeFound(WeatherPlace?, TodayQuery)
  case news(WeatherService.News)
  case refreshTapped
  case moved(Int)
  case opened(Int)
  case markTapped
  case firstTapped
}
