import AppRuntime
import CatinderScreens
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
  let weather: () -> Element<ShellAction>
  let pets: () -> Element<ShellAction>
  let trackers: () -> Element<ShellAction>
  let travel: () -> Element<ShellAction>
  let catinder: () -> Element<ShellAction>
  let profile: () -> Element<ShellAction>
  /// Nil while it is closed.
  let roster: () -> Element<ShellAction>?

  /// Below this, one line says so.
  private static let minimum = Size(40, 12)

  private var words: ShellWords { ShellWords(state.language) }

  var body: Element<ShellAction> {
    program.requiring(Self.minimum, ShellID.tooSmall, wayOut: programKeys.quitKey)
      .bindings(words.everywhere, bindings)
      .bindings(words.everywhere, always: true, programKeys.always)
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
    switch (state.front, state.tab) {
    case (.introduction(let page), _): introduction(page)
    case (.premium(let reason), _):
      PremiumScreen(language: state.language, isOwned: state.hasPremium, reason: reason).body
        .map(ShellAction.premium)
    case (nil, .weather): weather()
    case (nil, .pets): pets()
    case (nil, .trackers): trackers()
    case (nil, .travel): travel()
    case (nil, .catinder): catinder()
    case (nil, .profile): roster() ?? profile()
    }
  }

  private func introduction(_ page: Int) -> Element<ShellAction> {
    Onboarding(
      ShellID.introduction, pages: IntroductionPages.all(state.language), page: page,
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

  private func title(_ tab: ShellTab) -> String {
    switch tab {
    case .weather: WeatherWords(state.language).title
    case .pets: PetsWords(state.language).title
    case .trackers: TrackersWords(state.language).title
    case .travel: TravelWords(state.language).title
    case .catinder: CatinderWords(state.language).title
    case .profile: ProfileWords(state.language).title
    }
  }

  // MARK: Keys

  private var bindings: [KeyBinding<ShellAction>] {
    (state.front == nil ? tabKeys : []) + programKeys.onScreen
  }

  /// What is done to what a tab shows; behind the introduction and Premium nobody would see it.
  private var tabKeys: [KeyBinding<ShellAction>] {
    (state.tab == .catinder ? [] : historyKeys) + tabBindings + [
      KeyBinding("program.toContent", [.escape], words.toContent, hint: .helpOnly) {
        Response(focus: .toContent)
      }
    ]
  }

  /// Acts on the records of this machine: none of them is a cat on a server.
  private var historyKeys: [KeyBinding<ShellAction>] {
    [
      KeyBinding(
        "program.undo", ["u"], words.undo, hint: state.canUndo ? .footerAlways : .helpOnly,
        .undoTapped),
      KeyBinding("program.redo", [.control("r")], words.redo, hint: .helpOnly, .redoTapped),
    ]
  }

  private var programKeys: ProgramKeys<ShellAction> {
    ProgramKeys(
      language: state.language, otherLanguage: .nextLanguageTapped, theme: .nextThemeTapped,
      motion: .motionTapped, flat: .flatTapped, mouse: .mouseTapped, palette: .paletteTapped,
      help: .helpTapped, redraw: .redrawTapped, suspend: .suspendTapped, quit: .quitTapped)
  }

  private var tabBindings: [KeyBinding<ShellAction>] {
    ShellTab.allCases.enumerated().map { index, tab in
      KeyBinding(
        "tab.\(tab.rawValue)", [KeyStroke(.character(Character("\(index + 1)")))],
        words.tab(title(tab)),
        hint: .helpOnly, .tabSelected(tab))
    }
  }
}
