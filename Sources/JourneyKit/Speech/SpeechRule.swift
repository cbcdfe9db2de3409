/// A rule of the screen-reader gate. A screen reader of a terminal knows cells and the cursor: it says rows
/// whose text has changed, and the row to which the cursor has moved.
public enum SpeechRule: String, Hashable, Sendable, Codable, CaseIterable {
  /// A row in which nothing has changed was painted again, so a reader says it again.
  case repaint
  /// The thing that has the focus does not hold the cursor, which a reader follows.
  case focusCursor = "focus-cursor"
  /// An act has changed colours of like luminance and nothing else: nobody hears it, and who does not tell
  /// the colours apart does not see it.
  case colourOnly = "colour-only"
  /// An act has changed how text looks, as by reverse video, and nothing that a reader says.
  case silent
  /// The focus is on something without words.
  case noWords = "no-words"
  /// Lines, blocks or braille patterns stand in what is said.
  case drawing
}

/// A broken rule, and the act that broke it.
public struct SpeechFinding: Hashable, Sendable, CustomStringConvertible {
  public var rule: SpeechRule
  /// The act, in words.
  public var act: String
  public var message: String

  public var description: String { "\(rule.rawValue): \(act): \(message)" }
}

/// An act, and the words of a screen reader after it.
public struct SpokenAct: Hashable, Sendable {
  /// The act, in words.
  public var act: String
  /// The lines that are said, in order; empty where nothing is.
  public var lines: [String]
  public var findings: [SpeechFinding]
}
