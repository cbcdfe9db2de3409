import Core
import Semantics
import Terminal

/// The strip of tabs: arrows or the wheel while it has the focus or the pointer, or a click.
///
/// Where there is no room for all of them it shows those around the selected one, between `‹` and
/// `›`.
///
/// ```
/// TabBar(
///   "tabs", label: setup.say(en: "Places", ru: "Города"), titles: titles,
///   selection: state.place, entersContent: false, onSelect: Action.placeSelected)
/// ```
public struct TabBar<Action>: PlainWidget {
  let part: Part

  /// - Parameters:
  ///   - firstNumber: the number of the first tab.
  ///   - entersContent: whether there is anything in a tab that takes the focus, so that `Enter` leads
  ///     there.
  public init(
    _ id: Identifier, label: String, titles: [(key: String, title: String)], selection: Int,
    firstNumber: Int = 1, entersContent: Bool = true, onSelect: @escaping (Int) -> Action
  ) {
    part = Part(
      TabStrip(
        id: id, label: label, titles: titles, selection: selection, firstNumber: firstNumber,
        entersContent: entersContent, onSelect: { onSelect($0) }))
  }
}

/// A second, lighter row of tabs, for the parts of one tab; the same keys and pointer, no numbers.
///
/// ```
/// SubTabBar(
///   "subtabs", label: setup.say(en: "Time", ru: "Время"), titles: times,
///   selection: state.time, entersContent: false, onSelect: Action.timeSelected)
/// ```
public struct SubTabBar<Action>: PlainWidget {
  let part: Part

  /// - Parameter entersContent: whether there is anything in a tab that takes the focus, so that
  ///   `Enter` leads there.
  public init(
    _ id: Identifier, label: String, titles: [(key: String, title: String)], selection: Int,
    entersContent: Bool = true, onSelect: @escaping (Int) -> Action
  ) {
    part = Part(
      TabStrip(
        id: id, label: label, titles: titles, selection: selection, firstNumber: nil,
        entersContent: entersContent, onSelect: { onSelect($0) }))
  }
}

/// The drawing and the input of tabs and sub-tabs.
private struct TabStrip: LineDrawing {
  /// The first tab that shows.
  struct Start: ControlState { var index = 0 }

  let id: Identifier
  let label: String
  let titles: [(key: String, title: String)]
  let selection: Int
  /// Nil for tabs without numbers.
  let firstNumber: Int?
  /// True if there is anything in a tab that takes the focus.
  let entersContent: Bool
  let onSelect: (Int) -> Any

  func draw(in rect: Rect, on painter: Painter) {
    let context = painter.context
    let layout = TabStripLayout(
      widths: titles.indices.map(width), selection: selection, columns: rect.columns,
      start: context.control(id, as: Start.self)?.index ?? 0)
    painter.keep(Start(index: layout.spots.first?.index ?? 0), for: id)
    let node = SemanticNode(
      identifier: id, role: .tabList, label: label,
      traits: .focusable, actions: ["choose"], frame: rect)
    painter.group(node) {
      drawMarks(layout, rect, painter)
      for index in titles.indices { draw(index, frame(of: index, layout, rect), painter) }
    }
    painter.add(target(rect, layout))
    painter.add(scope(context.language))
  }

  private func frame(of index: Int, _ layout: TabStripLayout, _ rect: Rect) -> Rect {
    guard let spot = layout.spots.first(where: { $0.index == index })
    else { return Rect(origin: rect.origin, size: .zero) }
    return Rect(x: rect.minX + spot.x, y: rect.minY, columns: spot.columns, rows: 1)
  }

  /// The columns of a tab: its title, its number, and a blank or bracket on each side.
  private func width(_ index: Int) -> Int {
    let number = firstNumber.map { "\($0 + index)".utf8.count + 1 } ?? 0
    return DisplayWidth.of(titles[index].title) + number + 2
  }

