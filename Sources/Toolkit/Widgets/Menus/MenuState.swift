import Terminal

/// What an open menu remembers.
struct MenuState: ControlState {
  /// Beside what it stands; without rows where it is the pointer, nil where the menu is closed.
  var anchor: Rect?
  var selection = 0
}
