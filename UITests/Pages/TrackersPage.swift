import Core
import JourneyKit
import Semantics
import Terminal
import Toolkit
import TrackersDomain
import TrackersScreens

/// A day with its trackers.
struct TrackersPage: Page {
  static let mark = Query(TrackersID.day)

  let app: Journey

  var date: Locator { app.element(TrackersID.date) }
  var progress: Locator { app.element(TrackersID.progress) }
  var filter: Locator { app.element(TrackersID.filter) }
  var cards: Locator { app.element(TrackersID.cards) }
  var empty: Locator { app.element(TrackersID.empty) }
  var menu: Locator { app.element(TrackersID.menu) }
  var question: Locator { app.element(TrackersID.question) }
  var details: Locator { app.element(TrackersID.details) }
  var calendar: Locator { app.element(TrackersID.calendar) }

  /// How much is due, beside the parts of the tab.
  var due: Locator { app.element(TrackersID.due) }
  /// Opens the menu of the day.
  var tools: Locator { app.element(TrackersID.dayTools) }

  /// The lines of the details, from the top.
  var told: [String] {
    let prefix = TrackersID.details.name + "["
    return app.screen.nodes.filter { $0.identifier?.name.hasPrefix(prefix) == true }.map(\.label)
  }

  /// Of the menu of the day.
  func way(_ key: String) -> Locator { app.element(TrackersID.dayMenu.item(key)) }

  func card(_ label: String) -> Locator { app.element(.card, label).within(cards) }

  func day(_ iso: String) -> Locator { app.element(TrackersID.week.item(iso)) }

  func box(_ number: Int) -> Locator {
    app.element(TrackersID.cards.child("box").item(TrackerSamples.id(number)))
  }

  func item(_ key: String) -> Locator { app.element(TrackersID.menu.item(key)) }

  func month(_ iso: String) -> Locator {
    app.element(TrackersID.calendar.child("month").child("day").item(iso))
  }

  /// What the cards say, in their order.
  var labels: [String] { app.screen.nodes.filter { $0.role == .card }.map(\.label) }

  /// Their names: up to the first comma.
  var names: [String] { labels.map { String($0.prefix { $0 != "," }) } }

  var headings: [String] {
    app.screen.nodes.filter { $0.role == .heading }.map(\.label).dropFirst().map { $0 }
  }

  /// How many cards stand beside each other.
  var columns: Int {
    Set(app.screen.nodes.filter { $0.role == .card }.map(\.frame.minX)).count
  }
}
