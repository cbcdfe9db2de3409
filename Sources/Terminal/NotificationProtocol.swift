/// The ways in which terminals take a message for the desktop.
public enum NotificationProtocol: Hashable, Sendable, CaseIterable {
  /// OSC 9 of iTerm2: one text.
  case osc9
  /// OSC 99 of kitty: a title and a text, in two parts.
  case osc99
  /// OSC 777 of rxvt-unicode: a title and a text.
  case osc777

  /// Returns the protocol in which the terminal is sent messages; nil where none is known, and inside tmux
  /// or screen, which would take them for their own.
  ///
  /// The answer of the terminal about itself counts more than the environment.
  public static func choose(
    environment: [String: String], capabilities: TerminalCapabilities
  ) -> NotificationProtocol? {
    if Multiplexer.isAround(environment) { return nil }
    return capabilities.notifications ?? known(by: environment)
  }

  /// Returns the protocol of a terminal, by what it calls itself in XTVERSION; nil where it is not known.
  public init?(version name: String) {
    let known: [(String, NotificationProtocol)] = [
      ("kitty", .osc99), ("iTerm2", .osc9), ("WezTerm", .osc9), ("ghostty", .osc777),
      ("foot", .osc777),
    ]
    guard let found = known.first(where: { name.hasPrefix($0.0) }) else { return nil }
    self = found.1
  }

  private static func known(by environment: [String: String]) -> NotificationProtocol? {
    switch environment["TERM_PROGRAM"] {
    case "iTerm.app", "WezTerm": return .osc9
    case "ghostty": return .osc777
    default: break
    }
    if environment["LC_TERMINAL"] == "iTerm2" { return .osc9 }
    let type = environment["TERM"] ?? ""
    if type == "xterm-kitty" { return .osc99 }
    let others = ["xterm-ghostty", "foot", "rxvt-unicode"]
    return others.contains { type.hasPrefix($0) } ? .osc777 : nil
  }

  /// The longest title and text, in graphemes: kitty takes parts of 2,048 bytes.
  private static let (longestTitle, longestText) = (60, 200)

  /// Returns the control sequence of a message. Nothing of the message can end it or begin another.
  public func sequence(title: String, text: String) -> String {
    let title = Sanitizer.clean(String(title.prefix(Self.longestTitle)))
    let text = Sanitizer.clean(String(text.prefix(Self.longestText)))
    return switch self {
    // A number in front would be a command of ConEmu.
    case .osc9: "\u{1B}]9;Moggy: \(title): \(text)\u{07}"
    case .osc99:
      "\u{1B}]99;i=moggy:d=0:p=title;\(title)\u{1B}\\\u{1B}]99;i=moggy:d=1:p=body;\(text)\u{1B}\\"
    case .osc777:
      "\u{1B}]777;notify;\(title.split(separator: ";").joined(separator: ","));\(text)\u{07}"
    }
  }
}
