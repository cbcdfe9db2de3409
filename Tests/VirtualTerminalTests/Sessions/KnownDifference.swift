/// What differs at one step: exactly these rows, and the cursor or not.
struct KnownDifference {
  var session: String
  var step: Int
  var rows: Set<Int> = []
  var cursor = false
  var why: TmuxDifference

  static let all = [
    KnownDifference(
      session: "dialog-calendar-tmux-256color", step: 7, cursor: true, why: .savedCursor),
    KnownDifference(session: "dialog-checklist-screen", step: 6, cursor: true, why: .savedCursor),
    KnownDifference(
      session: "dialog-menu-xterm-256color", step: 7, cursor: true, why: .savedCursor),
    KnownDifference(
      session: "mc-vt220", step: 8, rows: [0, 1, 2], cursor: true, why: .rowsBelowCursor),
    KnownDifference(
      session: "mc-vt220", step: 9, rows: [0, 1, 2, 20, 23], cursor: true, why: .rowsBelowCursor),
    KnownDifference(
      session: "shell-vt220", step: 5, rows: [5], cursor: true, why: .insertLineColumn),
    KnownDifference(
      session: "shell-vt220", step: 8, rows: Set(0...4), cursor: true, why: .clearedHistory),
    KnownDifference(
      session: "shell-vt220", step: 9, rows: Set(0...4), cursor: true, why: .clearedHistory),
    KnownDifference(
      session: "vim-mouse-tmux-256color", step: 9, rows: [0], cursor: true, why: .alternateText),
  ]

  /// Whether these are the differences that are known, no more and no less.
  func covers(_ differences: [ScreenDifference]) -> Bool {
    var found = KnownDifference(session: session, step: step, why: why)
    for difference in differences {
      switch difference {
      case .cells(let y, _, _, _): found.rows.insert(y)
      case .cursor: found.cursor = true
      case .cursorVisibility, .mode, .region: return false
      }
    }
    return found.rows == rows && found.cursor == cursor
  }
}
