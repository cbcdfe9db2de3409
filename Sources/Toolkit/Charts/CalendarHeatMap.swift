import Core
import Semantics
import Terminal

/// A value for each day of a year, told by how full its cell is: a column for each week.
///
/// The arrows, or the pointer, read one day. Of more weeks than there is room for, the last show; the
/// arrows and the wheel bring the others. In flat mode, a line of words for each month.
///
/// ```swift
/// CalendarHeatMap(
///   "heat.walks", label: setup.say(en: "Walks", ru: "Прогулки"), start: Self.start,
///   values: Self.walks, unit: setup.say(en: " km", ru: " км")
/// ).element
/// ```
public struct CalendarHeatMap<Action>: PlainWidget {
  let part: Part

  /// - Parameters:
  ///   - start: the day of the first value.
  ///   - values: one a day; nil for a day that does not count, as one to come. Zero and less are
  ///     empty.
  ///   - full: the value that is full, as 100 of percentages; nil for the greatest of them.
  ///   - firstWeekday: the day in the uppermost row.
  public init(
    _ id: Identifier, label: String, start: CalendarDay, values: [Double?], digits: Int = 0,
    unit: String = "", full: Double? = nil, firstWeekday: Weekday = .monday
  ) {
    part = Part(
      HeatMapDrawing(
        model: HeatMapModel(
          id: id, label: label, start: start,
          values: ChartSeries(label, values).values, digits: digits, unit: unit, full: full,
          firstWeekday: firstWeekday)))
  }
}

/// The drawing of a calendar heat map: the day that is read, the months, the weeks, and the steps.
private struct HeatMapDrawing: Drawing {
  let model: HeatMapModel

