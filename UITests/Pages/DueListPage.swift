import JourneyKit
import PetsScreens
import Semantics
import Terminal
import Toolkit

/// What is due of all pets, and the question for a path.
struct DueListPage: Page {
  static let mark = Query(HealthID.due)

  let app: Journey

  var list: Locator { app.element(HealthID.dueList) }
  var export: Locator { app.element(HealthID.export) }
  var back: Locator { app.element(HealthID.back) }

  func row(_ label: String) -> Locator { app.element(.row, label).within(list) }

  /// The headings and rows that show, from the top.
  var lines: [String] {
    app.screen.nodes.filter {
      $0.identifier?.name.hasPrefix("health.due.list.") == true
        && ($0.role == .row || $0.role == .heading)
    }
    .sorted { $0.frame.minY < $1.frame.minY }.map(\.label)
  }
}
