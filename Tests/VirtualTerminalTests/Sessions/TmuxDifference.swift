/// Why tmux shows something else, and what says that it should not.
enum TmuxDifference: String, CaseIterable {
  /// xterm erases in both colours of the pen. No blank shows its foreground, so nothing of it is
  /// lost by comparing without.
  case erasedForeground = "tmux erases in the background alone"

  /// xterm drops them too. Here the rows at the top go to the history, so that no text is lost that
  /// a program has put on the primary screen.
  case rowsBelowCursor = "tmux drops rows of the primary screen below the cursor, with their text"

  /// `CSI ? 1049 l` on the primary screen restores the saved cursor. The lines that a resize took
  /// from the top, or brought back, move it along like the cursor itself; foot does so too.
  case savedCursor = "tmux leaves the saved cursor in its row when a resize moves the text"

  /// ECMA-48, 8.3.67 (IL): the active position is moved to the line home position.
  case insertLineColumn = "tmux leaves the cursor in its column when lines are inserted"

  /// `resizeGravity` of xterm(1): where the window becomes taller, saved lines are scrolled down.
  case clearedHistory = "tmux brings no line of the history back once the screen was cleared"

  /// `CSI ? 1049 l` shows the primary screen, and what was on it: here nothing.
  case alternateText = "tmux leaves a row of the alternate screen after it was resized"
}
