import Terminal
import Toolkit

/// A colour as a theme file writes it.
enum WrittenColor: Equatable {
  /// That of the ground, or of the terminal.
  case ground
  case color(Color)

  /// From `#c6a0f6`, `indexed 183`, `ansi red`, `ansi bright-red` or `default`; nil for what is none.
  init?(_ text: String) {
    let words = text.split(separator: " ")
    if words == ["default"] {
      self = .ground
    } else if words.count == 1, let color = Self.hex(words[0]) {
      self = .color(color)
    } else if words.count == 2, words[0] == "indexed", let index = UInt8(words[1]) {
      self = .color(.indexed(index))
    } else if words.count == 2, words[0] == "ansi", let color = Self.ansi(words[1]) {
      self = .color(color)
    } else {
      return nil
    }
  }

  private static func hex(_ word: Substring) -> Color? {
    let digits = word.dropFirst()
    guard word.first == "#", digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit) else {
      return nil
    }
    return UInt32(digits, radix: 16).map(Color.hex)
  }

  private static func ansi(_ word: Substring) -> Color? {
    let isBright = word.hasPrefix("bright-")
    let name = isBright ? word.dropFirst("bright-".count) : word
    let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
    return names.firstIndex { $0 == name }.map { .indexed(UInt8($0 + (isBright ? 8 : 0))) }
  }
}
