import Core
import JourneyKit
import Semantics
import Terminal
import TrackersDomain
import TrackersScreens

/// The habits by days.
struct HabitGridPage: Page {
  static let mark = Query(TrackersID.gridPage)

  let app: Journey

  var grid: Locator { app.element(TrackersID.grid) }
  var told: Locator { app.element(TrackersID.gridCell) }
  var back: Locator { app.element(TrackersID.gridBack) }

  func cell(_ number: Int, _ day: CalendarDay) -> Locator {
    app.element(TrackersID.grid.child("cell").item("\(TrackerSamples.id(number)) \(day.iso)"))
  }

  /// The days that show, the first one first.
  var days: [String] {
    let cells = app.screen.nodes.filter { $0.role == .cell }
    return Array(Set(cells.map(\.label))).sorted()
  }
}
