import Terminal

/// The footer: the keys that work now, from the very table that routes them; a click presses one.
///
/// Draw it after everything else: it shows what was bound before it in the walk.
public struct KeyHints<Action>: Widget {
  private struct Hint {
    let binding: KeyBinding<Action>
    let key: String
    var width: Int { DisplayWidth.of(key) + 1 + DisplayWidth.of(binding.title) }
  }

  private let id: Identifier

  public init(_ id: Identifier) {
    self.id = id
  }

  public var flex: Flex { Flex(horizontal: 1) }

  public func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, min(1, available.rows))
  }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let all = hints(canvas.activeScopes, takesText: canvas.takesText)
    let hints = fitting(all, rect.columns - 2)
    let node = SemanticNode(identifier: id, role: .footer, frame: rect)
    canvas.group(node) { canvas in
      var x = rect.minX + 1
      for hint in hints {
        draw(hint, at: Point(x: x, y: rect.minY), &canvas)
        x += hint.width + 2
      }
    }
  }

  /// The innermost first; a key that an inner scope or a text field takes is not shown.
  private func hints(_ scopes: [BindingScope<Action>], takesText: Bool) -> [Hint] {
    var taken: Set<KeyStroke> = []
    var hints: [Hint] = []
    for binding in scopes.reversed().flatMap(\.bindings) {
      let key = binding.keys.first { !taken.contains($0) && !(takesText && $0.text != nil) }
      taken.formUnion(binding.keys)
      guard let key, binding.hint == .footer else { continue }
      hints.append(Hint(binding: binding, key: key.description))
    }
    return hints
  }

  /// As many as fit, the last one (help) always.
  private func fitting(_ hints: [Hint], _ columns: Int) -> [Hint] {
    guard let last = hints.last else { return [] }
    var left = columns - last.width
    let first = hints.dropLast().filter { hint in
      guard left >= hint.width + 2 else { return false }
      left -= hint.width + 2
      return true
    }
    return first + [last]
  }

  private func draw(_ hint: Hint, at point: Point, _ canvas: inout Canvas<Action>) {
    let keyWidth = canvas.write(hint.key, at: point, role: .hintKey)
    canvas.write(
      hint.binding.title, at: Point(x: point.x + keyWidth + 1, y: point.y), role: .hintText)
    let frame = Rect(origin: point, size: Size(hint.width, 1))
    let hintID = id.item(hint.key)
    canvas.describe(
      SemanticNode(
        identifier: hintID, role: .hint, label: hint.binding.title, value: hint.key,
        actions: ["press"], frame: frame))
    let perform = hint.binding.perform
    canvas.add(
      Target(
        hintID, frame: frame, isChrome: true,
        onMouse: { event in
          if case .press(.left, _) = event.kind { return perform() }
          return nil
        }))
  }
}
