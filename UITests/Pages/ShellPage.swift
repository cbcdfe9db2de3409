import JourneyKit
import ProfileScreens
import Shell
import Terminal
import Toolkit

/// What stands around every tab.
struct ShellPage: Page {
  static let mark = Query(ShellID.tabs)

  let app: Journey

  var tabs: Locator { app.element(ShellID.tabs) }
  var toast: Locator { app.element(ShellID.toast) }
  var help: Locator { app.element(ShellID.help) }
  var footer: Locator { app.element(ShellID.footer) }

  func tab(_ tab: ShellTab) -> Locator { app.element(ShellID.tabs.item(tab.rawValue)) }

  /// A key of the footer, to click on.
  func hint(_ key: String) -> Locator { app.element(ShellID.footer.item(key)) }

  func undo() async throws { try await app.press("u") }

  func redo() async throws { try await app.press(.control("r")) }
}

/// The Profile tab.
struct ProfilePage: Page {
  static let mark = Query(ProfileID.screen)

  let app: Journey

  var language: Locator { app.element(ProfileID.language) }
  var theme: Locator { app.element(ProfileID.theme) }
  var about: Locator { app.element(ProfileID.about) }

  func option(_ choice: Identifier, _ index: Int) -> Locator {
    app.element(choice.child("option").item(index))
  }
}
