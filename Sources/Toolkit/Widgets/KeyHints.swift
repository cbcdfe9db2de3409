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
    let row = FooterRow(hints.map(\.face), columns: rect.columns - 2, isTyping: takesText)
    let node = SemanticNode(identifier: id, role: .footer, frame: rect)
    painter.group(node) {
      var x = rect.minX + 1
      for (index, columns) in row.shown {
        draw(hints[index], at: Point(x: x, y: rect.minY), columns: columns, painter)
        x += columns + 2
      }
    }
  }

  /// The innermost first; a key that an inner scope or a text field takes is not shown, and what two
  /// keys do alike stands with the first of them.
  private func hints(_ scopes: [Scope], takesText: Bool) -> [Hint] {
    var taken = TakenKeys()
    var told: Set<String> = []
    var hints: [Hint] = []
    for scope in scopes.reversed() {
      for (index, row) in scope.rows().enumerated() {
        let isShown = row.hint.isFooter || takesText && row.hint == .whileTyping
        let key = isShown ? row.keys.first { isFree($0, taken, takesText) } : nil
        for key in row.keys { taken.insert(key) }
        guard let key else { continue }
        let face = scope.face(of: index, row, key: key)
        if told.insert(row.title).inserted || face.arrow != nil {
          hints.append(Hint(face: face, scope: scope, index: index))
        }
      }
    }
    return hints
  }

  private func isFree(_ key: KeySequence, _ taken: TakenKeys, _ takesText: Bool) -> Bool {
    !taken.contains(key) && !(takesText && key.first.text != nil)
  }

  private func draw(_ hint: Hint, at point: Point, columns: Int, _ painter: Painter) {
    let face = hint.face
    let keyWidth = painter.write(face.key, at: point, role: .hintKey)
    if columns > face.shortWidth {
      painter.write(
        face.title, at: Point(x: point.x + keyWidth + 1, y: point.y), role: .hintText)
    }
    let frame = Rect(origin: point, size: Size(columns, 1))
    let hintID = id.item(face.key)
    painter.describe(
      SemanticNode(
        identifier: hintID, role: .hint, label: face.title, value: face.key,
        actions: ["press"], frame: frame))
    let target = Target<Any>(
      hintID, frame: frame, isChrome: true,
      onMouse: { event in
        if case .press(.left, _) = event.kind { return hint.perform() }
        return nil
      })
    // What is bound has the root's actions already.
    painter.add(target, isLifted: true)
  }

  /// A row of a table that the footer has something to say of.
  private struct Hint {
    let face: HintFace
    let scope: Scope
    let index: Int

    func perform() -> Response<Any> { scope.lifted(scope.rows()[index]).perform() }
  }
}
