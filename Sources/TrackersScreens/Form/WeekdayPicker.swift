import Core
import Semantics
import Terminal
import Toolkit
import TrackersDomain

/// The days of a week in one control: the arrows go from day to day, `Space` or a click turns one over, `e`
/// takes every day, `w` the days of work and `s` those of the weekend.
///
/// ```
/// ‹✓› Mo  [✓] Tu  [✓] We  [✓] Th  [✓] Fr  [ ] Sa  [ ] Su
/// e Every day   w Weekdays   s Weekend
/// ```
struct WeekdayPicker<Action>: Widget {
  /// The day that the keys are about.
  private struct Cursor: ControlState { var place = 0 }

  /// Sets of days that are chosen at once, with their keys.
  private struct Preset {
    let key: String
    let name: String
    let days: WeekdaySet
  }

  let id: Identifier
  let label: String
  let days: WeekdaySet
  let weekStart: WeekStart
  let words: TrackerFormWords
  let onChange: (WeekdaySet) -> Action

  var flex: Flex { Flex(horizontal: 1) }

  private var week: [Weekday] { weekStart.weekday.week }

  private var presets: [Preset] {
    let schedules = words.schedules
    return [
      Preset(key: "e", name: schedules.everyDay, days: .everyDay),
      Preset(key: "w", name: schedules.workdays, days: .workdays),
      Preset(key: "s", name: schedules.weekend, days: .weekend),
    ]
  }

  // MARK: Layout
  func measure(_ available: Size, _ context: RenderContext) -> Size {
    let dayLines = lines(texts(context), gap: 2, within: available.columns).count
    let presetLines = lines(presets.map(text), gap: 3, within: available.columns).count
    return Size(available.columns, min(dayLines + presetLines, available.rows))
  }

  /// The texts of the days; read out, each has its state in words.
  private func texts(_ context: RenderContext) -> [String] {
    week.enumerated().map { place, day in text(day, isCurrent: false, context) }
  }

  private func text(_ day: Weekday, isCurrent: Bool, _ context: RenderContext) -> String {
    let name = words.schedules.short(day)
    if context.isFlat { return (isCurrent ? "› " : "  ") + "\(name): \(words.checked(isOn(day)))" }
    let sign = isOn(day) ? "✓" : " "
    return isCurrent ? "‹\(sign)› \(name)" : "[\(sign)] \(name)"
  }

  private func text(_ preset: Preset) -> String {
    "\(preset.key) \(preset.name)" + (preset.days == days ? " ✓" : "  ")
  }

  private func isOn(_ day: Weekday) -> Bool { days.contains(day) }

  /// The places of texts in lines, as many in each as fit, evenly.
  private func lines(_ texts: [String], gap: Int, within columns: Int) -> [[(x: Int, index: Int)]] {
    let width = (texts.map(DisplayWidth.of).max() ?? 0) + gap
    let fitting = max(1, (columns + gap) / max(1, width))
    let count = (texts.count + fitting - 1) / fitting
    let each = (texts.count + count - 1) / count
    return stride(from: 0, to: texts.count, by: each).map { first in
      (first..<min(first + each, texts.count)).map { ((($0 - first) * width), $0) }
    }
  }

