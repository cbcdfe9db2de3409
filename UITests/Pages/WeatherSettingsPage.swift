import JourneyKit
import Semantics
import Terminal
import Toolkit
import WeatherScreens

/// The settings of the weather.
struct WeatherSettingsPage: Page {
  static let mark = Query(WeatherSettingsID.screen)

  let app: Journey

  var home: Locator { app.element(WeatherSettingsID.home) }
  var origin: Locator { app.element(WeatherSettingsID.origin) }
  var locate: Locator { app.element(WeatherSettingsID.locate) }
  var type: Locator { app.element(WeatherSettingsID.type) }
  var map: Locator { app.element(WeatherSettingsID.map) }
  var consent: Locator { app.element(WeatherSettingsID.consent) }
  var provider: Locator { app.element(WeatherSettingsID.provider) }
  var days: Locator { app.element(WeatherSettingsID.days) }
  var temperature: Locator { app.element(WeatherSettingsID.temperature) }
  var wind: Locator { app.element(WeatherSettingsID.wind) }
  var network: Locator { app.element(WeatherSettingsID.network) }
  var author: Locator { app.element(WeatherSettingsID.author) }
  var avatar: Locator { app.element(WeatherSettingsID.avatar) }
  var back: Locator { app.element(WeatherSettingsID.back) }

  /// An option of a choice or radio group, counted from 0.
  func option(_ index: Int, of id: Identifier) -> Locator {
    app.element(id.child("option").item(index))
  }

  func answer(_ name: String) -> Locator {
    app.element(WeatherSettingsID.consent.child(name))
  }
}
