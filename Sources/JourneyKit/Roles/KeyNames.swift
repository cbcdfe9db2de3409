import Semantics
import Terminal

/// The names of keys, as hints and menus write them.
enum KeyNames {
  private static let names: Set<String> = [
    "esc", "enter", "return", "tab", "spc", "space", "ins", "del", "home", "end",
    "pgup", "pgdn", "pgdown", "up", "down", "left", "right", "bksp", "s-tab", "pageup", "pagedown",
    "arrows", "ret", "escape", "spacebar", "arrow keys", "cursor keys",
  ]

  /// Names that are words in hints, too, so that only brackets make keys of them.
  private static let bracketed: Set<String> = ["insert", "delete", "backspace"]

  /// Returns true for the name of a key: one sign, `^X`, `^KX`, `M-x`, `C-x`, `F10`, `Esc`, `<Space>`,
  /// `Ctrl-x`.
  static func isName(_ grid: CellGrid, _ y: Int, _ range: Range<Int>) -> Bool {
    if range.count == 1 { return !grid.isGap(range.lowerBound, y) }
    guard range.count <= 12 else { return false }
    let (first, second) = (grid.sign(range.lowerBound, y), grid.sign(range.lowerBound + 1, y))
    if first == 0x5E { return second != 0x20 }
    let text = grid.text(y, range)
    if text.count == 3, second == 0x2D, [0x43, 0x4D, 0x53].contains(first) { return true }
    let name = text.lowercased()
    if isModified(name) || range.allSatisfy({ (0x2190..<0x2200).contains(grid.sign($0, y)) }) {
      return true
    }
    let isBracketed = first == 0x3C && name.hasSuffix(">") || first == 0x5B && name.hasSuffix("]")
    let bare = isBracketed ? String(name.dropFirst().dropLast()) : name
    if isBracketed, bracketed.contains(bare) { return true }
    if names.contains(bare) || isFunctionKey(bare) { return true }
    let words = bare.split(separator: " ")
    return words.count == 2 && words[1].count == 1 && names.contains(String(words[0]))
  }

  /// Returns true for the name of a key in a column of such, where `Delete` is one without brackets.
  static func isNamed(_ grid: CellGrid, _ y: Int, _ range: Range<Int>) -> Bool {
    isName(grid, y, range) || bracketed.contains(grid.text(y, range).lowercased())
  }

  /// Returns true for what stands behind the entry of a menu: `^X`, `C-x`, `M-x`, `F10`, `(x)`.
  static func isShortcut(_ grid: CellGrid, _ y: Int, _ range: Range<Int>) -> Bool {
    let text = grid.text(y, range)
    guard text.count > 1 else { return false }
    if text.first == "^" { return text.count <= 4 }
    if text.first == "(", text.last == ")" {
      return text.count == 3 || isName(grid, y, range.dropFirst().dropLast())
    }
    return text.count == 3 && text.dropFirst().first == "-" || isFunctionKey(text.lowercased())
      || isModified(text.lowercased())
  }

  /// Returns true for keys that do the same: `↑/k`, `j/k`, `PgUp/PgDn`.
  static func areAlternatives(_ name: String) -> Bool {
    let keys = name.lowercased()
      .split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "," }
    return (2...3).contains(keys.count)
      && keys.allSatisfy { isAlternative(String($0)) }
      && !keys.allSatisfy { $0.first?.isNumber == true }
  }

  private static func isAlternative(_ key: String) -> Bool {
    key.count == 1 || names.contains(key) || isModified(key) || isFunctionKey(key)
      || key.count == 2 && key.first == "^"
  }

  private static let modifiers: Set<String> = [
    "ctrl", "ctl", "control", "alt", "shift", "sh", "meta", "esc",
  ]

  /// Returns true for `ctrl-x`, `alt+f4`, `<ctrl>-x`.
  private static func isModified(_ text: String) -> Bool {
    var name = text
    if name.first == "<", let close = name.firstIndex(of: ">"),
      close < name.index(before: name.endIndex)
    {
      name.remove(at: close)
      name.removeFirst()
    }
    guard let sign = name.firstIndex(where: { $0 == "-" || $0 == "+" }),
      modifiers.contains(String(name[..<sign]))
    else { return false }
    let key = String(name[name.index(after: sign)...])
    return isModified(key) || key.count == 1 || names.contains(key) || isFunctionKey(key)
  }

  private static func isFunctionKey(_ name: String) -> Bool {
    var digits = Substring(name)
    if let dash = digits.firstIndex(of: "-"), ["s", "c", "m"].contains(digits[..<dash]) {
      digits = digits[digits.index(after: dash)...]
    }
    guard digits.first == "f", let number = Int(digits.dropFirst()) else { return false }
    return (1...24).contains(number)
  }
}
