extension TerminalState {
  /// OSC 9: iTerm2's notification, or where a number of ConEmu's begins it, its command.
  mutating func conEmuCommand(_ text: String) {
    let parts = text.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count > 1 || text.utf8.count <= 2, let number = Int(clamping: parts[0]),
      (1...12).contains(number)
    else { return desktop.notify("", text) }
    switch number {
    case 4: setProgress(parts)
    case 9: desktop.folder = Desktop.cut(parts.dropFirst().joined(separator: ";"))
    // Message boxes, waiting, programs to start: none of a terminal's affairs.
    default: break
    }
  }

  private mutating func setProgress(_ parts: [Substring]) {
    let state = parts.count > 1 ? Int(clamping: parts[1]) : nil
    let percent = parts.count > 2 ? Int(clamping: parts[2], 0...100) : nil
    guard state != 0 else { return desktop.progress = nil }
    guard let kind = state.flatMap(ProgressReport.State.init(rawValue:)) else { return }
    desktop.progress = ProgressReport(state: kind, percent: percent)
  }

  /// OSC 777, rxvt's: only `notify` is known.
  mutating func extensionCommand(_ text: String) -> Bool {
    let parts = text.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.first == "notify" else { return false }
    desktop.notify(parts.count > 1 ? String(parts[1]) : "", parts.count > 2 ? String(parts[2]) : "")
    return true
  }

  /// OSC 99, kitty's: pairs of a key and a value, and text for the title or the body.
  mutating func kittyNotification(_ text: String) {
    guard let semicolon = text.firstIndex(of: ";") else { return }
    var values: [Substring: Substring] = [:]
    for pair in text[..<semicolon].split(separator: ":") {
      let sides = pair.split(separator: "=", maxSplits: 1)
      if sides.count == 2 { values[sides[0]] = sides[1] }
    }
    let kind = values["p"] ?? "title"
    guard kind == "title" || kind == "body" else { return }
    var payload = String(text[text.index(after: semicolon)...])
    if values["e"] == "1" {
      let decoded = String(decoding: Base64.decode(payload.utf8) ?? [], as: UTF8.self)
      // The text of a notification may have several lines.
      payload = decoded.split(separator: "\n", omittingEmptySubsequences: false)
        .map(\.withoutControls).joined(separator: "\n")
    }
    let id = String(values["i"] ?? "")
    var pending =
      desktop.pending.flatMap { $0.id == id ? $0 : nil } ?? (id: id, title: "", body: "")
    if kind == "title" { pending.title += payload } else { pending.body += payload }
    pending.title = Desktop.cut(pending.title)
    pending.body = Desktop.cut(pending.body)
    desktop.pending = values["d"] == "0" ? pending : nil
    if desktop.pending == nil { desktop.notify(pending.title, pending.body) }
  }

  /// OSC 22: a name, kitty's stack of them (`>`, `<`) or a question, which gets no answer.
  mutating func setPointerShape(_ text: String) {
    switch text.first {
    case "?": break
    case "<": desktop.pointerShape = ""
    case ">", "=":
      desktop.pointerShape = Desktop.cut(text.dropFirst().split(separator: ",").last ?? "")
    default: desktop.pointerShape = Desktop.cut(text)
    }
  }

  /// OSC 1337, iTerm2's: a name and a value.
  mutating func iTermCommand(_ text: String) -> Bool {
    let equals = text.firstIndex(of: "=")
    let name = equals.map { text[..<$0] } ?? text[...]
    let value = equals.map { text[text.index(after: $0)...] } ?? ""
    switch name {
    case "CurrentDir": desktop.folder = Desktop.cut(value)
    case "SetMark": mark(.user)
    case "SetUserVar": setVariable(value)
    case "ReportCellSize": reply("\u{1B}]1337;ReportCellSize=16.0;8.0;1.0\u{1B}\\")
    case "ClearScrollback": if !isAlternate { screen.clearHistory() }
    case "CursorShape": setITermCursor(value)
    case "Copy": copy(value)
    // What a window or a desktop would do.
    case "RemoteHost", "ShellIntegrationVersion", "StealFocus", "RequestAttention", "SetProfile",
      "SetColors", "SetBadgeFormat", "HighlightCursorLine", "UnicodeVersion", "SetKeyLabel",
      "AddAnnotation", "AddHiddenAnnotation", "BackgroundImage", "CopyToClipboard", "EndCopy",
      "ReportVariable", "RequestUpload", "OpenURL", "Capabilities", "Block", "UpdateBlock":
      break
    default: return iTermFile(name, value)
    }
    return true
  }

  private mutating func setVariable(_ value: Substring) {
    let sides = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2, let bytes = Base64.decode(sides[1].utf8) else { return }
    let name = Desktop.cut(sides[0])
    guard desktop.variables[name] != nil || desktop.variables.count < Desktop.variableLimit
    else { return }
    desktop.variables[name] = Desktop.cut(
      String(decoding: bytes, as: UTF8.self).withoutControls)
  }

