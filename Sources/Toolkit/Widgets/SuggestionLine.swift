import Letters
import Terminal

/// What could stand in a field, side by side below it; a click takes one.
struct SuggestionLine<Action>: Widget {
  let field: TextField<Action>
  let editing: TextEditing

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, min(1, available.rows))
  }

  func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    var x = rect.minX
    for suggestion in shown(rect.columns) {
      let index = field.suggestions.firstIndex(of: suggestion) ?? 0
      let isTaken = suggestion == field.text
      let width = canvas.write(
        suggestion, at: Point(x: x, y: rect.minY), role: isTaken ? .accent : .muted)
      let frame = Rect(x: x, y: rect.minY, columns: width, rows: 1)
      add(suggestion, field.id.child("suggestion").item(index), frame, isTaken, &canvas)
      x += width + 2
    }
  }

  private func add(
    _ suggestion: String, _ id: Identifier, _ frame: Rect, _ isTaken: Bool,
    _ canvas: inout Canvas<Action>
  ) {
    canvas.describe(
      SemanticNode(
        identifier: id, role: .button, label: suggestion, traits: isTaken ? .checked : [],
        actions: ["press"], frame: frame))
    let input = FieldInput(field: field, editing: editing)
    canvas.add(
      Target(
        id, frame: frame,
        onMouse: { event in
          if case .press(.left, _) = event.kind { return input.take(suggestion) }
          return nil
        }))
  }

  /// Those that begin like the text, or all where none does or one is taken; from as far on as it
  /// needs for the taken one to show.
  private func shown(_ columns: Int) -> [String] {
    let text = Folding.fold(field.text)
    let taken = field.suggestions.firstIndex(of: field.text)
    let begun = field.suggestions.filter { Folding.fold($0).hasPrefix(text) }
    guard let taken else {
      return Self.fitting((begun.isEmpty ? field.suggestions : begun)[...], columns)
    }
    for start in 0...taken {
      let shown = Self.fitting(field.suggestions[start...], columns)
      if start + shown.count > taken { return shown }
    }
    return []
  }

  private static func fitting(_ suggestions: ArraySlice<String>, _ columns: Int) -> [String] {
    var used = 0
    return Array(
      suggestions.prefix { suggestion in
        used += DisplayWidth.of(suggestion) + 2
        return used - 2 <= columns
      })
  }
}
