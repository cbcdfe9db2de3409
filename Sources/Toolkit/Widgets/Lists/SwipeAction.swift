import Semantics
import Terminal

/// What a drag to the left uncovers at the end of a row: a button that does one thing to its item.
public struct SwipeAction<Action> {
  /// The name of its binding: `pets.delete`.
  var name: String
  var keys: [KeyStroke]
  var title: String
  var role: ThemeRole
  var hint: HintPlace
  var action: (Int) -> Action

  /// - Parameters:
  ///   - keys: what does the same to the selected item without the pointer.
  ///   - title: what it does, in the language of the screen: `delete`.
  public init(
    _ name: String, _ keys: [KeyStroke], _ title: String, role: ThemeRole = .danger,
    hint: HintPlace = .footer,
    action: @escaping (Int) -> Action
  ) {
    self.name = name
    self.keys = keys
    self.title = title
    self.role = role
    self.hint = hint
    self.action = action
  }

  var text: String { "[ \(title) ]" }

  /// What it takes at the end of a row, a blank before it included.
  var columns: Int { DisplayWidth.of(text) + 1 }

  func erased() -> SwipeAction<Any> {
    SwipeAction<Any>(name, keys, title, role: role, hint: hint) { action($0) }
  }
}
