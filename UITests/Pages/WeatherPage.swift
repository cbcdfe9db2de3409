import JourneyKit
import Semantics
import Terminal
import Toolkit
import WeatherScreens

/// The main screen of the weather.
struct WeatherPage: Page {
  static let mark = Query(WeatherID.main)

  let app: Journey

  var title: Locator { app.element(WeatherID.title) }
  var clock: Locator { app.element(WeatherID.clock) }
  var star: Locator { app.element(WeatherID.star) }
  var favourites: Locator { app.element(WeatherID.favourites) }
  var settings: Locator { app.element(WeatherID.settings) }
  /// The one line of how things stand.
  var status: Locator { app.element(WeatherID.status) }
  var age: Locator { app.element(WeatherID.status.child("age")) }
  var retry: Locator { app.element(WeatherID.retry) }
  var page: Locator { app.element(WeatherID.page) }
  /// What the wheel says at the top.
  var pull: Locator { app.element(WeatherID.page.child("refresh")) }
  var nowhere: Locator { app.element(WeatherID.nowhere) }
  var temperature: Locator { app.element(WeatherID.temperature) }
  var description: Locator { app.element(WeatherID.description) }
  var feelsLike: Locator { app.element(WeatherID.feelsLike) }
  var byForecast: Locator { app.element(WeatherID.byForecast) }
  var hours: Locator { app.element(WeatherID.hours) }
  var days: Locator { app.element(WeatherID.days) }
  /// The rows of the days, of which one can be opened.
  var dayList: Locator { app.element(WeatherID.dayList) }
  /// The row of a day in the list, by its date.
  func listed(_ day: String) -> Locator {
    app.element(WeatherID.dayList.child("row").item(day))
  }

  var credit: Locator { app.element(WeatherID.credit) }
  var skeleton: Locator { app.element(WeatherID.skeleton) }
  var walk: Locator { app.element(WeatherID.walk) }
  var dog: Locator { app.element(WeatherID.dog) }
  var verdict: Locator { app.element(WeatherID.verdict) }
  var reason: Locator { app.element(WeatherID.reason) }
  var picture: Locator { app.element(WeatherID.picture) }
  var background: Locator { app.element(WeatherID.background) }

  /// A value of now, as `wind`.
  func fact(_ name: String) -> Locator { app.element(WeatherID.fact.item(name)) }

  /// A day of the forecast: today is 0.
  func day(_ index: Int) -> Locator { app.element(WeatherID.bars.child("row").item(index)) }

  func chance(_ index: Int) -> Locator { app.element(WeatherID.dayChance.item(index)) }

  var dayRows: Int {
    let start = WeatherID.bars.child("row").name + "["
    return app.screen.nodes.count { $0.identifier?.name.hasPrefix(start) == true }
  }

  /// What the dog looks like at the moment.
  var dogPicture: [String] {
    let node = app.screen.nodes.first { $0.identifier == WeatherID.dog }
    return node.map { app.screen.rows(in: $0.frame) } ?? []
  }

  /// Lets the waits between the tries of a question pass, one after the other.
  func exhaustTries() async throws {
    for _ in 0..<4 { try await app.advance(by: .seconds(1)) }
  }

  func refresh() async throws { try await app.press("r") }

  /// Pulls by the wheel at the top: a notch, a pause, one more.
  func pullDown() async throws {
    try await app.scroll(.up, over: page.query)
    try await app.advance(by: .milliseconds(300))
    try await app.scroll(.up, over: page.query)
  }
}
