import JourneyKit
import Semantics
import Terminal
import Toolkit
import WeatherScreens

/// One day of the forecast, hour by hour.
struct DayPage: Page {
  static let mark = Query(WeatherID.day)

  let app: Journey

  var title: Locator { app.element(WeatherID.dayTitle) }
  var back: Locator { app.element(WeatherID.dayBack) }
  var before: Locator { app.element(WeatherID.dayBefore) }
  var after: Locator { app.element(WeatherID.dayAfter) }
  /// The sky and the temperatures in a line.
  var line: Locator { app.element(WeatherID.dayLine) }
  var sunArc: Locator { app.element(WeatherID.sunArc) }
  var pressure: Locator { app.element(WeatherID.dayPressure) }

  /// A value of the day, as `sunrise`.
  func fact(_ name: String) -> Locator { app.element(WeatherID.dayFact.item(name)) }
  /// An hour, counted from the first that shows.
  func hour(_ index: Int) -> Locator { app.element(WeatherID.dayHour.item(index)) }

  var hours: Int {
    let start = WeatherID.dayHour.name + "["
    return app.screen.nodes.count { $0.identifier?.name.hasPrefix(start) == true }
  }
}
