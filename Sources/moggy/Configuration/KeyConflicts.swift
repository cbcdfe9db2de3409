import Shell
import Toolkit

/// A key that two actions have, of which only one can be done by it.
struct KeyConflict: Hashable {
  let key: KeySequence
  let winner: String
  let loser: String
  /// The action that the user has given the key, in whose line the conflict is told.
  let told: String
  /// True where the loser is the second action that the user has given the key on one screen: it gets
  /// none of it.
  var isGivenTwice = false
}

/// Keys of the user that other actions have as well.
///
/// Within a screen the user's own key wins, and of two such keys the one that was given first. A key
/// of a screen wins over one that works everywhere.
struct KeyConflicts {
  let keymap: Keymap
  /// The actions that the user has given keys, in the order of the file.
  let given: [String]

  var all: [KeyConflict] {
    var conflicts: [KeyConflict] = []
    for action in given {
      let found = ActionNames.screens.filter { $0[action] != nil }.flatMap { screen in
        within(screen, of: action) + outside(screen, of: action)
      }
      conflicts += found + everywhere(action)
    }
    var seen: Set<KeyConflict> = []
    return conflicts.filter { seen.insert($0).inserted }
  }

  private func keys(_ action: String, _ standard: [KeySequence]) -> [KeySequence] {
    keymap.keys[action] ?? standard
  }

  /// Other actions of the same screen.
  private func within(_ screen: [String: [KeySequence]], of action: String) -> [KeyConflict] {
    shared(action, with: screen).compactMap { other, key in
      guard let place = given.firstIndex(of: other) else {
        return KeyConflict(key: key, winner: action, loser: other, told: action)
      }
      // Told once, where the second of them stands.
      let isSecond = given.firstIndex(of: action).map { $0 > place } ?? false
      return isSecond
        ? KeyConflict(key: key, winner: other, loser: action, told: action, isGivenTwice: true)
        : nil
    }
  }

  /// A key of a screen that works everywhere else.
  private func outside(_ screen: [String: [KeySequence]], of action: String) -> [KeyConflict] {
    shared(action, with: ActionNames.everywhere).map { other, key in
      KeyConflict(key: key, winner: action, loser: other, told: action)
    }
  }

  /// A key for everywhere that some screen has for itself, and one that another such action has.
  private func everywhere(_ action: String) -> [KeyConflict] {
    guard ActionNames.everywhere[action] != nil else { return [] }
    let onScreens = ActionNames.screens.lazy.compactMap { self.shared(action, with: $0).first }
      .first
      .map { KeyConflict(key: $0.1, winner: $0.0, loser: action, told: action) }
    return within(ActionNames.everywhere, of: action) + (onScreens.map { [$0] } ?? [])
  }

  /// The keys of an action that another one of a screen has too, as a whole or as a beginning.
  private func shared(
    _ action: String, with screen: [String: [KeySequence]]
  ) -> [(String, KeySequence)] {
    let own = keys(action, [])
    return screen.sorted { $0.key < $1.key }.filter { $0.key != action }.flatMap {
      other, standard in
      let others = keys(other, standard)
      return own.filter { key in others.contains { $0.excludes(key) } }.map { (other, $0) }
    }
  }
}