  var flex: Flex { Flex(horizontal: 1) }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    let rows = context.isFlat ? model.monthCount + 1 : 10
    return Size(available.columns, min(rows, available.rows))
  }

  func draw(in rect: Rect, on painter: Painter) {
    let context = painter.context
    let language = context.language
    let window = HeatMapWindow(model, in: rect, context)
    let places = window?.places ?? ChartPicker.Places(name: { _ in nil }, index: { _ in nil })
    let picked = model.picker.picked(context, places)
    let node = SemanticNode(
      identifier: model.id, role: .chart, label: model.label,
      value: picked.map { model.reading($0, language) } ?? model.words(model.values, language),
      traits: .focusable, actions: ["read"], frame: rect)
    painter.group(node) {
      drawHead(in: rect, picked, painter)
      guard let window else { return drawMonths(in: rect, painter) }
      painter.keep(window.state(context), for: model.windowID)
      drawNames(window, painter)
      drawDays(window, picked, painter)
      if rect.rows >= 10 { drawSteps(in: rect, painter) }
    }
    let onWheel = window.map { window in { window.moved(by: $0 ? 4 : -4, context) } }
    model.picker.add(to: painter, in: rect, moves: moves(language), places, onWheel: onWheel)
  }

  private func moves(_ language: Language) -> [ChartPicker.Move] {
    let week = (
      language.say(en: "week before", ru: "неделей раньше"),
      language.say(en: "week after", ru: "неделей позже")
    )
    let day = (
      language.say(en: "day before", ru: "днём раньше"),
      language.say(en: "day after", ru: "днём позже")
    )
    return [
      ChartPicker.Move(name: "chart.weekBefore", keys: [.left, "h"], title: week.0, step: -7),
      ChartPicker.Move(name: "chart.weekAfter", keys: [.right, "l"], title: week.1, step: 7),
      ChartPicker.Move(name: "chart.dayBefore", keys: [.up, "k"], title: day.0, step: -1),
      ChartPicker.Move(name: "chart.dayAfter", keys: [.down, "j"], title: day.1, step: 1),
    ]
  }

  // MARK: The weeks
  private func drawDays(_ window: HeatMapWindow, _ picked: Int?, _ painter: Painter) {
    let greatest = model.greatest
    for week in window.weeks {
      for weekday in 0..<7 {
        guard let index = model.index(week: week, weekday: weekday) else { continue }
        drawDay(
          index, greatest, at: window.point(week: week, weekday: weekday),
          isPicked: index == picked, painter)
      }
    }
  }

  private func drawDay(
    _ index: Int, _ greatest: Double, at point: Point, isPicked: Bool, _ painter: Painter
  ) {
    let step = model.values[index].map { HeatMapModel.step($0, greatest: greatest) }
    let glyphs = HeatMapModel.glyphs(painter.context.depth, painter.context.theme)
    let glyph = step.map { glyphs[$0] } ?? " "
    painter.write(glyph, at: point, role: step.map { HeatMapModel.roles[$0] } ?? .muted)
    guard isPicked else { return }
    let shown = glyph == glyphs.last ? HeatMapModel.pickedFull : glyph
    painter.write(shown, at: point, role: .selectionFocused)
    painter.describe(
      SemanticNode(
        identifier: model.id.child("day").item(index), role: .day,
        label: model.reading(index, painter.context.language), traits: .selected,
        frame: Rect(origin: point, size: Size(1, 1))))
  }

  private func drawNames(_ window: HeatMapWindow, _ painter: Painter) {
    let names = CalendarWords(painter.context.language)
    let area = window.area
    for (row, weekday) in model.firstWeekday.week.enumerated() where row.isMultiple(of: 2) {
      painter.write(
        names.inLine(weekday),
        at: Point(x: area.minX - HeatMapWindow.margin, y: area.minY + row), role: .muted)
    }
    var free = area.minX
    for week in window.weeks {
      guard let first = (0..<7).compactMap({ model.index(week: week, weekday: $0) }).first,
        model.day(first).day <= 7
      else { continue }
      let x = window.point(week: week, weekday: 0).x
      let name = names.short(model.day(first).inMonth)
      guard x >= free, x + DisplayWidth.of(name) <= area.maxX else { continue }
      painter.write(name, at: Point(x: x, y: area.minY - 1), role: .muted)
      free = x + DisplayWidth.of(name) + 1
    }
  }

  // MARK: Words
  private func drawHead(in rect: Rect, _ picked: Int?, _ painter: Painter) {
    guard !rect.isEmpty else { return }
    let language = painter.context.language
    let isFocused = painter.context.focus == model.id
    let room = max(0, rect.columns - 2)
    let head =
      picked.map { "\(model.label): \(model.reading($0, language))" }
      ?? model.line(model.label, model.values, language, within: room)
    painter.write(
      (isFocused ? "› " : "  ") + DisplayWidth.truncate(head, to: room), at: rect.origin,
      role: isFocused ? .accent : .title)
  }

  private func drawMonths(in rect: Rect, _ painter: Painter) {
    let lines = model.months(painter.context.language, within: rect.columns)
    for (row, line) in lines.prefix(max(0, rect.rows - 1)).enumerated() {
      painter.write(line, at: rect.origin + Point(x: 0, y: row + 1), role: .text)
    }
  }

  /// `less · ▂ ▄ ▆ █ more`; without colours `less · ░ ▒ ▓ █ more`.
  private func drawSteps(in rect: Rect, _ painter: Painter) {
    let language = painter.context.language
    var x = rect.minX + HeatMapWindow.margin
    let y = rect.minY + 9
    x += painter.write(
      language.say(en: "less ", ru: "меньше "), at: Point(x: x, y: y), role: .muted)
    for (glyph, role) in zip(
      HeatMapModel.glyphs(painter.context.depth, painter.context.theme), HeatMapModel.roles)
    {
      x += painter.write(glyph + " ", at: Point(x: x, y: y), role: role)
    }
    painter.write(language.say(en: "more", ru: "больше"), at: Point(x: x, y: y), role: .muted)
  }
}
