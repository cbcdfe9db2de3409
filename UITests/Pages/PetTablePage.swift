import JourneyKit
import PetsScreens
import Semantics
import Terminal
import Toolkit

/// The pets as a list of the Profile tab.
struct PetTablePage: Page {
  static let mark = Query(PetsID.table)

  let app: Journey

  var list: Locator { app.element(PetsID.tableList) }
  var empty: Locator { app.element(PetsID.tableEmpty) }
  var back: Locator { app.element(PetsID.tableBack) }

  func row(_ name: String) -> Locator {
    app.element(.row, name).within(app.element(PetsID.tableList))
  }

  /// The names of the rows that show, in their order.
  var names: [String] { app.screen.nodes.filter { $0.role == .row }.map(\.label) }
}
