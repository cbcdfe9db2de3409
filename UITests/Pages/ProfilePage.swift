import AppRuntime
import Core
import JourneyKit
import ProfileScreens
import Semantics
import Shell
import Terminal
import Toolkit

/// The Profile tab.
struct ProfilePage: Page {
  static let mark = Query(ProfileID.screen)

  let app: Journey

  var language: Locator { app.element(ProfileID.language) }
  var theme: Locator { app.element(ProfileID.theme) }
  var rows: Locator { app.element(ProfileID.rows) }

  func row(_ row: ProfileRow) -> Locator {
    app.element(ProfileID.rows.child("row").item(row.rawValue))
  }

  private var selected: ProfileRow? {
    let node = app.screen.nodes.first { $0.role == .row && $0.traits.contains(.selected) }
    return ProfileRow.allCases.first { row in
      node?.identifier == ProfileID.rows.child("row").item(row.rawValue)
    }
  }

  /// Opens a row by keys, from wherever the focus is among the parts of the tab.
  func open(_ row: ProfileRow) async throws {
    while app.screen.focus != ProfileID.rows { try await app.press(.backTab) }
    try await app.press(.home)
    for _ in ProfileRow.allCases where selected != row { try await app.press(.down) }
    try await app.press(.enter)
  }

  func view(_ item: ViewSwitch) -> Locator { app.element(ProfileID.view.item(item.rawValue)) }

  func unit(_ row: UnitRow) -> Locator { app.element(ProfileID.units.item(row.rawValue)) }

  /// Presses a button of all records, by keys.
  func begin(_ operation: DataOperation) async throws {
    let button = ProfileID.operations.item(operation.rawValue)
    for _ in 0..<20 where app.screen.focus != button { try await app.press(.tab) }
    try await app.press(.enter)
  }

  var aboutDialog: Locator { app.element(ProfileID.aboutDialog) }
  var aboutText: Locator { app.element(ProfileID.aboutText) }
  var address: Locator { app.element(ProfileID.address) }
  var contactDialog: Locator { app.element(ProfileID.contactDialog) }
  var resetDialog: Locator { app.element(ProfileID.resetDialog) }
  var dataFolder: Locator { app.element(ProfileID.dataFolder) }

  func option(_ choice: Identifier, _ index: Int) -> Locator {
    app.element(choice.child("option").item(index))
  }
}
