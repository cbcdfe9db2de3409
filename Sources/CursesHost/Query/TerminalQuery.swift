import Terminal

/// The questions that are put to a terminal once it shows the first frame.
///
/// Each is one that terminals which do not know it pass over. The last one, DA1, is answered by
/// all, and answers come in the order of the questions: with it nothing more is to come.
public struct TerminalQuery: Hashable, Sendable {
  /// The longest wait for the answers.
  public static let patience = Duration.milliseconds(200)

  let text: String

  /// Nil for terminals that would show a question instead of passing over it.
  ///
  /// - Parameter environment: tells by `TERM`, `TMUX` and `STY` what terminal it is.
  public init?(environment: [String: String]) {
    let type = environment["TERM"] ?? ""
    let plain = ["linux", "vt", "ansi", "cons", "sun", "dumb", "cygwin", "xterm-mono"]
    guard !type.isEmpty, !plain.contains(where: type.hasPrefix) else { return nil }
    let isMultiplexed =
      environment["TMUX"] != nil || environment["STY"] != nil || type.hasPrefix("tmux")
      || type.hasPrefix("screen")
    let parts =
      [Self.schemeReports, Self.background] + (isMultiplexed ? [] : [Self.graphics])
      + [Self.cellPixels, Self.version, Self.attributes]
    text = parts.joined()
  }

  /// Makes the query of a program. A driver that watches the program would have to answer, so that
  /// it is asked only where it wants to be, by `MOGGY_QUERY_TERMINAL=1`.
  public init?(environment: [String: String], isInspected: Bool) {
    if isInspected, environment["MOGGY_QUERY_TERMINAL"] != "1" { return nil }
    self.init(environment: environment)
  }

  /// Mode 2031: reports `CSI ? 997 ; 1 n` (dark) or `2 n` (light) at each change of the scheme.
  private static let schemeReports = "\u{1B}[?2031h"
  /// OSC 11 with a question mark.
  private static let background = "\u{1B}]11;?\u{1B}\\"
  /// A picture of one pixel that is only asked about (`a=q`). tmux would take the string for a
  /// title.
  private static let graphics =
    "\u{1B}_Gi=\(TerminalReply.pictureNumber),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
  /// XTWINOPS 16: the pixels of a cell.
  private static let cellPixels = "\u{1B}[16t"
  /// XTVERSION.
  private static let version = "\u{1B}[>0q"
  /// DA1.
  private static let attributes = "\u{1B}[c"
}

/// Gathers the answers to one ``TerminalQuery`` and hands them out once, when the last one has come
/// or the time is up; what comes later, or unasked, is dropped.
struct CapabilityCollector: Sendable {
  private var answers: Answers?
  /// The scheme that was told last.
  private var isLight: Bool?

  private struct Answers {
    var capabilities = TerminalCapabilities()
    var takesKitty = false
    var name = ""
  }

  /// True while an answer would count.
  var isAsking: Bool { answers != nil }

  /// Begins anew: the questions have just been put.
  mutating func begin() { answers = Answers() }

  /// Takes a reply; returns true if it tells of a change, so that everything is to be asked anew.
  ///
  /// Some terminals report the scheme whenever they are asked to report it, which is with each
  /// query: what they said before, or say first while they are asked, is no change.
  mutating func isChange(_ reply: TerminalReply) -> Bool {
    guard case .colorScheme(let isLight) = reply, isLight != self.isLight else { return false }
    defer { self.isLight = isLight }
    return self.isLight != nil || !isAsking
  }

  /// Takes an answer; the result with the last one.
  mutating func take(_ reply: TerminalReply) -> TerminalCapabilities? {
    switch reply {
    case .background(let color): answers?.capabilities.background = color
    case .graphics(let isSupported): answers?.takesKitty = isSupported
    case .cellPixels(let size): answers?.capabilities.cellPixels = size
    case .version(let name): answers?.name = name
    case .attributes(let numbers): return finish(attributes: numbers)
    case .colorScheme: break
    }
    return nil
  }

  /// Ends the wait: returns the answers so far; nil where everything had come before.
  mutating func giveUp() -> TerminalCapabilities? { finish(attributes: []) }

  private mutating func finish(attributes: [Int]) -> TerminalCapabilities? {
    guard let answers else { return nil }
    self.answers = nil
    var capabilities = answers.capabilities
    capabilities.notifications = NotificationProtocol(version: answers.name)
    if answers.takesKitty {
      capabilities.pictures = .kitty
    } else if Self.itermNames.contains(where: answers.name.hasPrefix) {
      capabilities.pictures = .iterm2
    } else if attributes.contains(4), !answers.name.hasPrefix("tmux") {
      capabilities.pictures = .sixel
    }
    return capabilities
  }

  /// Terminals that take OSC 1337, by what they call themselves in XTVERSION.
  private static let itermNames = ["iTerm2", "WezTerm", "mintty"]
}
