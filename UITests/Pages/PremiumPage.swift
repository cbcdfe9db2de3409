import JourneyKit
import ProfileScreens
import Terminal
import Toolkit

/// What Premium brings, and a button to get it.
struct PremiumPage: Page {
  static let mark = Query(ProfileID.premium)

  let app: Journey

  var screen: Locator { app.element(ProfileID.premium) }
  var reason: Locator { app.element(ProfileID.reason) }
  var state: Locator { app.element(ProfileID.premiumState) }
  var get: Locator { app.element(ProfileID.getPremium) }
  var close: Locator { app.element(ProfileID.closePremium) }
}
