import JourneyKit

/// The only screen of the program.
struct ShoppingPage: Page {
  static let mark = Query.box("To buy")

  let app: Journey

  var toBuy: Locator { app.element(.box("To buy")) }
  var basket: Locator { app.element(.box("Basket")) }

  func thing(_ name: String) -> Locator { app.text(name) }

  func add(_ name: String) async throws {
    try await app.press("a")
    try await app.type(name)
    try await app.press(.enter)
  }

  /// Puts the chosen thing into the basket, or back.
  func buy() async throws { try await app.press(.enter) }
}
