import Terminal

/// The weeks of a heat map that show, and how wide each is.
struct HeatMapWindow {
  /// Keys bring what they pick into view; the wheel may leave it behind.
  struct State: ControlState {
    var first: Int
    var followed: Int?
  }

  /// The words of the days at the left.
  static let margin = 4

  let model: HeatMapModel
  let weeks: Range<Int>
  /// The columns of a week.
  let cell: Int
  let area: Rect

  /// Nil where there is no room for a week.
  init?(_ model: HeatMapModel, in rect: Rect, _ context: RenderContext) {
    let room = rect.columns - Self.margin
    guard !context.isFlat, rect.rows >= 9, room > 0 else { return nil }
    self.model = model
    cell = room >= model.weeks * 2 ? 2 : 1
    let count = min(model.weeks, room / cell)
    let first = Self.first(model, count, context)
    weeks = first..<first + count
    area = Rect(x: rect.minX + Self.margin, y: rect.minY + 2, columns: count * cell, rows: 7)
  }

  private static func first(
    _ model: HeatMapModel, _ count: Int, _ context: RenderContext
  ) -> Int {
    let state = context.control(model.windowID, as: State.self)
    var first = state?.first ?? model.weeks
    if let index = model.picker.kept(context), index != state?.followed {
      let week = model.place(index).week
      first = min(week, max(first, week - count + 1))
    }
    return min(max(0, first), model.weeks - count)
  }

  func state(_ context: RenderContext) -> State {
    State(first: weeks.lowerBound, followed: model.picker.kept(context))
  }

  // MARK: Places

  var places: ChartPicker.Places {
    ChartPicker.Places(
      name: { point in
        guard area.contains(point) else { return nil }
        return "\((point.x - area.minX) / cell),\(point.y - area.minY)"
      },
      index: { name in
        let parts = name.split(separator: ",").compactMap { Int($0) }
        guard parts.count == 2 else { return nil }
        return model.index(week: weeks.lowerBound + parts[0], weekday: parts[1])
      })
  }

  /// Where a day stands.
  func point(week: Int, weekday: Int) -> Point {
    Point(x: area.minX + (week - weeks.lowerBound) * cell, y: area.minY + weekday)
  }

  /// The same some weeks on or back.
  func moved(by count: Int, _ context: RenderContext) -> Response<Any> {
    var state = state(context)
    state.first = min(max(0, state.first + count), model.weeks - weeks.count)
    return Response(control: (model.windowID, state))
  }
}
