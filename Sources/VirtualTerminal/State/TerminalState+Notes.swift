extension TerminalState {
  /// Changes the note of the cursor's line; a new one where it has none.
  mutating func withNote(row: Int, _ change: (inout LineNote) -> Void) {
    var flags = screen.lineFlags(row)
    if notes[flags.note] == nil {
      if notes.isFull { notes.keep(usedNotes) }
      flags.note = notes.add()
      screen.setLineFlags(row, flags)
    }
    guard var note = notes[flags.note] else { return }
    change(&note)
    notes[flags.note] = note
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
    case "D": mark(.end(status: parts.count > 1 ? Int(parts[1]) : nil))
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
