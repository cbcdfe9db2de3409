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

    var isWayOut: Bool { binding.answers(.escape) }

    init(_ binding: KeyBinding<Any>, key: String) {
      self.binding = binding
      self.key = key
      width = DisplayWidth.of(key) + 1 + DisplayWidth.of(binding.title)
    }
  }

  let id: Identifier

  var flex: Flex { Flex(horizontal: 1) }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, min(1, available.rows))
  }

  func draw(in rect: Rect, on painter: Painter) {
    // A menu in front of the screen has keys too.
    painter.drawOverlays(above: rect)
    let all = hints(painter.activeScopes, takesText: painter.takesText)
    let hints = fitting(all, rect.columns - 2)
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
    for binding in scopes.reversed().flatMap({ $0.bindings() }) {
      let key = binding.keys.first {
        !taken.contains($0) && !(takesText && $0.strokes[0].text != nil)
      }
      taken.formUnion(binding.keys)
      let isShown = binding.hint == .footer || takesText && binding.hint == .whileTyping
      guard let key, isShown else { continue }
      hints.append(Hint(binding, key: key.description))
    }
    return hints
  }

  /// As many as fit: the last one (help) always, the way out (`Esc`) before the others.
  private func fitting(_ hints: [Hint], _ columns: Int) -> [Hint] {
    guard let last = hints.last else { return [] }
    var left = columns - last.width
    var fits = Array(repeating: false, count: hints.count)
    fits[hints.count - 1] = true
    func take(_ index: Int) -> Bool {
      guard !fits[index], hints[index].width + 2 <= left else { return fits[index] }
      left -= hints[index].width + 2
      fits[index] = true
      return true
    }
    for index in hints.indices where hints[index].isWayOut { _ = take(index) }
    for index in hints.indices { _ = take(index) }
    return hints.indices.filter { fits[$0] }.map { hints[$0] }
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
