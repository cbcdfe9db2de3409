import AppRuntime
import Core
import PetsDomain
import Semantics
import Terminal
import Toolkit
import TrackersDomain
import TrackersScreens
import WeatherDomain
import WeatherScreens

/// The identifiers of the page of the day.
public enum TodayID {
  public static let page: Identifier = "today"
  public static let list: Identifier = "today.list"
}

/// The page of the day: one list under four headings.
struct TodayView {
  let state: TodayState
  /// The units of the region, for what nobody has chosen.
  let units: WeatherUnits
  let environment: Environment

  private var words: TodayWords { TodayWords(environment) }

  var body: Element<TodayAction> {
    let (parts, rows) = (state.sections, state.rows)
    let sections = ListSections(counts: parts.map(\.rows.count))
    let weather = summary
    return List(
      TodayID.list, label: words.title, sections: sections,
      heading: { words.heading(parts[$0].part, state) }, selection: state.index,
      key: { "\(rows[$0])" }, itemLabel: { text(rows[$0], weather).label },
      openTitle: words.openHint, onMove: { .moved($0) }, onOpen: { .opened($0) },
      row: { row(rows[$0], weather) }
    )
    .semantics(TodayID.page, .group, label: words.title)
    .padding(horizontal: 1)
    .bindings(words.title, bindings)
  }

  private var bindings: [KeyBinding<TodayAction>] {
    var isHabit = false
    if case .habit? = state.rows[safe: state.index] { isHabit = true }
    return [
      KeyBinding(
        "today.mark", [" "], words.markHint, hint: isHabit ? .footerAlways : .helpOnly, .markTapped),
      KeyBinding("today.refresh", ["r"], words.refreshHint, .refreshTapped),
      KeyBinding("today.first", ["f"], words.firstHint, .firstTapped),
    ]
  }

  private var summary: WeatherSummary? {
    guard let report = state.report, let place = state.place else { return nil }
    return WeatherSummary(
      report, of: place, units: state.weatherUnits ?? units, at: environment.now,
      environment.language)
  }

  // MARK: Rows
  /// The parts of a row: what it is, and beside it what counts.
  private struct Line {
    var text: String
    var role = ThemeRole.text
    var side = ""
    var sideRole = ThemeRole.muted
    /// The part of the side that counts most, for where all of it would cut the text.
    var shortSide: String?

    func side(within columns: Int) -> String {
      guard let shortSide else { return side }
      return DisplayWidth.of(text) + 2 + DisplayWidth.of(side) > columns ? shortSide : side
    }

    var label: String { side.isEmpty ? text : "\(text), \(side)" }
  }

  private func row(_ row: TodayRow, _ weather: WeatherSummary?) -> Element<TodayAction> {
    let line = text(row, weather)
    return Responsive { room in
      let side = line.side(within: room.columns)
      return HStack(spacing: 2) {
        Text(line.text, line.role).fill(horizontal: .leading, flex: Flex(horizontal: 1))
        if !side.isEmpty { Text(side, line.sideRole) }
      }.element
    }.element
  }

  private func text(_ row: TodayRow, _ weather: WeatherSummary?) -> Line {
    switch row {
    case .weather: return now(weather)
    case .advice:
      return Line(
        text: weather?.advice ?? words.noAdvice,
        role: weather?.isForWalk == true ? .text : .warning,
        side: weather?.isSample == true ? words.sample : weather?.minutesOld.map(words.age) ?? "")
    case .alert(let index):
      return Line(text: "! " + (weather?.alerts[safe: index] ?? ""), role: .warning)
    case .due(let index): return due(index)
    case .moreDue:
      let more = (state.due?.total ?? 0) - (state.due?.items.count ?? 0)
      return Line(text: words.more(more), role: .muted)
    case .nothingDue:
      return Line(text: state.due == nil ? words.loading : words.nothingDue, role: .muted)
    case .habit(let index): return habit(index)
    case .noHabits:
      return Line(text: state.habits == nil ? words.loading : words.noHabits, role: .muted)
    case .messages: return messages
    }
  }

  private func now(_ weather: WeatherSummary?) -> Line {
    guard let weather else {
      let place = state.place.map { $0.name(environment.language).title }
      let text = [place, words.noWeather(state)].compactMap { $0 }.joined(separator: ": ")
      return Line(text: text, role: .muted)
    }
    return Line(text: "\(weather.place): \(weather.now)", side: weather.felt ?? "")
  }

  private func due(_ index: Int) -> Line {
    guard let item = state.due?.items[safe: index] else { return Line(text: words.loading) }
    let days = item.daysLeft(on: state.day)
    return Line(
      text: "\(item.petName ?? words.records.nameless): \(words.what(item))",
      side: words.records.daysLeft(days), sideRole: days < 0 ? .danger : .warning)
  }

  private func habit(_ index: Int) -> Line {
    guard let card = state.habits?.cards[safe: index] else { return Line(text: words.loading) }
    return Line(
      text: "\(words.mark(card)) \(card.tracker.name)",
      role: card.isDone || card.isSkipped ? .muted : .text,
      side: words.amount(card), shortSide: words.measured(card) ?? "")
  }

  private var messages: Line {
    guard let count = state.unread else { return Line(text: words.noMessages, role: .muted) }
    return Line(text: words.unread(count), role: count > 0 ? .accent : .muted)
  }
}
