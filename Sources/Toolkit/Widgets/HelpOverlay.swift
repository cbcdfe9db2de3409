import Terminal

/// All keys that work where the user is, from the table that routes them; a click presses one.
///
/// Draw it in front of the screen that it explains: it shows what was bound before it in the walk.
///
/// ```
/// HelpOverlay("gallery.help", title: words.keys, onDismiss: .helpClosed)
/// ```
public struct HelpOverlay<Action>: Widget {
  private let id: Identifier
  private let title: String
  private let onDismiss: Action

  public init(_ id: Identifier, title: String, onDismiss: Action) {
    self.id = id
    self.title = title
    self.onDismiss = onDismiss
  }

  public var flex: Flex { .both }

  public func measure(_ available: Size, _ context: RenderContext) -> Size { available }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let groups = HelpGroup.groups(of: canvas.painter.helpScopes)
    let keyColumns = 1 + (groups.flatMap(\.bindings).map(\.nameColumns).max() ?? 0)
    let titleColumns = groups.flatMap(\.bindings).map { DisplayWidth.of($0.title) }.max() ?? 0
    let rows = groups.flatMap { group in
      [Element<Action>(Text(group.title, .title, semantics: .heading))]
        + group.bindings.enumerated().map { index, binding in
          let rowID = id.child("row").item("\(group.index).\(index)")
          return Element(
            Part(
              HelpRow(
                id: rowID, binding: binding, keyColumns: keyColumns, titleColumns: titleColumns,
                onDismiss: onDismiss)))
        } + [Element(Spacer(1))]
    }
    Modal(
      id, role: .help, title: title, maxColumns: 64, dismissKeys: [.escape, "?", "q"],
      onDismiss: onDismiss
    ) {
      Scroll(id.child("keys"), label: title, isAlone: true) { VStack { rows.dropLast() } }
    }.render(in: rect, &canvas)
  }
}

/// One heading of the help with its keys.
struct HelpGroup {
  let index: Int
  let title: String
  let bindings: [KeyBinding<Any>]

  /// Innermost first, each heading once, a key where it works only, and what keys of several places
  /// do alike in one line, as a button's and its own.
  static func groups(of scopes: [Scope]) -> [HelpGroup] {
    var taken: Set<KeySequence> = []
    var groups: [(title: String, bindings: [KeyBinding<Any>])] = []
    for scope in scopes.reversed() {
      let bindings = scope.bindings().compactMap { free($0, &taken) }
        .filter { !joined($0, &groups) }
      guard !bindings.isEmpty else { continue }
      if let index = groups.firstIndex(where: { $0.title == scope.title }) {
        groups[index].bindings += bindings
      } else {
        groups.append((scope.title, bindings))
      }
    }
    return groups.enumerated().map { index, group in
      HelpGroup(index: index, title: group.title, bindings: group.bindings)
    }
  }

  /// Adds the keys of a binding to those of the line that says the same; false where none does.
  private static func joined(
    _ binding: KeyBinding<Any>, _ groups: inout [(title: String, bindings: [KeyBinding<Any>])]
  ) -> Bool {
    for group in groups.indices {
      let line = groups[group].bindings.firstIndex { $0.title == binding.title }
      guard let line else { continue }
      groups[group].bindings[line].keys += binding.keys
      return true
    }
    return false
  }

  /// The binding with those of its keys that are not taken yet; nil where none is left.
  private static func free(
    _ binding: KeyBinding<Any>, _ taken: inout Set<KeySequence>
  ) -> KeyBinding<Any>? {
    var free = binding
    free.keys = binding.keys.filter { taken.insert($0).inserted }
    return free.keys.isEmpty ? nil : free
  }
}

/// One line of the help: the keys and what they do.
struct HelpRow: Drawing {
  let id: Identifier
  let binding: KeyBinding<Any>
  /// The room that the keys of all lines want.
  let keyColumns: Int
  /// The room that what they do wants.
  let titleColumns: Int
  let onDismiss: Any

  var flex: Flex { Flex(horizontal: 1) }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, min(1, available.rows))
  }

  func draw(in rect: Rect, on painter: Painter) {
    let keyColumns = min(keyColumns, max(rect.columns / 2, rect.columns - titleColumns - 1))
    let keys = DisplayWidth.truncate(binding.keyNames, to: keyColumns - 1)
    painter.write(keys, at: Point(x: rect.minX + 1, y: rect.minY), role: .hintKey)
    let title = DisplayWidth.truncate(binding.title, to: rect.columns - keyColumns - 1)
    painter.write(title, at: Point(x: rect.minX + keyColumns + 1, y: rect.minY), role: .text)
    painter.describe(
      SemanticNode(
        identifier: id, role: .row, label: binding.title, value: binding.keyNames,
        actions: ["press"], frame: rect))
    let (perform, dismissal) = (binding.perform, painter.lifted(onDismiss))
    let target = Target<Any>(
      id, frame: rect,
      onMouse: { event in
        guard case .press(.left, _) = event.kind else { return nil }
        var response = perform()
        response.actions.insert(dismissal, at: 0)
        return response
      })
    // What is bound has the root's actions already.
    painter.add(target, isLifted: true)
  }
}

extension KeyBinding {
  fileprivate var nameColumns: Int { DisplayWidth.of(keyNames) }
}