  /// A screen reader hears which one is selected by the brackets around it.
  private func text(_ index: Int, _ context: RenderContext) -> String {
    let title = titles[index].title
    let text = firstNumber.map { "\($0 + index) \(title)" } ?? title
    return context.isFlat && index == selection ? "[\(text)]" : " \(text) "
  }

  private func draw(_ index: Int, _ frame: Rect, _ painter: Painter) {
    let context = painter.context
    let tabID = id.item(titles[index].key)
    let isSelected = index == selection
    if !frame.isEmpty {
      let text = DisplayWidth.truncate(text(index, context), to: frame.columns)
      painter.write(text, at: frame.origin, role: role(isSelected, context))
      if context.hovered == tabID { painter.highlight(frame, role: .hovered) }
      if isSelected, context.isFlat, context.focus == id { painter.showCursor(at: frame.origin) }
    }
    painter.describe(
      SemanticNode(
        identifier: tabID, role: .tab, label: titles[index].title,
        traits: isSelected ? .selected : [], actions: ["press"], frame: frame))
  }

  private func role(_ isSelected: Bool, _ context: RenderContext) -> ThemeRole {
    guard isSelected else { return firstNumber == nil ? .muted : .tab }
    return context.focus == id ? .buttonFocused : .tabSelected
  }

  // MARK: Marks
  private func markFrames(_ layout: TabStripLayout, _ rect: Rect) -> (before: Rect, after: Rect) {
    let none = Rect(origin: rect.origin, size: .zero)
    let mark = Rect(x: rect.minX, y: rect.minY, columns: 1, rows: 1).intersection(rect)
    let last = Rect(x: rect.maxX - 1, y: rect.minY, columns: 1, rows: 1).intersection(rect)
    return (layout.hasMoreBefore ? mark : none, layout.hasMoreAfter ? last : none)
  }

  private func drawMarks(_ layout: TabStripLayout, _ rect: Rect, _ painter: Painter) {
    let frames = markFrames(layout, rect)
    let language = painter.context.language
    mark(
      "‹", "before", language.say(en: "tabs before", ru: "вкладки слева"), frames.before, painter)
    mark("›", "after", language.say(en: "tabs after", ru: "вкладки справа"), frames.after, painter)
  }

  private func mark(
    _ text: String, _ word: String, _ label: String, _ frame: Rect, _ painter: Painter
  ) {
    guard !frame.isEmpty else { return }
    painter.write(text, at: frame.origin, role: .accent)
    painter.describe(
      SemanticNode(
        identifier: id.child(word), role: .link, label: label, actions: ["press"], frame: frame))
  }

  // MARK: Input
  private func target(_ rect: Rect, _ layout: TabStripLayout) -> Target<Any> {
    let marks = markFrames(layout, rect)
    let hit = { (point: Point) in
      layout.spots.first { frame(of: $0.index, layout, rect).contains(point) }?.index
    }
    return Target(
      id, frame: rect, isFocusable: true, part: { hit($0).map { id.item(titles[$0].key) } },
      onMouse: { event in
        switch event.kind {
        case .wheel(.up), .wheel(.left): return step(-1)
        case .wheel(.down), .wheel(.right): return step(1)
        case .press(.left, _):
          if marks.before.contains(event.position) { return step(-1) }
          if marks.after.contains(event.position) { return step(1) }
          guard let hit = hit(event.position) else { return Response() }
          return Response(actions: [onSelect(hit)], focus: .toContent)
        default: return nil
        }
      })
  }

  /// The neighbour, where there is one.
  private func step(_ step: Int) -> Response<Any> {
    let isInside = titles.indices.contains(selection)
    let goal = isInside ? selection + step : titles.startIndex
    return titles.indices.contains(goal) ? .send(onSelect(goal)) : Response()
  }

  private func turn(isNext: Bool) -> Response<Any> {
    .send(titles.indices.neighbour(of: selection, isNext: isNext).map(onSelect))
  }

