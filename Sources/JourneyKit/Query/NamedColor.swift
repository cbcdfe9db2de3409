import Terminal

/// The first 16 colours of the palette, by the names that ECMA-48 and xterm give them.
public enum NamedColor: String, Hashable, Sendable, CaseIterable {
  case black, red, green, yellow, blue, magenta, cyan, white
  case brightBlack = "bright black"
  case brightRed = "bright red"
  case brightGreen = "bright green"
  case brightYellow = "bright yellow"
  case brightBlue = "bright blue"
  case brightMagenta = "bright magenta"
  case brightCyan = "bright cyan"
  case brightWhite = "bright white"
}

extension Color {
  public static func named(_ name: NamedColor) -> Color {
    .indexed(UInt8(NamedColor.allCases.firstIndex(of: name) ?? 0))
  }

  /// `red`, `183`, `#d7afff`, `default`
  var words: String {
    if case .indexed(let index) = self, NamedColor.allCases.indices.contains(Int(index)) {
      return NamedColor.allCases[Int(index)].rawValue
    }
    return name ?? "default"
  }

  /// The colour of such words: a name, a number of the palette, or `#rrggbb`; nil for others.
  public init?(words: String) {
    if words == "default" {
      self = .default
    } else if let name = NamedColor(rawValue: words) {
      self = .named(name)
    } else if let index = UInt8(words) {
      self = .indexed(index)
    } else if words.first == "#", words.utf8.count == 7,
      let value = UInt32(words.dropFirst(), radix: 16)
    {
      self = .hex(value)
    } else {
      return nil
    }
  }
}
