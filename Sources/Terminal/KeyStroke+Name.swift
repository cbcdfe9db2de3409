extension KeyStroke: CustomStringConvertible {
  /// The name for hints and help: `Enter`, `Ctrl-R`, `Shift-Tab`, `↑`, `a`.
  public var description: String {
    var name = ""
    if modifiers.contains(.control) { name += "Ctrl-" }
    if modifiers.contains(.alt) { name += "Alt-" }
    if modifiers.contains(.shift) { name += "Shift-" }
    if modifiers.contains(.super) { name += "Super-" }
    return name + capName
  }

  private var capName: String {
    switch key {
    case .character(" "): "Space"
    case .character(let character):
      modifiers.contains(.control) ? character.uppercased() : String(character)
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .insert: "Insert"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .function(let number): "F\(number)"
    }
  }
}
