import VirtualTerminal

/// What a program tells its terminal besides the screen, read off by comparing counts.
struct TerminalMessages {
  private var title = ""
  private var bells = 0
  private var notifications: [TerminalNotification] = []
  private var clipboard: [ClipboardWrite] = []
  private var unknown = 0

  /// What has come since the last call, in words.
  mutating func take(_ terminal: VirtualTerminal) -> [String] {
    var words: [String] = []
    // A terminal that was made anew counts from 0 again.
    let rings = terminal.bellCount - (terminal.bellCount < bells ? 0 : bells)
    if rings > 0 { words.append(rings == 1 ? "bell" : "bell \(rings) times") }
    if terminal.title != title { words.append("title \(terminal.title.quoted)") }
    if terminal.notifications != notifications, let last = terminal.notifications.last {
      words.append("notification \(last.title.quoted) \(last.body.quoted)")
    }
    if terminal.clipboardWrites != clipboard, let last = terminal.clipboardWrites.last {
      words.append("clipboard \(last.selection): \(last.data.count) bytes")
    }
    let strange = terminal.unrecognizedCount - (terminal.unrecognizedCount < unknown ? 0 : unknown)
    if strange > 0 {
      words += terminal.unrecognized.suffix(min(strange, 8)).map { "not understood: \($0)" }
    }
    remember(terminal)
    return words
  }

  private mutating func remember(_ terminal: VirtualTerminal) {
    title = terminal.title
    bells = terminal.bellCount
    notifications = terminal.notifications
    clipboard = terminal.clipboardWrites
    unknown = terminal.unrecognizedCount
  }
}
