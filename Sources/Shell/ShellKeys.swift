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

/// The keys of the program, and all that they depend on: they are made once for each of its values.
struct ShellKeys: Hashable {
  let language: Language
  /// Whether the tabs show, and nothing stands before them.
  let hasTabs: Bool
  /// Whether the tab shows records of this machine: a cat on a server is none of them.
  let hasHistory: Bool
  let canUndo: Bool

  private var words: ShellWords { ShellWords(language) }

  var onScreen: [KeyBinding<ShellAction>] { (hasTabs ? tabKeys : []) + program.onScreen }

  /// What is done to what a tab shows; behind the introduction and Premium nobody would see it.
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
        .undoTapped),
      KeyBinding("program.redo", [.control("r")], words.redo, hint: .helpOnly, .redoTapped),
    ]
  }

  private var tabBindings: [KeyBinding<ShellAction>] {
    ShellTab.allCases.enumerated().map { index, tab in
      KeyBinding(
        "tab.\(tab.rawValue)", [KeyStroke(.character(Character("\(index + 1)")))],
        words.tab(tab.title(language)),
        hint: .helpOnly, .tabSelected(tab))
    }
  }

  var program: ProgramKeys<ShellAction> {
    ProgramKeys(
      language: language, otherLanguage: .nextLanguageTapped, theme: .nextThemeTapped,
      motion: .motionTapped, flat: .flatTapped, mouse: .mouseTapped, palette: .paletteTapped,
      help: .helpTapped, redraw: .redrawTapped, suspend: .suspendTapped, quit: .quitTapped)
  }
}

extension ShellTab {
  func title(_ language: Language) -> String {
    switch self {
    case .weather: WeatherWords(language).title
    case .pets: PetsWords(language).title
    case .trackers: TrackersWords(language).title
    case .travel: TravelWords(language).title
    case .catinder: CatinderWords(language).title
    case .profile: ProfileWords(language).title
    }
  }
}
