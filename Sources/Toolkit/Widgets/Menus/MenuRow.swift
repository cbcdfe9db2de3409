import Core
import Terminal

/// A ``MenuItem`` as the walk handles it.
struct MenuRow {
  let key: String
  let title: String
  var shortcut: String?
  var isEnabled = true
  var isDangerous = false
  /// Nil where it is a line between others.
  let action: Any?

  var isSeparator: Bool { action == nil }

  var canBeChosen: Bool { isEnabled && !isSeparator }

  /// What is danger, or cannot be used, is told without colour too.
  func words(_ language: Language, isFlat: Bool) -> String {
    let words = isDangerous ? "! " + title : title
    guard isFlat, !isEnabled else { return words }
    return words + language.say(en: " (not now)", ru: " (сейчас нельзя)")
  }
}

extension [MenuRow] {
  /// The first that can be chosen, or the last one.
  func edge(last: Bool) -> Int? {
    last ? lastIndex(where: \.canBeChosen) : firstIndex(where: \.canBeChosen)
  }

  /// The next that can be chosen, in a direction, around the ends.
  func neighbour(of index: Int, _ step: Int) -> Int? {
    guard !isEmpty else { return nil }
    return (1...count).lazy.map { (index + $0 * step + $0 * count) % count }
      .first { self[$0].canBeChosen }
  }

  /// The next after `index`, around the end, that can be chosen and begins with a text.
  func next(startingWith text: String, after index: Int) -> Int? {
    TypeAhead.index(of: text, from: index + 1, count: count) {
      self[$0].canBeChosen ? self[$0].title : nil
    }
  }
}
