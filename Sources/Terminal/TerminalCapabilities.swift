/// The facts that a terminal has told about itself; nil where it has not, or cannot.
public struct TerminalCapabilities: Hashable, Sendable {
  /// The colour of its background (OSC 11).
  public var background: Color?
  /// The protocol in which it takes real pictures.
  public var pictures: PictureProtocol?
  /// The pixels of one cell, for pictures in their right proportions.
  public var cellPixels: Size?
  /// The protocol in which it takes messages for the desktop.
  public var notifications: NotificationProtocol?

  public init(background: Color? = nil, pictures: PictureProtocol? = nil, cellPixels: Size? = nil) {
    (self.background, self.pictures, self.cellPixels) = (background, pictures, cellPixels)
  }
}

/// The programs between a program and its terminal that show it in a part of the screen.
enum Multiplexer {
  /// True inside tmux or screen, by the environment.
  static func isAround(_ environment: [String: String]) -> Bool {
    let type = environment["TERM"] ?? ""
    return environment["TMUX"]?.isEmpty == false || environment["STY"]?.isEmpty == false
      || type.hasPrefix("screen") || type.hasPrefix("tmux")
  }
}

/// The ways in which terminals take real pictures.
public enum PictureProtocol: String, Hashable, Sendable, Codable, CaseIterable {
  /// APC strings of the kitty graphics protocol.
  case kitty
  /// OSC 1337 of iTerm2.
  case iterm2
  /// DCS strings of the VT340.
  case sixel

  /// Returns the protocol in which the terminal is sent pictures; nil for cells alone.
  ///
  /// A setting that names one wins. Else a terminal without colours, and everything inside tmux or
  /// screen, gets cells: these keep no account of pictures, so that old ones would stay. What the
  /// terminal told about itself counts more than what the environment says, which outlives an ssh
  /// session or is inherited from another terminal.
  public static func choose(
    setting: PictureSetting, environment: [String: String], capabilities: TerminalCapabilities,
    depth: ColorDepth
  ) -> PictureProtocol? {
    guard depth != .none else { return nil }
    switch setting {
    case .cells: return nil
    case .kitty: return .kitty
    case .iterm2: return .iterm2
    case .sixel: return .sixel
    case .auto:
      if Multiplexer.isAround(environment) { return nil }
      return capabilities.pictures ?? known(by: environment)
    }
  }

  /// Terminals that name themselves and have had their protocol for years.
  private static func known(by environment: [String: String]) -> PictureProtocol? {
    let type = environment["TERM"] ?? ""
    if type == "xterm-kitty" || type == "xterm-ghostty" { return .kitty }
    switch environment["TERM_PROGRAM"] {
    case "ghostty": return .kitty
    case "iTerm.app", "WezTerm": return .iterm2
    default: return environment["LC_TERMINAL"] == "iTerm2" ? .iterm2 : nil
    }
  }
}

/// The user's choice of the way that pictures are shown.
public enum PictureSetting: String, Hashable, Sendable, Codable, CaseIterable {
  /// In the best way that the terminal is known to have.
  case auto
  /// As characters, wherever.
  case cells
  case kitty
  case iterm2
  case sixel
}
