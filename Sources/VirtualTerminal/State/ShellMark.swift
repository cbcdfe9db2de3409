/// Where a shell says that a prompt, a command or its output begins (OSC 133).
public struct ShellMark: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case prompt
    /// Behind the prompt: what follows is typed by the user.
    case command
    case output
    /// The command has ended, with a status where the shell told one.
    case end(status: Int?)
    /// iTerm2's SetMark.
    case user
  }

  public let kind: Kind
  /// The column of the cursor.
  public let column: Int
}

/// A mark with the row that its line has now; below 0 a line of the scrollback, -1 the newest.
public struct PlacedShellMark: Hashable, Sendable {
  public let row: Int
  public let mark: ShellMark
}
