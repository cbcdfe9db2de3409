import Terminal

/// A key of the numeric keypad, in the order of the kitty protocol's codes from 57399 on.
public enum KeypadKey: Int, Hashable, Sendable, CaseIterable {
  case digit0, digit1, digit2, digit3, digit4, digit5, digit6, digit7, digit8, digit9
  case decimal, divide, multiply, subtract, add, enter, equal, separator
  case left, right, up, down, pageUp, pageDown, home, end, insert, delete, begin

  var kittyCode: Int { 57399 + rawValue }

  /// What it types while Num Lock is on.
  var character: Character? {
    rawValue <= KeypadKey.separator.rawValue && self != .enter
      ? Array("0123456789./*-+\r=,")[rawValue] : nil
  }

  /// The final byte behind SS3 in application mode (DECKPAM), as VT220 and xterm have it.
  var applicationFinal: Character? {
    rawValue <= KeypadKey.separator.rawValue ? Array("pqrstuvwxynojmkMXl")[rawValue] : nil
  }

  /// The key of the main block that does the same.
  var plain: Key? {
    switch self {
    case .enter: .enter
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .home: .home
    case .end: .end
    case .insert: .insert
    case .delete: .delete
    case .begin: nil
    default: character.map { .character($0) }
    }
  }
}
