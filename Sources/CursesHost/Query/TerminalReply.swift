import Terminal

/// An answer of a terminal to a ``TerminalQuery``, or a report that it sends by itself.
public enum TerminalReply: Hashable, Sendable {
  /// OSC 11: the colour of the background.
  case background(Color)
  /// The answer on the kitty graphics protocol.
  case graphics(isSupported: Bool)
  /// `CSI 6 ; height ; width t`.
  case cellPixels(Size)
  /// XTVERSION: the terminal's name and version in its own words.
  case version(String)
  /// DA1: the kind of terminal and its extensions; 4 is sixel.
  case attributes([Int])
  /// Mode 2031: the user has changed to a light or dark scheme.
  case colorScheme(isLight: Bool)
}

extension TerminalReply {
  /// The number of the picture that the kitty query names, to know the answer by.
  static let pictureNumber = 31

  /// Reads an answer from a control sequence; nil for one that is no such answer.
  init?(_ control: ControlSequence) {
    guard !control.hasIntermediates else { return nil }
    switch (control.marker, control.final) {
    case (UInt8(ascii: "?"), UInt8(ascii: "c")):
      self = .attributes(control.parameters.indices.map(control.parameter))
    case (UInt8(ascii: "?"), UInt8(ascii: "n")) where control.parameter(0) == 997:
      self = .colorScheme(isLight: control.parameter(1) == 2)
    case (nil, UInt8(ascii: "t")) where control.parameter(0) == 6 && control.parameters.count == 3:
      let size = Size(control.parameter(2), control.parameter(1))
      guard (1...1000).contains(size.columns), (1...1000).contains(size.rows) else { return nil }
      self = .cellPixels(size)
    default: return nil
    }
  }

  /// Reads an answer from a control string.
  ///
  /// - Parameters:
  ///   - introducer: the byte after the ESC: `]` of OSC, `_` of APC, `P` of DCS.
  ///   - body: what stands between it and the string's end.
  init?(introducer: UInt8, body: some Collection<UInt8>) {
    let text = String(decoding: body.prefix(256), as: UTF8.self)
    switch introducer {
    case UInt8(ascii: "]"):
      guard text.hasPrefix("11;"), let color = Color(specification: text.dropFirst(3)) else {
        return nil
      }
      self = .background(color)
    case UInt8(ascii: "_"):
      let parts = text.split(separator: ";", maxSplits: 1)
      guard parts.count == 2, parts[0].hasPrefix("G"),
        parts[0].dropFirst().split(separator: ",").contains("i=\(Self.pictureNumber)")
      else { return nil }
      self = .graphics(isSupported: parts[1] == "OK")
    case UInt8(ascii: "P"):
      guard text.hasPrefix(">|") else { return nil }
      self = .version(String(text.dropFirst(2)))
    default: return nil
    }
  }
}

extension Color {
  /// A colour as X names it (XParseColor): `rgb:RR/GG/BB` with one to four digits each, or
  /// `rgba:` with a fourth number, which does not count.
  fileprivate init?(specification: Substring) {
    guard let colon = specification.firstIndex(of: ":") else { return nil }
    let kind = specification[..<colon]
    let parts = specification[specification.index(after: colon)...].split(
      separator: "/", omittingEmptySubsequences: false)
    guard (kind == "rgb" && parts.count == 3) || (kind == "rgba" && parts.count == 4) else {
      return nil
    }
    let values = parts.prefix(3).compactMap(Self.part)
    guard values.count == 3 else { return nil }
    self = .rgb(values[0], values[1], values[2])
  }

  private static func part(_ digits: Substring) -> UInt8? {
    guard (1...4).contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit),
      let value = Int(digits, radix: 16)
    else { return nil }
    let most = 1 << (4 * digits.utf8.count) - 1
    return UInt8((value * 255 + most / 2) / most)
  }
}
