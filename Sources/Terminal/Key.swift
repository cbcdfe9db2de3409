/// A key as its cap says, without its modifiers.
public enum Key: Hashable, Sendable {
  /// The character that the key types in the keyboard's layout: `a`, `Я`, `+`. Blank is a character
  /// too.
  case character(Character)
  case enter, escape, tab, backspace, delete, insert
  case up, down, left, right
  case home, end, pageUp, pageDown
  /// F1 to F24.
  case function(Int)
}

/// Modifiers as xterm counts them (`CSI 1 ; 1 + bits`): shift 1, alt 2, control 4, super 8.
public struct Modifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let shift = Modifiers(rawValue: 1 << 0)
  public static let alt = Modifiers(rawValue: 1 << 1)
  public static let control = Modifiers(rawValue: 1 << 2)
  public static let `super` = Modifiers(rawValue: 1 << 3)
}

/// A key and the modifiers held with it.
///
/// Shift is not named on a character, which tells it by itself (`A`, `?`); control is named with
/// the small letter. `KeyStroke.control("r")`, `KeyStroke(.tab, .shift)`, and `"a"` by literal.
public struct KeyStroke: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var key: Key
  public var modifiers: Modifiers

  public init(_ key: Key, _ modifiers: Modifiers = []) {
    (self.key, self.modifiers) = (key, modifiers)
  }

  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(.character(character))
  }

  /// The text that the key types into a text field; nil for keys that command.
  public var text: String? {
    guard case .character(let character) = key, modifiers.subtracting(.shift).isEmpty
    else { return nil }
    return String(character)
  }

  public static func control(_ character: Character) -> KeyStroke {
    KeyStroke(.character(character), .control)
  }

  public static func alt(_ character: Character) -> KeyStroke {
    KeyStroke(.character(character), .alt)
  }

  public static let enter = KeyStroke(.enter)
  public static let escape = KeyStroke(.escape)
  public static let tab = KeyStroke(.tab)
  public static let backTab = KeyStroke(.tab, .shift)
  public static let backspace = KeyStroke(.backspace)
  public static let delete = KeyStroke(.delete)
  public static let space = KeyStroke(.character(" "))
  public static let up = KeyStroke(.up)
  public static let down = KeyStroke(.down)
  public static let left = KeyStroke(.left)
  public static let right = KeyStroke(.right)
  public static let home = KeyStroke(.home)
  public static let end = KeyStroke(.end)
  public static let pageUp = KeyStroke(.pageUp)
  public static let pageDown = KeyStroke(.pageDown)
}
