import JourneyKit
import PetsScreens
import Semantics
import Terminal
import Toolkit

/// The list of pets, or what stands in its place.
struct PetListPage: Page {
  static let mark = Query(PetsID.screen).having([])

  let app: Journey

  var grid: Locator { app.element(PetsID.grid) }
  var count: Locator { app.element(PetsID.count) }
  var search: Locator { app.element(PetsID.search) }
  var addButton: Locator { app.element(PetsID.add) }
  var sortButton: Locator { app.element(PetsID.sort) }

  /// What stands where there is no pet, or none that matches.
  var heading: Locator { app.element(.heading).within(app.element(PetsID.screen)) }

  func card(_ name: String) -> Locator { app.element(.card, name) }

  /// The names of the cards that show, in their order.
  var names: [String] { app.screen.nodes.filter(isItem).map(\.label) }

  /// True for a card, and for a line of the dense list.
  private func isItem(_ node: SemanticNode) -> Bool {
    node.role == .card
      || node.role == .row && node.identifier?.name.hasPrefix(PetsID.grid.name + ".") == true
  }

  /// The selected card's name.
  var selected: String? {
    app.screen.nodes.first { isItem($0) && $0.traits.contains(.selected) }?.label
  }

  func add() async throws -> PetCardPage {
    try await app.press("a")
    return try app.on(PetCardPage.self)
  }

  /// Adds a pet of which only the name is known, and comes back to the list.
  func add(named name: String) async throws {
    let card = try await add()
    try await card.fill(0, name)
    try await card.back()
  }

  func open(_ name: String) async throws -> PetCardPage {
    try await card(name).doubleClick()
    return try app.on(PetCardPage.self)
  }

  func search(_ text: String) async throws {
    try await app.press("/")
    try await app.type(text)
  }
}
