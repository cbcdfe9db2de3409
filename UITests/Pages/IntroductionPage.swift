import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit

/// The pages of a first start.
struct IntroductionPage: Page {
  static let mark = Query(ShellID.introduction)

  let app: Journey

  var page: Locator { app.element(ShellID.introduction) }
  var next: Locator { app.element(ShellID.introduction.child("next")) }
  var skip: Locator { app.element(ShellID.introduction.child("skip")) }

  /// A button of the last page: what to begin with.
  func way(_ index: Int) -> Locator { app.element(ShellID.introduction.child("way").item(index)) }

  func dot(_ index: Int) -> Locator {
    app.element(ShellID.introduction.child("page").item(index))
  }
}
