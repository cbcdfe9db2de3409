import AppRuntime
import Core
import Terminal

/// An action of a tab, for the palette, which knows none of the tab's screens.
public struct TabCommand: Sendable {
  /// The name of the tab, and its title in the language of the screen.
  let tab: String
  let tabTitle: String
  /// The whole name: `pets.add`.
  let name: String
  let key: KeyStroke
  let title: Phrase
  /// The way to the screen that has it; nil for the tab's first screen.
  let way: Phrase?

  static func all(of tab: AnyTab, _ language: Language) -> [TabCommand] {
    tab.actions.flatMap { group in
      group.actions.map { action in
        TabCommand(
          tab: tab.name, tabTitle: tab.title(language), name: "\(group.name).\(action.name)",
          key: action.key, title: action.title, way: group.way)
      }
    }
  }
}
