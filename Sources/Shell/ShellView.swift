import AppRuntime
import CatinderScreens
import Core
import PetsScreens
import ProfileScreens
import Terminal
import Toolkit
import TrackersScreens
import TravelScreens
import WeatherScreens

/// Tab strip, the tab, footer; and help and notices in front of them.
struct ShellView {
  let state: ShellState
  let environment: Environment
  /// What the tab shows; nil while something stands before the tabs.
  let tab: Element<ShellAction>?

  /// Below this, one line says so.
  private static let minimum = Size(40, 12)

  private var words: ShellWords { ShellWords(environment.language) }

  var body: Element<ShellAction> {
    let keys = keys
    return program.requiring(Self.minimum, ShellID.tooSmall, wayOut: keys.program.quitKey)
      .bindings(words.everywhere, keys.onScreen)
      .bindings(words.everywhere, always: true, keys.program.always)
  }

  private var keys: ShellKeys {
    ShellKeys(
      language: environment.language, hasTabs: state.front == nil,
      hasHistory: state.tab != .catinder, canUndo: state.canUndo)
  }

  private var program: Element<ShellAction> {
    VStack {
      if state.front == nil { tabs }
      ZStack {
        content.toasts(ShellID.toast, state.toasts, onEvent: ShellAction.toast)
        if let alert = state.alert {
          AlertDialog(
            ShellID.alert, title: words.alert, message: alert,
            button: state.isDamaged ? words.quit : words.understood,
            onClose: state.isDamaged ? .quitTapped : .alertClosed)
        }
        if state.isHelpOpen {
          HelpOverlay(ShellID.help, title: words.help, onDismiss: .helpClosed)
        }
        if let palette = state.palette {
          CommandPalette(
            ShellID.palette, state: palette, onChange: { .paletteChanged($0) },
            onDismiss: .paletteClosed)
        }
        WhichKey(ShellID.nextKeys)
      }
      KeyHints(ShellID.footer)
    }
    .fill()
  }

  private var content: Element<ShellAction> {
    switch state.front {
    case .introduction(let page): introduction(page)
    case .premium(let reason):
      PremiumScreen(language: environment.language, isOwned: state.hasPremium, reason: reason).body
        .map(ShellAction.premium)
    case nil: tab ?? Element(Spacer())
    }
  }

  private func introduction(_ page: Int) -> Element<ShellAction> {
    Onboarding(
      ShellID.introduction, pages: IntroductionPages.all(environment.language), page: page,
      actions: .init(
        onMove: { .introduction(.pageShown($0)) }, onSkip: .introduction(.ended),
        onFinish: .introduction(.ended))
    ).padding(horizontal: 1)
  }

  private var tabs: TabBar<ShellAction> {
    TabBar(
      ShellID.tabs, label: words.tabs,
      titles: ShellTab.allCases.map { ($0.rawValue, title($0)) },
      selection: ShellTab.allCases.firstIndex(of: state.tab) ?? 0,
      onSelect: { .tabSelected(ShellTab.allCases[$0]) })
  }

  /// With a mark where somebody has written meanwhile.
  private func title(_ tab: ShellTab) -> String {
    let title = tab.title(environment.language)
    return tab == .catinder && state.catinder.unread > 0
      ? "\(title) ●\(state.catinder.unread)" : title
  }
}
