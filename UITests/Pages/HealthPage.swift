import JourneyKit
import PetsDomain
import PetsScreens
import Semantics
import Terminal
import Toolkit

/// One part of a pet's health book.
struct HealthPage: Page {
  static let mark = Query(HealthID.page)

  let app: Journey

  var list: Locator { app.element(HealthID.list) }
  var addButton: Locator { app.element(HealthID.add) }
  var backButton: Locator { app.element(HealthID.back) }
  var trend: Locator { app.element(HealthID.trend) }
  var chart: Locator { app.element(HealthID.chart) }

  func row(_ title: String) -> Locator { app.element(.row, title).within(list) }

  /// What the rows that show are called, in their order.
  var titles: [String] {
    app.screen.nodes.filter {
      $0.role == .row && $0.identifier?.name.hasPrefix("health.list.row") == true
    }.map(\.label)
  }

  func add() async throws -> HealthFormPage {
    try await app.press("a")
    return try app.on(HealthFormPage.self)
  }

  func open(_ title: String) async throws -> HealthFormPage {
    try await row(title).doubleClick()
    return try app.on(HealthFormPage.self)
  }

  func back() async throws { try await app.press(.escape) }
}
