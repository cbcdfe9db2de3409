import Terminal

extension String {
  /// Of a long path the end counts.
  func end(in columns: Int) -> String {
    if DisplayWidth.of(self) <= columns { return self }
    var rest = Substring(self)
    while !rest.isEmpty, DisplayWidth.of(rest) + 1 > columns { rest = rest.dropFirst() }
    return "…" + rest
  }
}
