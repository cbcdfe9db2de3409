import JourneyKit
import Semantics
import Shell
import Toolkit

/// The page of the day.
struct TodayPage: Page {
  static let mark = Query(TodayID.page)

  let app: Journey

  var list: Locator { app.element(TodayID.list) }
}
