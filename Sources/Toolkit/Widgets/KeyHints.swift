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
  let id: Identifier

  var flex: Flex { Flex(horizontal: 1) }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, min(1, available.rows))
  }

  func draw(in rect: Rect, on painter: Painter) {
    // A menu in front of the screen has keys too.
    painter.drawOverlays(above: rect)
    let takesText = painter.takesText
    let hints = hints(painter.activeScopes, takesText: takesText)
    let row = FooterRow(hints, columns: rect.columns - 2, isTyping: takesText)
    let node = SemanticNode(identifier: id, role: .footer, frame: rect)
    painter.group(node) {
      var x = rect.minX + 1
      for (hint, columns) in row.shown {
        draw(hint, at: Point(x: x, y: rect.minY), columns: columns, painter)
        x += columns + 2
      }
    }
  }

  /// The innermost first; a key that an inner scope or a text field takes is not shown, and what two
  /// keys do alike stands with the first of them.
  private func hints(_ scopes: [Scope], takesText: Bool) -> [FooterHint] {
    var taken = TakenKeys()
    var told: Set<String> = []
    var hints: [FooterHint] = []
    for scope in scopes.reversed() {
      for row in scope.rows() {
        let isShown = row.hint.isFooter || takesText && row.hint == .whileTyping
        let key = isShown ? row.keys.first { isFree($0, taken, takesText) } : nil
        for key in row.keys { taken.insert(key) }
        guard let key else { continue }
        let hint = FooterHint(scope.lifted(row), key: key)
        if told.insert(row.title).inserted || hint.arrow != nil { hints.append(hint) }
      }
    }
    return hints
  }

  private func isFree(_ key: KeySequence, _ taken: TakenKeys, _ takesText: Bool) -> Bool {
    !taken.contains(key) && !(takesText && key.first.text != nil)
  }

  private func draw(
    _ hint: FooterHint, at point: Point, columns: Int, _ painter: Painter
  ) {
    let keyWidth = painter.write(hint.key, at: point, role: .hintKey)
    if columns > hint.shortWidth {
      painter.write(
        hint.binding.title, at: Point(x: point.x + keyWidth + 1, y: point.y), role: .hintText)
    }
    let frame = Rect(origin: point, size: Size(columns, 1))
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
