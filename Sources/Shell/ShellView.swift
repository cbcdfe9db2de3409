import AppRuntime
import Core
import ProfileScreens
import Semantics
import Terminal
import Toolkit

/// The identifiers of the shell.
public enum ShellID {
  public static let tabs: Identifier = "shell.tabs"
  public static let introduction: Identifier = "introduction"
  public static let footer: Identifier = "shell.footer"
  public static let help: Identifier = "shell.help"
  public static let palette: Identifier = "shell.palette"
  public static let nextKeys: Identifier = "shell.next-keys"
  public static let toast: Identifier = "shell.toast"
  public static let alert: Identifier = "shell.alert"
  /// Asks whether to end without what is not saved.
  public static let quitting: Identifier = "shell.quitting"
  public static let tooSmall: Identifier = "shell.small"
}

/// The strip of tabs, the tab, the footer; and help and notices in front of them.
struct ShellView {
  let state: ShellState
  let environment: Environment
  let tabs: [AnyTab]
  /// The screen of the tab that shows.
  let content: Element<ShellAction>?

  /// The least room for any screen; below it, one line says so.
  private static let minimum = Size(40, 12)

  private var words: ShellWords { ShellWords(environment) }

  var body: Element<ShellAction> {
    let keys = keys
    return program.requiring(Self.minimum, ShellID.tooSmall, wayOut: keys.program.quitKey)
      .bindings(words.everywhere, keys.onScreen)
      .bindings(words.everywhere, always: true, keys.program.always)
  }

  private var keys: ShellKeys {
    ShellKeys(
      words: words,
      tabs: tabs.map { ShellKeys.Tab(name: $0.name, title: $0.title(environment.language)) },
      firstNumber: firstNumber, hasTabs: state.front == nil,
      hasHistory: tabs.first { $0.name == state.tab }?.hasHistory ?? false, canUndo: state.canUndo)
  }

  private var program: Element<ShellAction> {
    VStack {
      if state.front == nil { tabBar }
      ZStack {
        screen.toasts(ShellID.toast, state.toasts, onEvent: ShellAction.toast)
        if let alert = state.alert {
          AlertDialog(
            ShellID.alert, title: words.alert, message: alert,
            button: state.isDamaged ? words.quit : words.understood,
            onClose: state.isDamaged ? .quitTapped : .alertClosed)
        }
        if state.isHelpOpen {
          HelpOverlay(
            ShellID.help, title: words.help,
            search: (state.helpSearch, { .helpSearched($0) }), onDismiss: .helpClosed)
        }
        if let palette = state.palette {
          CommandPalette(
            ShellID.palette, state: palette, places: commands, recent: state.recentCommands,
            onUse: { .commandUsed($0) }, onChange: { .paletteChanged($0) },
            onDismiss: .paletteClosed)
        }
        if state.asksToQuit, let left = state.savesLeft {
          ConfirmDialog(
            ShellID.quitting, title: words.stillSaving, message: words.quitUnsaved(left),
            confirm: words.quitWithoutSaving, cancel: words.goOnSaving,
            onConfirm: .quitUnsavedTapped, onCancel: .savingKept)
        }
        WhichKey(ShellID.nextKeys)
      }
      KeyHints(ShellID.footer)
    }
    .fill()
  }

  private var screen: Element<ShellAction> {
    switch state.front {
    case .introduction(let page): introduction(page)
    case .premium(let reason):
      PremiumScreen(environment, reason: reason).body.map(ShellAction.premium)
    case nil: content ?? Element(Spacer())
    }
  }

  private func introduction(_ page: Int) -> Element<ShellAction> {
    Onboarding(
      ShellID.introduction,
      pages: IntroductionPages.all(environment.language, isShort: state.isTabGiven), page: page,
      ways: state.isTabGiven ? [] : ways,
      actions: .init(
        onMove: { .introduction(.pageShown($0)) }, onSkip: .introduction(.ended),
        onFinish: .introduction(.ended))
    ).padding(horizontal: 1)
  }

  /// All that a user may begin with; the settings are none of it.
  private var ways: [(title: String, action: ShellAction)] {
    tabs.filter { $0.name != ProfileFeature.name }.map {
      ($0.title(environment.language), .introduction(.endedWith(tab: $0.name)))
    }
  }

  /// The actions of all tabs; those of the screen in sight are known by its keys as well.
  private var commands: [PalettePlace<ShellAction>] {
    guard state.front == nil else { return [] }
    return tabs.flatMap { TabCommand.all(of: $0, environment.language) }.map { command in
      PalettePlace(
        words.command(command), name: command.name, keys: command.key.description,
        action: .commandChosen(command))
    }
  }

  /// The page of the day stands before the tabs.
  private var firstNumber: Int { tabs.first?.name == TodayFeature.name ? 0 : 1 }

  private var tabBar: TabBar<ShellAction> {
    TabBar(
      ShellID.tabs, label: words.tabs, titles: tabs.map { ($0.name, title($0)) },
      selection: tabs.firstIndex { $0.name == state.tab } ?? 0, firstNumber: firstNumber,
      onSelect: { .tabSelected(tabs[$0].name) })
  }

  /// With the number of what waits for the user.
  private func title(_ tab: AnyTab) -> String {
    let title = tab.title(environment.language)
    let count = state.tabs[tab.name].map(tab.badge) ?? 0
    return count > 0 ? "\(title) ●\(count)" : title
  }
}

/// The keys of the program, and all that they depend on.
private struct ShellKeys: Hashable {
  struct Tab: Hashable {
    let name: String
    let title: String
  }

  let words: ShellWords
  let tabs: [Tab]
  let firstNumber: Int
  /// True while the tabs show, and nothing stands before them.
  let hasTabs: Bool
  /// True where the tab shows records of this machine.
  let hasHistory: Bool
  let canUndo: Bool

  var onScreen: [KeyBinding<ShellAction>] { (hasTabs ? tabKeys : []) + program.onScreen }

  /// The keys for what a tab shows; behind the introduction and Premium nobody would see it.
  private var tabKeys: [KeyBinding<ShellAction>] {
    (hasHistory ? historyKeys : []) + tabBindings + [
      KeyBinding("program.toContent", [.escape], words.toContent, hint: .helpOnly) {
        Response(focus: .toContent)
      }
    ]
  }

  private var historyKeys: [KeyBinding<ShellAction>] {
    [
      KeyBinding(
        "program.undo", ["u"], words.undo, hint: canUndo ? .footerAlways : .helpOnly,
        .history(.undoTapped)),
      KeyBinding(
        "program.redo", [.control("r")], words.redo, hint: .helpOnly, .history(.redoTapped)),
    ]
  }

  private var tabBindings: [KeyBinding<ShellAction>] {
    tabs.enumerated().map { index, tab in
      KeyBinding(
        "tab.\(tab.name)", [KeyStroke(.character(Character("\(firstNumber + index)")))],
        words.tab(tab.title), hint: .helpOnly, .tabSelected(tab.name))
    }
  }

  var program: ProgramKeys<ShellAction> {
    ProgramKeys(
      words.language, otherLanguage: .nextLanguageTapped, theme: .nextThemeTapped,
      motion: .viewTapped(.motion), flat: .viewTapped(.flat), mouse: .viewTapped(.mouse),
      palette: .paletteTapped, help: .helpTapped, redraw: .redrawTapped, suspend: .suspendTapped,
      quit: .quitTapped)
  }
}
