/// What can happen while a place is looked for.
public enum PlacePickerAction: Sendable {
  case typed(String)
  case moved(Int)
  /// By a step, round the end.
  case stepped(Int)
  /// The row of an index.
  case opened(Int)
  /// The selected row, or the first of an answer that is still to come.
  case submitted
  case retryTapped
  /// The answer to a text; that to an older one is dropped.
  case answered(String, PlacePickerAnswer)
  /// A word to the parent: this one.
  case chosen(PlaceChoice)
  /// A word to the parent: none.
  case cancelled
}

/// What the gazetteer has said; made by the picker alone.
public struct PlacePickerAnswer: Sendable {
  let answer: PlacePickerState.Answer
}
