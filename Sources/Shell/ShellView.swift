import AppRuntime
import PetsScreens
import ProfileScreens
import Terminal
import Toolkit

/// Tab strip, the tab, footer; and help and notices in front of them.
struct ShellView {
  let state: ShellState
  let pets: () -> Element<ShellAction>
  let profile: () -> Element<ShellAction>

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
      tabs
      ZStack {
        tab.toasts(ShellID.toast, state.toasts, onEvent: ShellAction.toast)
        if let alert = state.alert {
          AlertDialog(
            ShellID.alert, title: words.alert, message: alert, button: words.understood,
            onClose: .alertClosed)
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

  private var tab: Element<ShellAction> {
    switch state.tab {
    case .pets: pets()
    case .profile: profile()
    }
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
    case .pets: PetsWords(state.language).title
    case .profile: ProfileWords(state.language).title
    }
  }

  // MARK: Keys

  private var bindings: [KeyBinding<ShellAction>] {
    [
      KeyBinding(
        "program.undo", ["u"], words.undo, hint: state.canUndo ? .footerAlways : .helpOnly,
        .undoTapped),
      KeyBinding("program.redo", [.control("r")], words.redo, hint: .helpOnly, .redoTapped),
    ] + tabBindings + [
      KeyBinding("program.toContent", [.escape], words.toContent, hint: .helpOnly) {
        Response(focus: .toContent)
      }
    ] + programKeys.onScreen
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