  // MARK: Drawing
  func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let context = canvas.context
    let cursor = context.control(id, as: Cursor.self) ?? Cursor()
    canvas.keep(cursor, for: id)
    let dayLines = lines(texts(context), gap: 2, within: rect.columns)
    let presetLines = lines(presets.map(text), gap: 3, within: rect.columns)
    let current = week[cursor.place]
    let node = SemanticNode(
      identifier: id, role: .grid, label: label,
      value: "\(words.schedules.short(current)): \(words.checked(isOn(current)))",
      traits: .focusable, actions: ["choose"], frame: rect)
    var spots: [(frame: Rect, part: Identifier, days: WeekdaySet)] = []
    canvas.group(node) { canvas in
      for (row, line) in dayLines.enumerated() {
        for part in line {
          let frame = draw(part.index, cursor, at: Point(x: part.x, y: row), in: rect, &canvas)
          let day = week[part.index]
          spots.append((frame, dayID(day), days.toggling(day)))
        }
      }
      for (row, line) in presetLines.enumerated() {
        for part in line {
          let place = Point(x: part.x, y: dayLines.count + row)
          let frame = draw(presets[part.index], at: place, in: rect, &canvas)
          spots.append((frame, presetID(presets[part.index]), presets[part.index].days))
        }
      }
    }
    canvas.add(target(rect, spots))
    canvas.add(scope(cursor, context.language))
  }

  private func dayID(_ day: Weekday) -> Identifier { id.item(day.rawValue) }
  private func presetID(_ preset: Preset) -> Identifier { id.child("preset").item(preset.key) }

  private func draw(
    _ index: Int, _ cursor: Cursor, at place: Point, in rect: Rect, _ canvas: inout Canvas<Action>
  ) -> Rect {
    let day = week[index]
    let isCurrent = index == cursor.place && canvas.isFocused(id)
    let text = text(day, isCurrent: isCurrent, canvas.context)
    let frame = Rect(
      origin: rect.origin + place, size: Size(DisplayWidth.of(text), 1)
    ).intersection(rect)
    let role: ThemeRole =
      isCurrent
      ? .buttonFocused
      : canvas.isHovered(dayID(day)) ? .hovered : isOn(day) ? .accent : .text
    canvas.clipped(to: frame) { $0.write(text, at: frame.origin, role: role) }
    canvas.describe(
      SemanticNode(
        identifier: dayID(day), role: .checkbox, label: words.schedules.short(day),
        value: words.checked(isOn(day)), traits: isOn(day) ? .checked : [], actions: ["press"],
        frame: frame))
    return frame
  }

  private func draw(
    _ preset: Preset, at place: Point, in rect: Rect, _ canvas: inout Canvas<Action>
  ) -> Rect {
    let text = text(preset)
    let frame = Rect(
      origin: rect.origin + place, size: Size(DisplayWidth.of(text), 1)
    ).intersection(rect)
    let isChosen = preset.days == days
    let role: ThemeRole =
      canvas.isHovered(presetID(preset)) ? .hovered : isChosen ? .accent : .muted
    canvas.clipped(to: frame) { $0.write(text, at: frame.origin, role: role) }
    canvas.describe(
      SemanticNode(
        identifier: presetID(preset), role: .button, label: preset.name,
        traits: isChosen ? .checked : [], actions: ["press"], frame: frame))
    return frame
  }

  // MARK: Input
  private func target(
    _ rect: Rect, _ spots: [(frame: Rect, part: Identifier, days: WeekdaySet)]
  ) -> Toolkit.Target<Action> {
    func spot(_ point: Point) -> (frame: Rect, part: Identifier, days: WeekdaySet)? {
      spots.first { $0.frame.contains(point) }
    }
    return Toolkit.Target(
      id, frame: rect, isFocusable: true, part: { spot($0)?.part },
      onPress: { point in
        guard let spot = spot(point) else { return Response() }
        guard let place = week.firstIndex(where: { dayID($0) == spot.part })
        else { return choose(spot.days) }
        return Response(
          actions: [onChange(spot.days)], control: (id, Cursor(place: place)))
      })
  }

  private func scope(_ cursor: Cursor, _ language: Language) -> BindingScope<Action> {
    func move(_ place: Int) -> Response<Action> {
      Response(control: (id, Cursor(place: min(max(0, place), week.count - 1))))
    }
    let turn = isOn(week[cursor.place]) ? words.uncheckDay : words.checkDay
    let keys: [KeyBinding<Action>] = [
      KeyBinding("trackerForm.turnWeekday", [.space, .enter], turn) {
        choose(days.toggling(week[cursor.place]))
      },
      KeyBinding("trackerForm.nextWeekday", [.right, "l"], words.nextDay) {
        move(cursor.place + 1)
      },
      KeyBinding("trackerForm.previousWeekday", [.left, "h"], words.previousDay, hint: .helpOnly) {
        move(cursor.place - 1)
      },
      KeyBinding("trackerForm.firstWeekday", [.home], words.firstDay, hint: .helpOnly) { move(0) },
      KeyBinding("trackerForm.lastWeekday", [.end], words.lastDay, hint: .helpOnly) {
        move(week.count - 1)
      },
      KeyBinding("trackerForm.everyDay", ["e"], words.everyDayHint) { choose(.everyDay) },
      KeyBinding("trackerForm.workdays", ["w"], words.workdaysHint) { choose(.workdays) },
      KeyBinding("trackerForm.weekend", ["s"], words.weekendHint, hint: .helpOnly) {
        choose(.weekend)
      },
    ]
    return BindingScope(title: label, owner: id, bindings: keys)
  }

  private func choose(_ days: WeekdaySet) -> Response<Action> {
    days == self.days ? Response() : .send(onChange(days))
  }
}