  private mutating func setITermCursor(_ value: Substring) {
    let shapes: [CursorState.Shape] = [.block, .bar, .underline]
    if let number = Int(clamping: value), shapes.indices.contains(number) {
      cursorShape = shapes[number]
    }
  }

  /// `Copy=:` and Base64: a write to the clipboard like OSC 52.
  private mutating func copy(_ value: Substring) {
    guard value.first == ":", let data = Base64.decode(value.dropFirst().utf8) else { return }
    clipboard.append(ClipboardWrite(selection: "c", data: data))
  }

  /// Changes the note of the cursor's line; a new one where it has none.
  mutating func withNote(row: Int, _ change: (inout LineNote) -> Void) {
    if row < 0 { settle() }
    var flags = screen.lineFlags(row)
    if !notes.contains(flags.note) {
      if notes.isFull, notes.budget.pays(for: lineCount) {
        settle()
        notes.keep(usedNotes)
      }
      if notes.isFull { notes.forgetOldest() }
      flags.note = notes.add()
      screen.setLineFlags(row, flags)
    }
    notes.change(flags.note, change)
  }

  private var usedNotes: Set<Int> {
    var used = Set<Int>()
    for y in -screen.historyCount..<rows { used.insert(screen.lineFlags(y).note) }
    for y in -hidden.historyCount..<hidden.rows { used.insert(hidden.lineFlags(y).note) }
    return used
  }

  /// The notes of the scrollback and the screen with their rows, from the top.
  var placedNotes: [(row: Int, note: LineNote)] {
    guard !notes.isEmpty else { return [] }
    return (-(isAlternate ? 0 : screen.historyCount)..<rows).compactMap { row in
      notes[screen.lineFlags(row).note].map { (row, $0) }
    }
  }

  // MARK: Shell marks
  /// OSC 133: FinalTerm's marks, as shells and other terminals write them.
  mutating func shellMark(_ text: String) -> Bool {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    switch parts.first {
    case "A", "N": mark(.prompt)
    case "B": mark(.command)
    case "I", "P":
      mark(text.hasPrefix("P;k=s") ? .prompt : text.hasPrefix("I") ? .command : .prompt)
    case "C": mark(.output)
    case "D": mark(.end(status: parts.count > 1 ? Int(clamping: parts[1]) : nil))
    // A fresh line, where the cursor does not stand at the beginning of one.
    case "L":
      if x > 0 {
        carriageReturn()
        index()
      }
    default: return false
    }
    return true
  }

  mutating func mark(_ kind: ShellMark.Kind) {
    let mark = ShellMark(kind: kind, column: x)
    withNote(row: y) { note in
      if note.marks.count < LineNote.markLimit { note.marks.append(mark) }
    }
  }

  var shellMarks: [PlacedShellMark] {
    placedNotes.flatMap { row, note in
      note.marks.map { PlacedShellMark(row: row, mark: $0) }
    }
  }
}

/// The messages of programs to the desktop around a terminal. All of it is recorded and nothing
/// done.
struct Desktop {
  /// The most bytes of one value.
  static let textLimit = 1 << 12
  /// The most user variables (iTerm2's SetUserVar).
  static let variableLimit = 256

  /// The working folder as a path or a `file:` address (OSC 7, OSC 9 ; 9, iTerm2's CurrentDir).
  var folder = ""
  /// The pointer's shape (OSC 22).
  var pointerShape = ""
  var progress: ProgressReport?
  var notifications = RecordLog<TerminalNotification>(limit: 64)
  var variables: [String: String] = [:]
  /// A kitty notification whose parts are still coming (OSC 99).
  var pending: (id: String, title: String, body: String)?

  mutating func notify(_ title: String, _ body: String) {
    notifications.append(TerminalNotification(title: Self.cut(title), body: Self.cut(body)))
  }

  static func cut(_ text: some StringProtocol) -> String {
    guard text.utf8.count > textLimit else { return String(text) }
    return String(decoding: text.utf8.prefix(textLimit), as: UTF8.self)
  }
}

/// A notification that a program asked for (OSC 9, 99 and 777). Recorded, never shown or run.
public struct TerminalNotification: Hashable, Sendable {
  public let title: String
  public let body: String

  public init(title: String, body: String) { (self.title, self.body) = (title, body) }
}

/// The progress that a program reports (OSC 9 ; 4, from ConEmu).
public struct ProgressReport: Hashable, Sendable {
  public enum State: Int, Hashable, Sendable {
    case normal = 1
    case failed, indeterminate, paused
  }

  public let state: State
  /// 0 to 100; nil where none was told.
  public let percent: Int?

  public init(state: State, percent: Int?) { (self.state, self.percent) = (state, percent) }
}

/// Data that a program asked to put into a clipboard (OSC 52). Recorded, never passed on.
public struct ClipboardWrite: Hashable, Sendable {
  /// `c` clipboard, `p` primary, and others of xterm; may be empty.
  public let selection: String
  public let data: [UInt8]

  public init(selection: String, data: [UInt8]) { (self.selection, self.data) = (selection, data) }
}
