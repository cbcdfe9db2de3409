import Terminal

/// Letters typed quickly that lead to the item which begins so.
public struct TypeAhead: Equatable, Sendable {
  var text: String
  /// When it is over; nil until it has been drawn.
  var end: Duration?

  /// How long it waits for the next letter.
  static let patience = Duration.milliseconds(1500)

  init(_ text: String = "") {
    self.text = text
  }

  /// The first item that begins with a text, in any case and with ё as е, from the one at `start` on
  /// and then from the top; nil where none does.
  ///
  /// Asks for one item after another, so it is meant for some ten thousand of them; a feature with
  /// more asks its store.
  public static func index(
    of text: String, from start: Int = 0, count: Int, label: (Int) -> String
  ) -> Int? {
    guard count > 0, !text.isEmpty else { return nil }
    let wanted = text.map(TextSearch.folded)
    let first = min(max(0, start), count - 1)
    for step in 0..<count {
      let index = (first + step) % count
      if label(index).lazy.map(TextSearch.folded).starts(with: wanted) { return index }
    }
    return nil
  }
}
