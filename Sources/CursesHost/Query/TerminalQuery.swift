import Terminal

/// The questions that are put to a terminal once it shows the first frame.
///
/// Each is one that terminals which do not know it pass over. The last one, DA1, is answered by all,
/// and answers come in the order of the questions: with it nothing more is to come.
public struct TerminalQuery: Hashable, Sendable {
  /// How long the answers may take.
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

  /// For a program that a driver may watch: that would have to answer, so that it is asked only where
  /// it wants to be, by `MOGGY_QUERY_TERMINAL=1`.
  public init?(environment: [String: String], isInspected: Bool) {
    if isInspected, environment["MOGGY_QUERY_TERMINAL"] != "1" { return nil }
    self.init(environment: environment)
  }

  /// Mode 2031: reports `CSI ? 997 ; 1 n` (dark) or `2 n` (light) at each change of the scheme.
  private static let schemeReports = "\u{1B}[?2031h"
  /// OSC 11 with a question mark.
  private static let background = "\u{1B}]11;?\u{1B}\\"
  /// A picture of one pixel that is only asked about (`a=q`). tmux would take the string for a title.
  private static let graphics =
    "\u{1B}_Gi=\(TerminalReply.pictureNumber),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
  /// XTWINOPS 16: the pixels of a cell.
  private static let cellPixels = "\u{1B}[16t"
  /// XTVERSION.
  private static let version = "\u{1B}[>0q"
  /// DA1.
  private static let attributes = "\u{1B}[c"
}
