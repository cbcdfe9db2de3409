import Terminal

/// What stands where in a footer, and what it was made of; two are the same where they are one.
final class FooterPlan: Sendable, Hashable {
  /// A row of a table of keys that shows.
  final class Spot: Sendable {
    let face: HintFace
    /// The place of its scope among those that it was made of, and its own in that one's table.
    let scope: Int
    let row: Int
    /// Its first column, from the first of all, and how many it takes.
    let x: Int
    let columns: Int

    fileprivate init(_ hint: Hint, x: Int, columns: Int) {
      (face, scope, row) = hint
      (self.x, self.columns) = (x, columns)
    }
  }

  let spots: [Spot]
  private let looks: [ScopeLook]
  private let takesText: Bool
  private let columns: Int

  /// - Parameters:
  ///   - scopes: those whose keys work, outermost first.
  ///   - takesText: whether letters are text now.
  init(of scopes: [Scope], takesText: Bool, columns: Int) {
    (self.takesText, self.columns) = (takesText, columns)
    looks = scopes.map(\.look)
    let hints = Self.hints(looks, takesText: takesText)
    let row = FooterRow(hints.map(\.face), columns: columns, isTyping: takesText)
    var x = 0
    spots = row.shown.map { index, columns in
      defer { x += columns + 2 }
      return Spot(hints[index], x: x, columns: columns)
    }
  }

  /// Whether it would be made alike of other scopes.
  func `is`(of scopes: [Scope], _ takesText: Bool, _ columns: Int) -> Bool {
    takesText == self.takesText && columns == self.columns && scopes.count == looks.count
      && zip(looks, scopes).allSatisfy { $1.looks(like: $0) }
  }

  static func == (left: FooterPlan, right: FooterPlan) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  fileprivate typealias Hint = (face: HintFace, scope: Int, row: Int)

  /// The innermost first; a key that an inner scope or a text field takes is not shown, and what two
  /// keys do alike stands with the first of them.
  private static func hints(_ scopes: [ScopeLook], takesText: Bool) -> [Hint] {
    var taken = TakenKeys()
    var told: Set<String> = []
    var hints: [Hint] = []
    for (place, scope) in scopes.enumerated().reversed() {
      for (index, row) in scope.rows.enumerated() {
        let isShown = row.hint.isFooter || takesText && row.hint == .whileTyping
        let key = isShown ? row.keys.first { isFree($0, taken, takesText) } : nil
        for key in row.keys { taken.insert(key) }
        guard let key else { continue }
        let face = HintFace(row, key: key)
        if told.insert(row.title).inserted || face.arrow != nil {
          hints.append((face, place, index))
        }
      }
    }
    return hints
  }

  private static func isFree(_ key: KeySequence, _ taken: TakenKeys, _ takesText: Bool) -> Bool {
    !taken.contains(key) && !(takesText && key.first.text != nil)
  }
}
