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
    let shown = shown(rect.columns)
    for suggestion in shown {
      let index = field.suggestions.firstIndex(of: suggestion) ?? 0
      let isTaken = suggestion == field.text
      let width = canvas.write(
        suggestion, at: Point(x: x, y: rect.minY), role: isTaken ? .accent : .muted)
      let frame = Rect(x: x, y: rect.minY, columns: width, rows: 1)
      add(suggestion, field.id.child("suggestion").item(index), frame, isTaken, &canvas)
      x += width + 2
    }
    if shown.last != candidates.last, !shown.isEmpty, x < rect.maxX {
      canvas.write("…", at: Point(x: x, y: rect.minY), role: .muted)
    }
  }

  /// Those that begin like the text, or all where none does or one is taken.
  private var candidates: [String] {
    if field.suggestions.contains(field.text) { return field.suggestions }
    let text = Folding.fold(field.text)
    let begun = field.suggestions.filter { Folding.fold($0).hasPrefix(text) }
    return begun.isEmpty ? field.suggestions : begun
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

  /// From as far on as it needs for the taken one to show; with room for the mark of those left out.
  private func shown(_ columns: Int) -> [String] {
    let taken = field.suggestions.firstIndex(of: field.text)
    guard let taken else { return Self.fitting(candidates[...], columns) }
    for start in 0...taken {
      let shown = Self.fitting(field.suggestions[start...], columns)
      if start + shown.count > taken { return shown }
    }
    return []
  }

  private static func fitting(_ suggestions: ArraySlice<String>, _ columns: Int) -> [String] {
    var used = 0
    let widths = suggestions.map { DisplayWidth.of($0) + 2 }
    if widths.reduce(-2, +) <= columns { return Array(suggestions) }
    return Array(
      suggestions.prefix { suggestion in
        used += DisplayWidth.of(suggestion) + 2
        return used + 1 <= columns
      })
  }
}
