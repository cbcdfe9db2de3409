import Semantics
import Terminal

/// The suggestions for a field, side by side below it; a click takes one.
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
    if shown.range.lowerBound > 0 {
      let last = offered[shown.range.lowerBound - 1]
      x += mark("earlier", last, at: Point(x: x, y: rect.minY), &canvas)
    }
    for index in shown.range {
      let isTaken = offered[index] == field.text
      let width = canvas.write(
        offered[index], at: Point(x: x, y: rect.minY), role: isTaken ? .accent : .muted)
      let frame = Rect(x: x, y: rect.minY, columns: width, rows: 1)
      add(offered[index], field.id.child("suggestion").item(index), frame, isTaken, &canvas)
      x += width + 2
    }
    if shown.range.upperBound < offered.count {
      let next = offered[shown.range.upperBound]
      _ = mark("later", next, at: Point(x: x, y: rect.minY), &canvas)
    }
  }

  /// There are more than fit; a click takes the nearest of them.
  private func mark(
    _ side: String, _ nearest: String, at point: Point, _ canvas: inout Canvas<Action>
  ) -> Int {
    let width = canvas.write("…", at: point, role: .muted)
    add(
      nearest, field.id.child("suggestion").child(side),
      Rect(origin: point, size: Size(width, 1)), false, &canvas, shownAs: "…")
    return width + 2
  }

  private func add(
    _ suggestion: String, _ id: Identifier, _ frame: Rect, _ isTaken: Bool,
    _ canvas: inout Canvas<Action>, shownAs label: String? = nil
  ) {
    canvas.describe(
      SemanticNode(
        identifier: id, role: .button, label: label ?? suggestion,
        value: label == nil ? nil : suggestion, traits: isTaken ? .checked : [],
        actions: ["press"], frame: frame))
    let input = FieldInput(field: field, editing: editing)
    canvas.add(Target(id, frame: frame, onPress: { _ in input.take(suggestion) }))
  }

  /// From as far on as it needs for the taken one to show.
  private func shown(_ offered: [String], _ columns: Int) -> Shown {
    guard let taken = offered.firstIndex(of: field.text)
    else { return Shown(offered[...], in: columns) }
    for start in 0...taken {
      let shown = Shown(offered[start...], in: columns)
      if shown.range.contains(taken) { return shown }
    }
    return Shown(offered[taken...], in: columns)
  }
}

/// Those of some suggestions that stand in a width.
private struct Shown {
  let range: Range<Int>

  init(_ all: ArraySlice<String>, in columns: Int) {
    let room = columns - (all.startIndex > 0 ? Self.markColumns : 0)
    let whole = Self.fitting(all, room)
    let count = whole < all.count ? Self.fitting(all, room - Self.markColumns) : whole
    range = all.startIndex..<all.startIndex + count
  }

  /// Of the mark and the gap beside it.
  private static let markColumns = 3

  private static func fitting(_ suggestions: ArraySlice<String>, _ columns: Int) -> Int {
    var used = 0
    let widths = suggestions.map { DisplayWidth.of($0) + 2 }
    if widths.reduce(-2, +) <= columns { return suggestions.count }
    return widths.prefix { width in
      used += width
      return used - 2 <= columns
    }.count
  }
}
