import Semantics

/// What a text area keeps: its text, and what of it shows.
struct AreaState: ControlState {
  var editing: TextEditing
  /// The column that `↑` and `↓` aim for, over rows that are shorter.
  var goal: Int?
  /// The first row that shows.
  var top = 0
  /// The caret that was brought into view; once only, so that the wheel may leave it behind.
  var followed: Int?
  /// The row of the bar's thumb that the pointer holds.
  var grip: Int?

  init(_ text: String) {
    editing = TextEditing(text, keepsLines: true)
  }

  /// What was kept, unless the text has been changed from outside since.
  static func current(_ id: Identifier, _ text: String, _ context: RenderContext) -> AreaState {
    guard let kept = context.control(id, as: AreaState.self), kept.editing.text == text else {
      return AreaState(text)
    }
    return kept
  }

  /// Moves as little as it takes for a caret that has moved to show.
  mutating func scroll(_ rows: TextRows, visible: Int, isFocused: Bool) {
    if isFocused, followed != editing.caret {
      let row = rows.row(of: editing.caret)
      if row >= top + visible { top = row - visible + 1 }
      if row < top { top = row }
      followed = editing.caret
    }
    top = min(max(0, top), max(0, rows.ranges.count - visible))
  }
}
