import Terminal

/// The footer: the keys that work now, from the very table that routes them; a click presses one.
///
/// Draw it after everything else: it shows what was bound before it in the walk.
///
/// ```
/// KeyHints("gallery.footer")
/// ```
public struct KeyHints<Action>: PlainWidget {
  let part: Part

  public init(_ id: Identifier) {
    part = Part(Footer(id: id))
  }
}

/// What the footer draws.
struct Footer: Drawing {
  private struct Hint {
    let binding: KeyBinding<Any>
    let key: String
    let width: Int
    /// The modifiers of an arrow key; nil for any other.
    let arrow: Modifiers?

    var isWayOut: Bool { binding.answers(.escape) }

    init(_ binding: KeyBinding<Any>, key: KeySequence) {
      self.binding = binding
      self.key = key.description
      width = DisplayWidth.of(self.key) + 1 + DisplayWidth.of(binding.title)
      arrow = key.single.flatMap { Self.arrows.contains($0.key) ? $0.modifiers : nil }
    }

    private static let arrows: Set<Key> = [.up, .down, .left, .right]
  }

  let id: Identifier

  var flex: Flex { Flex(horizontal: 1) }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, min(1, available.rows))
  }

  func draw(in rect: Rect, on painter: Painter) {
    // A menu in front of the screen has keys too.
    painter.drawOverlays(above: rect)
    let takesText = painter.takesText
    let all = hints(painter.activeScopes, takesText: takesText)
    let hints = fitting(all, rect.columns - 2, keeps: !takesText)
    let node = SemanticNode(identifier: id, role: .footer, frame: rect)
    painter.group(node) {
      var x = rect.minX + 1
      for hint in hints {
        draw(hint, at: Point(x: x, y: rect.minY), painter)
        x += hint.width + 2
      }
    }
  }

  /// The innermost first; a key that an inner scope or a text field takes is not shown.
  private func hints(_ scopes: [Scope], takesText: Bool) -> [Hint] {
    var taken = Set<KeySequence>(minimumCapacity: 128)
    var hints: [Hint] = []
    for scope in scopes.reversed() {
      for row in scope.rows() {
        let isShown = row.hint.isFooter || takesText && row.hint == .whileTyping
        let key = isShown ? row.keys.first { isFree($0, taken, takesText) } : nil
        for key in row.keys { taken.insert(key) }
        if let key { hints.append(Hint(scope.lifted(row), key: key)) }
      }
    }
    return hints
  }

  private func isFree(_ key: KeySequence, _ taken: Set<KeySequence>, _ takesText: Bool) -> Bool {
    !taken.contains(key) && !(takesText && key.first.text != nil)
  }

  /// As many as fit: the last one (help) always, then the way out (`Esc`) and what always stands
  /// there, then the others from the first on.
  ///
  /// - Parameter keeps: whether something always stands there; while one types, how to end that is
  ///   more.
  private func fitting(_ hints: [Hint], _ columns: Int, keeps: Bool) -> [Hint] {
    guard let last = hints.last else { return [] }
    var left = columns - last.width
    var fits = Array(repeating: false, count: hints.count)
    fits[hints.count - 1] = true
    func take(_ group: Range<Int>) {
      let missing = group.filter { !fits[$0] }
      let width = missing.reduce(0) { $0 + hints[$1].width + 2 }
      guard width <= left else { return }
      left -= width
      for index in missing { fits[index] = true }
    }
    func takeEach(_ isWanted: (Hint) -> Bool) {
      for index in hints.indices where isWanted(hints[index]) { take(index..<index + 1) }
    }
    takeEach(\.isWayOut)
    if keeps { takeEach { $0.binding.hint == .footerAlways } }
    for group in groups(hints) { take(group) }
    return hints.indices.filter { fits[$0] }.map { hints[$0] }
  }

  /// Arrows that stand side by side are one thing: with half of them one would look for the others.
  private func groups(_ hints: [Hint]) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    for index in hints.indices {
      if let last = groups.last, let arrow = hints[index].arrow, hints[index - 1].arrow == arrow {
        groups[groups.count - 1] = last.lowerBound..<index + 1
      } else {
        groups.append(index..<index + 1)
      }
    }
    return groups
  }

  private func draw(_ hint: Hint, at point: Point, _ painter: Painter) {
    let keyWidth = painter.write(hint.key, at: point, role: .hintKey)
    painter.write(
      hint.binding.title, at: Point(x: point.x + keyWidth + 1, y: point.y), role: .hintText)
    let frame = Rect(origin: point, size: Size(hint.width, 1))
    let hintID = id.item(hint.key)
    painter.describe(
      SemanticNode(
        identifier: hintID, role: .hint, label: hint.binding.title, value: hint.key,
        actions: ["press"], frame: frame))
    let perform = hint.binding.perform
    let target = Target<Any>(
      hintID, frame: frame, isChrome: true,
      onMouse: { event in
        if case .press(.left, _) = event.kind { return perform() }
        return nil
      })
    // What is bound has the root's actions already.
    painter.add(target, isLifted: true)
  }
}
