/// Why there can be no screen, in words for the person who started the program.
public enum ScreenError: Error, Hashable, Sendable, CustomStringConvertible {
  case notATerminal
  case typeMissing
  case typeUnknown(String)
  /// The terminal cannot move its cursor: `dumb`.
  case typeUnfit(String)
  case failed

  public var description: String {
    switch self {
    case .notATerminal: "standard input and output are not a terminal"
    case .typeMissing: "TERM is not set, so the terminal's type is not known"
    case .typeUnknown(let type): "the terminal type \(Self.quote(type)) is not known to terminfo"
    case .typeUnfit(let type): "a terminal of type \(Self.quote(type)) cannot show a screen"
    case .failed: "the terminal could not be set up"
    }
  }

  /// TERM is whatever somebody put there: no control character of it is printed.
  private static func quote(_ type: String) -> String {
    let shown = type.unicodeScalars.prefix(64).map { scalar in
      (0x20..<0x7F).contains(scalar.value) ? Character(scalar) : "?"
    }
    return "“" + String(shown) + "”"
  }
}
