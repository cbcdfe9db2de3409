import VirtualTerminal

/// What a terminal knows besides its cells, at the moment of a screen.
public struct TerminalFacts: Hashable, Sendable {
  public var title: String
  public var iconName: String
  /// How often the program has rung since its start.
  public var bellCount: Int
  /// The last 64 writes to a clipboard (OSC 52).
  public var clipboardWrites: [ClipboardWrite]
  /// The last 64 notifications (OSC 9, 99, 777).
  public var notifications: [TerminalNotification]
  /// The progress bar that the program asks for (OSC 9 ; 4).
  public var progress: ProgressReport?
  /// As the program wrote it (OSC 7).
  public var workingFolder: String
  public var cursor: CursorState
  /// What is switched on: mouse reports, bracketed paste and so on.
  public var modes: Modes
  public var keyboardFlags: KeyboardFlags
  public var isAlternateScreen: Bool

  public init(_ terminal: VirtualTerminal) {
    title = terminal.title
    iconName = terminal.iconName
    bellCount = terminal.bellCount
    clipboardWrites = terminal.clipboardWrites
    notifications = terminal.notifications
    progress = terminal.progress
    workingFolder = terminal.workingFolder
    cursor = terminal.cursor
    modes = terminal.modes
    keyboardFlags = terminal.keyboardFlags
    isAlternateScreen = terminal.isAlternateScreen
  }
}
