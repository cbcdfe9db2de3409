import Terminal

/// What the pointer went to: a thing that can be named, or else a cell.
public enum RecordedTarget: Hashable, Sendable {
  case thing(RecordedQuery)
  case cell(Point)
}
