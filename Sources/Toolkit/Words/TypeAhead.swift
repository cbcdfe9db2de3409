import Core

/// Letters typed quickly that lead to the item which begins so.
public struct TypeAhead: Equatable, Sendable {
  let text: String
  /// The end of it; nil until it has been drawn, as the frame that it was typed at may be old.
  private(set) var end: Duration?

  /// The time that it waits for the next letter.
  static let patience = Duration.milliseconds(1500)

  init(_ text: String = "") { self.text = text }

  /// Returns what is left of it in a frame; that frame begins the wait, and one must be drawn at
  /// ``end``.
  func shown(at now: Duration) -> TypeAhead? {
    if let end { return end > now ? self : nil }
    var shown = self
    shown.end = now + Self.patience
    return shown
  }

  /// The first item that begins with a text, in any case and with ё as е, from the one at `start` on
  /// and then from the top; nil where none does.
  ///
  /// Asks for one item after another, so it is meant for some ten thousand of them; a feature with
  /// more asks its store.
  ///
  /// - Parameter label: nil for an item that cannot be gone to.
  public static func index(
    of text: String, from start: Int = 0, count: Int, label: (Int) -> String?
  ) -> Int? {
    guard count > 0, !text.isEmpty else { return nil }
    let wanted = text.map { Folding.fold($0) }
    let first = max(0, start) % count
    for step in 0..<count {
      let index = (first + step) % count
      guard let label = label(index) else { continue }
      if label.lazy.map({ Folding.fold($0) }).starts(with: wanted) { return index }
    }
    return nil
  }

  /// The same from the item that the letters before have led to: one letter over and over goes
  /// through all that begin with it, several stay where they still fit.
  static func index(
    of text: String, staying current: Int, count: Int, label: (Int) -> String?
  ) -> Int? {
    guard let letter = text.first else { return nil }
    guard Set(text.map { Folding.fold($0) }).count == 1
    else { return index(of: text, from: current, count: count, label: label) }
    return index(of: text, from: current + 1, count: count, label: label)
      ?? index(of: String(letter), from: current + 1, count: count, label: label)
  }
}
