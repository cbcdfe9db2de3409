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
    program.requiring(Self.minimum, ShellID.tooSmall, wayOut: quit)
      .bindings(words.everywhere, bindings)
      .bindings(words.everywhere, always: true, programBindings)
  }

  private var program: Element<ShellAction> {
    VStack {
      tabs
      ZStack {
        // Nothing moves here as long as no option of the program stops it.
        tab.toasts(ShellID.toast, state.toasts, slides: true, onEvent: ShellAction.toast)
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
      },
      KeyBinding("program.nextFocus", [.tab], words.nextFocus, hint: .helpOnly) {
        Response(focus: .step(1))
      },
      KeyBinding("program.previousFocus", [.backTab], words.previousFocus, hint: .helpOnly) {
        Response(focus: .step(-1))
      },
      quit,
      KeyBinding(
        "program.palette", [":", .control("p")], words.palette, hint: .footerAlways,
        .paletteTapped),
      KeyBinding("program.help", ["?", KeyStroke(.function(1))], words.helpHint, .helpTapped),
    ]
  }

  private var quit: KeyBinding<ShellAction> {
    KeyBinding("program.quit", ["q"], words.quit, hint: .footerAlways, .quitTapped)
  }

  private var programBindings: [KeyBinding<ShellAction>] {
    [
      view("l", "language", words.otherLanguage, .nextLanguageTapped),
      view("t", "theme", words.nextTheme, .nextThemeTapped),
      view("a", "motion", words.motion, .motionTapped),
      view("f", "flat", words.flat, .flatTapped),
      view("m", "mouse", words.mouse, .mouseTapped),
      KeyBinding("program.redraw", [.control("l")], words.redraw, hint: .helpOnly, .redrawTapped),
      KeyBinding(
        "program.suspend", [.control("z")], words.suspend, hint: .helpOnly, .suspendTapped),
      KeyBinding("program.interrupt", [.control("c")], words.quit, hint: .helpOnly, .quitTapped),
    ]
  }

  /// A key of the group `z`, for how things look.
  private func view(
    _ key: KeyStroke, _ name: String, _ title: String, _ action: ShellAction
  ) -> KeyBinding<ShellAction> {
    KeyBinding("program.\(name)", sequences: [KeySequence("z", key)], title) { .send(action) }
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