  private func scope(_ language: Language) -> Scope {
    let next = language.say(en: "next tab", ru: "следующая вкладка")
    let previous = language.say(en: "previous tab", ru: "предыдущая вкладка")
    let enter = language.say(en: "into the tab", ru: "к содержимому")
    var rows: [KeyBinding<Any>] = [
      KeyBinding("tabs.next", [.right, "l"], next) { turn(isNext: true) },
      KeyBinding("tabs.previous", [.left, "h"], previous) { turn(isNext: false) },
    ]
    if entersContent {
      rows.append(
        KeyBinding("tabs.enter", [.enter, .down, "j", .escape], enter) {
          Response(focus: .toContent)
        })
    }
    return Scope(title: label, owner: id, bindings: rows)
  }
}

/// The tabs of a strip that show, with places: all, or as many as there is room for around the selected
/// one, with a mark on each side where there are more.
struct TabStripLayout {
  struct Spot: Hashable {
    let index: Int
    let x: Int
    let columns: Int
  }

  /// The tabs that show, in order; the selected one is among them.
  let spots: [Spot]
  let hasMoreBefore: Bool
  let hasMoreAfter: Bool

  /// The room of a mark and the blank beside it.
  static let mark = 2

  /// - Parameters:
  ///   - widths: of the tabs, in columns; one blank stands between two, and none where only then all of
  ///     them have room.
  ///   - start: the first that showed before; it moves no further than it must.
  init(widths: [Int], selection: Int, columns: Int, start: Int) {
    let selection = min(max(0, selection), max(0, widths.count - 1))
    let all = widths.reduce(0, +)
    let gap = all <= columns && all + max(0, widths.count - 1) > columns ? 0 : 1
    if all + gap * max(0, widths.count - 1) <= columns {
      (hasMoreBefore, hasMoreAfter) = (false, false)
      spots = Self.spots(widths.indices, widths, columns, gap: gap)
      return
    }
    var first = min(max(0, start), selection)
    var end = Self.end(from: first, widths, columns)
    while end <= selection, first < selection {
      first += 1
      end = Self.end(from: first, widths, columns)
    }
    // No room is left over at the end.
    while first > 0, Self.end(from: first - 1, widths, columns) == widths.count { first -= 1 }
    end = max(Self.end(from: first, widths, columns), min(widths.count, selection + 1))
    hasMoreBefore = first > 0
    hasMoreAfter = end < widths.count
    spots = Self.spots(
      first..<max(first, end), widths, columns, hasMoreBefore, hasMoreAfter, gap: 1)
  }

  /// One past the last tab that fits whole.
  private static func end(from first: Int, _ widths: [Int], _ columns: Int) -> Int {
    var x = first > 0 ? mark : 0
    var end = first
    while end < widths.count {
      x += widths[end]
      let after = end == widths.count - 1 ? 0 : mark
      if x + after > columns { break }
      x += 1
      end += 1
    }
    return end
  }

  private static func spots(
    _ shown: Range<Int>, _ widths: [Int], _ columns: Int, _ before: Bool = false,
    _ after: Bool = false, gap: Int
  ) -> [Spot] {
    var x = before ? mark : 0
    let limit = columns - (after ? mark : 0)
    return shown.map { index in
      let width = min(widths[index], max(0, limit - x))
      defer { x += width + gap }
      return Spot(index: index, x: min(x, max(0, columns)), columns: width)
    }
  }
}

extension Range<Int> {
  /// The next place or the one before, round about; from none of them, the first or the last.
  ///
  /// Nil where there are no places.
  func neighbour(of place: Int, isNext: Bool) -> Int? {
    if isEmpty { return nil }
    guard contains(place) else { return isNext ? lowerBound : upperBound - 1 }
    if isNext { return place == upperBound - 1 ? lowerBound : place + 1 }
    return place == lowerBound ? upperBound - 1 : place - 1
  }
}
