import JourneyKit
import ProfileScreens
import Shell
import Terminal
import Toolkit

/// The Profile tab.
struct ProfilePage: Page {
  static let mark = Query(ProfileID.screen)

  let app: Journey

  var language: Locator { app.element(ProfileID.language) }
  var theme: Locator { app.element(ProfileID.theme) }
  var about: Locator { app.element(ProfileID.about) }

  var aboutDialog: Locator { app.element(ProfileID.aboutDialog) }
  var aboutText: Locator { app.element(ProfileID.aboutText) }
  var dataFolder: Locator { app.element(ProfileID.dataFolder) }

  func option(_ choice: Identifier, _ index: Int) -> Locator {
    app.element(choice.child("option").item(index))
  }
}
