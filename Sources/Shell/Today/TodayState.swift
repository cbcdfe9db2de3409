import Core
import PetsDomain
import TrackersDomain
import WeatherDomain
import WeatherScreens

/// All that the page of the day shows.
public struct TodayState: Equatable, Sendable {
  /// The most days that are due in the page; the tab of the pets has all.
  static let mostDue = 5

  var day: CalendarDay
  var isShown = false
  /// The selected row.
  var index = 0
  var place: WeatherPlace?
  var report: WeatherReport?
  /// The units that were chosen for the weather; nil for those of the region.
  var weatherUnits: WeatherUnits?
  var isAsking = true
  var problem: WeatherError?
  /// Nil until it is read.
  var due: DuePage?
  var habits: DayPage?
  var unread: Int?

  init(_ day: CalendarDay) { self.day = day }

  /// The parts of the page, each with its rows; none is empty.
  var sections: [(part: TodayPart, rows: [TodayRow])] {
    [
      (.weather, weatherRows), (.due, dueRows), (.habits, habitRows), (.messages, [.messages]),
    ]
  }

  /// All rows, in their order.
  var rows: [TodayRow] { sections.flatMap(\.rows) }

  private var weatherRows: [TodayRow] {
    let alerts = report?.alerts.count ?? 0
    return [.weather] + (report == nil ? [] : [.advice])
      + (0..<min(alerts, 2)).map(TodayRow.alert)
  }

  private var dueRows: [TodayRow] {
    guard let due, due.total > 0 else { return [.nothingDue] }
    return due.items.indices.map(TodayRow.due) + (due.total > due.items.count ? [.moreDue] : [])
  }

  private var habitRows: [TodayRow] {
    guard let habits, !habits.cards.isEmpty else { return [.noHabits] }
    return habits.cards.indices.map(TodayRow.habit)
  }
}

/// A part of the page, under a heading.
enum TodayPart: Hashable, Sendable { case weather, due, habits, messages }

/// A row of the page.
enum TodayRow: Hashable, Sendable {
  case weather
  case advice
  /// The index among the warnings.
  case alert(Int)
  /// The index among what is due.
  case due(Int)
  case moreDue
  case nothingDue
  /// The index among the cards of the day.
  case habit(Int)
  case noHabits
  case messages
}

extension Collection {
  /// The element at an index; nil outside.
  subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}
