import Semantics
import Terminal

/// The keys that can follow those that have been begun, at the bottom of its room; a click presses
/// one.
///
/// Draw it in front of everything that binds keys: it shows what was bound before it in the walk,
/// and nothing while no sequence is begun.
///
/// ```
/// WhichKey("gallery.next-keys")
/// ```
public struct WhichKey<Action>: PlainWidget {
  let part: Part

  public init(_ id: Identifier) { part = Part(NextKeys(id: id)) }
}

/// The drawing of the hints after a prefix.
private struct NextKeys: Drawing {
  private struct Row {
    let key: String
    /// All keys of the sequence.
    let sequence: String
    let binding: KeyBinding<Any>
  }

  let id: Identifier

  var flex: Flex { .both }

  func draw(in rect: Rect, on painter: Painter) {
    let begun = painter.context.pendingKeys
    guard !begun.isEmpty, rect.rows > 2 else { return }
    let rows = rows(after: begun, painter.activeScopes)
    let width = min(rect.columns, rows.map { columns($0) }.max().map { $0 + 4 } ?? 20)
    let shown = rows.prefix(max(0, rect.rows - 2))
    let box = Rect(
      x: rect.maxX - width, y: rect.maxY - shown.count - 2, columns: width, rows: shown.count + 2)
    let title = begun.map(\.description).joined(separator: " ") + " …"
    painter.fill(box, role: .dialog)
    painter.group(SemanticNode(identifier: id, role: .help, label: title, frame: box)) {
      Box(title: title, border: .borderFocused, content: Part(Gap(length: 0)))
        .draw(in: box, on: painter)
      for (index, row) in shown.enumerated() {
        let line = Rect(x: box.minX + 2, y: box.minY + 1 + index, columns: box.columns - 3, rows: 1)
        draw(row, in: line, painter)
      }
    }
  }

  /// The keys that may come next, innermost scope first; each once.
  private func rows(after begun: [KeyStroke], _ scopes: [Scope]) -> [Row] {
    var taken: Set<KeyStroke> = []
    return scopes.reversed().flatMap { $0.bindings.map($0.lifted) }.compactMap { binding in
      guard let next = next(of: binding, after: begun), taken.insert(next.stroke).inserted
      else { return nil }
      return Row(key: next.name, sequence: next.sequence, binding: binding)
    }
  }

  private func next(
    of binding: KeyBinding<Any>, after begun: [KeyStroke]
  ) -> (stroke: KeyStroke, name: String, sequence: String)? {
    for latin in [begun, begun.map { RussianLayout.latin($0) ?? $0 }] {
      if let sequence = binding.keys.first(where: { $0.continues(latin) }) {
        let rest = sequence.strokes.dropFirst(latin.count)
        let name = rest.map(\.description).joined(separator: " ")
        return (sequence.strokes[latin.count], name, sequence.description)
      }
    }
    return nil
  }

  private func columns(_ row: Row) -> Int {
    DisplayWidth.of(row.key) + 2 + DisplayWidth.of(row.binding.title)
  }

  private func draw(_ row: Row, in line: Rect, _ painter: Painter) {
    let keyWidth = painter.write(row.key, at: line.origin, role: .hintKey)
    let title = DisplayWidth.truncate(row.binding.title, to: line.columns - keyWidth - 2)
    painter.write(title, at: Point(x: line.minX + keyWidth + 2, y: line.minY), role: .text)
    let rowID = id.item(row.key)
    painter.describe(
      SemanticNode(
        identifier: rowID, role: .row, label: row.binding.title, value: row.sequence,
        actions: ["press"], frame: line))
    let perform = row.binding.perform
    let target = Target<Any>(rowID, frame: line, isChrome: true, onPress: { _ in perform() })
    // What is bound has the root's actions already.
    painter.add(target, isLifted: true)
  }
}
