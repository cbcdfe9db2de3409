import JourneyKit
import Semantics
import Terminal
import Toolkit
import TrackersScreens

/// What is still to be done today.
struct TrackerDuePage: Page {
  static let mark = Query(TrackersID.duePage)

  let app: Journey

  var list: Locator { app.element(TrackersID.dueList) }
  var nothing: Locator { app.element(TrackersID.nothingDue) }
  var back: Locator { app.element(TrackersID.dueBack) }

  func row(_ label: String) -> Locator { app.element(.row, label).within(list) }

  func box(_ number: Int) -> Locator {
    app.element(TrackersID.dueList.child("box").item(TrackerSamples.id(number)))
  }

  /// The headings and rows that show, from the top.
  var lines: [String] {
    app.screen.nodes.filter {
      $0.identifier?.name.hasPrefix(TrackersID.dueList.name + ".") == true
        && ($0.role == .row || $0.role == .heading)
    }
    .sorted { $0.frame.minY < $1.frame.minY }.map(\.label)
  }
}

/// What was put away.
struct TrackerArchivePage: Page {
  static let mark = Query(TrackersID.archive)

  let app: Journey

  var list: Locator { app.element(TrackersID.archiveList) }
  var nothing: Locator { app.element(TrackersID.noArchive) }
  var back: Locator { app.element(TrackersID.archiveBack) }

  func row(_ label: String) -> Locator { app.element(.row, label).within(list) }

  /// What the rows say, in their order.
  var rows: [String] {
    app.screen.nodes.filter {
      $0.role == .row && $0.identifier?.name.hasPrefix(TrackersID.archiveList.name + ".") == true
    }.map(\.label)
  }
}
