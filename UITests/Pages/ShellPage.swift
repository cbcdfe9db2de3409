import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit

/// What stands around every tab.
struct ShellPage: Page {
  static let mark = Query(ShellID.tabs)

  let app: Journey

  var tabs: Locator { app.element(ShellID.tabs) }
  var toast: Locator { app.element(ShellID.toast) }
  var alert: Locator { app.element(ShellID.alert) }
  var help: Locator { app.element(ShellID.help) }
  var footer: Locator { app.element(ShellID.footer) }

  func tab(_ tab: ShellTab) -> Locator { app.element(ShellID.tabs.item(tab.rawValue)) }

  /// A key of the footer, to click on.
  func hint(_ key: String) -> Locator { app.element(ShellID.footer.item(key)) }

  /// The keys of the footer, in their order.
  var hints: [String] { app.screen.nodes.filter { $0.role == .hint }.compactMap(\.value) }

  /// Where these stand.
  var hintFrames: [Rect] { app.screen.nodes.filter { $0.role == .hint }.map(\.frame) }

  /// The tab that shows.
  var selectedTab: String? {
    app.screen.nodes.first { $0.role == .tab && $0.traits.contains(.selected) }?.label
  }

  func undo() async throws { try await app.press("u") }

  func redo() async throws { try await app.press(.control("r")) }
}
