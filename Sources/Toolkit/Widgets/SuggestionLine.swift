import Terminal

/// What could stand in a field, side by side below it; a click takes one.
struct SuggestionLine<Action>: Widget {
  let field: TextField<Action>
  let editing: TextEditing

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, min(1, available.rows))
  }

  func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let offered = field.offered(editing)
    let shown = shown(offered, rect.columns)
    var x = rect.minX
    if shown.hasEarlier { x += mark(at: Point(x: x, y: rect.minY), &canvas) }
    for suggestion in shown.suggestions {
      let index = offered.firstIndex(of: suggestion) ?? 0
      let isTaken = suggestion == field.text
      let width = canvas.write(
        suggestion, at: Point(x: x, y: rect.minY), role: isTaken ? .accent : .muted)
      let frame = Rect(x: x, y: rect.minY, columns: width, rows: 1)
      add(suggestion, field.id.child("suggestion").item(index), frame, isTaken, &canvas)
      x += width + 2
    }
    if shown.hasLater { _ = mark(at: Point(x: x, y: rect.minY), &canvas) }
  }

  /// There are more than fit.
  private func mark(at point: Point, _ canvas: inout Canvas<Action>) -> Int {
    canvas.write("…", at: point, role: .muted) + 2
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

  /// From as far on as it needs for the taken one to show.
  private func shown(_ offered: [String], _ columns: Int) -> Shown {
    guard let taken = offered.firstIndex(of: field.text) else {
      return Shown(offered[...], in: columns)
    }
    for start in 0...taken {
      let shown = Shown(offered[start...], in: columns)
      if start + shown.suggestions.count > taken { return shown }
    }
    return Shown([], in: columns)
  }
}

/// Those of some suggestions that stand in a width, and on which sides there are more.
private struct Shown {
  let suggestions: [String]
  let hasEarlier: Bool
  let hasLater: Bool

  init(_ all: ArraySlice<String>, in columns: Int) {
    hasEarlier = all.startIndex > 0
    let room = columns - (hasEarlier ? Self.markColumns : 0)
    let whole = Self.fitting(all, room)
    hasLater = whole.count < all.count
    suggestions = hasLater ? Self.fitting(all, room - Self.markColumns) : whole
  }

  /// Of the mark and the gap beside it.
  private static let markColumns = 3

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
