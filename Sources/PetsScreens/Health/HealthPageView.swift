import AppRuntime
import Core
import Foundation
import Interchange
import PetsDomain
import Semantics
import Terminal
import Toolkit

/// One part of a pet's book: its records, the newest first.
struct HealthPageView {
  let state: HealthState
  let page: HealthPageState
  let environment: Environment

  private var words: HealthWords { HealthWords(environment) }
  private var entries: [HealthEntry] { state.pages?.entries(page.kind) ?? [] }

  var body: Element<HealthAction> {
    Element(
      VStack {
        HealthHeader(back: back, hint: words.backHint, title: title, action: .backTapped) {
          if !entries.isEmpty {
            Button(HealthID.more, "+", hint: words.addHint, action: HealthAction.addTapped)
          }
        }
        content
      }
      .semantics(HealthID.page, .group, label: words.part(page.kind))
      .bindings(words.part(page.kind), bindings))
  }

  private var back: String { state.due == nil ? words.card : words.dueTitle }

  private var title: String {
    let name = state.owner.map { $0.name ?? words.records.nameless } ?? ""
    return name.isEmpty ? words.part(page.kind) : "\(name): \(words.part(page.kind))"
  }

  private var content: Element<HealthAction> {
    if state.pages == nil {
      return Text(words.loading, .muted).fill(horizontal: .center, vertical: .center)
    }
    if entries.isEmpty { return empty }
    if page.kind == .weighing { return Element(Responsive { weighings($0) }) }
    return list
  }

  private var empty: Element<HealthAction> {
    VStack(alignment: .center) {
      Text(words.emptyTitle, .title, alignment: .center, semantics: .heading)
      Text(words.emptyText(page.kind), .muted, alignment: .center, lines: nil)
      Spacer(1)
      Button(HealthID.add, words.add(page.kind), wish: .whenFree, action: HealthAction.addTapped)
    }
    .fill(horizontal: .center, vertical: .center, maxColumns: 50)
  }

  // MARK: The list
  private var list: Element<HealthAction> {
    let entries = entries
    return List(
      HealthID.list, label: words.part(page.kind), count: entries.count, selection: page.index,
      key: { entries[$0].id.text }, itemLabel: { entries[$0].title(words.records) },
      openTitle: words.openHint, onMove: { .moved(to: $0) }, onOpen: { .entryOpened(index: $0) },
      row: { index in
        let older = entries.indices.contains(index + 1) ? entries[index + 1] : nil
        return HealthEntryRow(
          entry: entries[index], older: older, words: words, today: environment.today
        ).body
      }
    )
    .swipe(
      SwipeAction("health.delete", ["d", .delete], words.deleteHint) { .deleteTapped(index: $0) }
    )
    .keys(listBindings)
    .padding(horizontal: 1)
  }

  private var listBindings: [KeyBinding<HealthAction>] {
    guard page.kind == .document else { return [] }
    return [KeyBinding("health.copy", ["s"], words.copyHint, .copyTapped)]
  }

  // MARK: Weight
  /// The chart above the list where there is room, and its story in words.
  private func weighings(_ room: Size) -> Element<HealthAction> {
    let all = state.pages?.weighings ?? []
    let line = WeightChart(id: HealthID.chart, weighings: all, environment: environment)
    let summary = HealthSummary(words: words, today: environment.today)
    let story = summary.weight(all, isWhole: true)
    let hasChart = line.isDrawn && room.rows >= WeightChart.leastRows + 5
    return VStack {
      Text(story, lines: 2, id: HealthID.trend).padding(horizontal: 1)
      if hasChart {
        ChartAbove(chart: line.body(), rows: min(room.rows / 2, 12), list: list).whenFlat { list }
      } else {
        list
      }
    }
    .fill()
  }

  // MARK: Keys
  private var bindings: [KeyBinding<HealthAction>] {
    [
      KeyBinding("health.add", ["a", "+"], words.addHint, hint: .footerMain, .addTapped),
      KeyBinding("health.back", [.escape, .backspace], words.backHint, .backTapped),
    ]
  }
}

/// The line above a page of the health books: the way back, the title, and the buttons of the page.
struct HealthHeader: Widget {
  typealias Action = HealthAction

  private let line: Element<HealthAction>

  init(
    back: String, hint: String, title: String, action: HealthAction,
    @ElementBuilder<HealthAction> _ beside: () -> [Element<HealthAction>]
  ) {
    let beside = beside()
    line = HStack(spacing: 1) {
      Button(HealthID.back, "‹ " + back, hint: hint, action: action)
      Text(title, .title, semantics: .heading).fill(horizontal: .leading, flex: Flex(horizontal: 1))
      beside
    }
    .padding(horizontal: 1).frame(rows: 1)
  }

  var flex: Flex { line.flex }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    line.measure(available, context)
  }

  func render(in rect: Rect, _ canvas: inout Canvas<HealthAction>) {
    line.render(in: rect, &canvas)
  }
}

/// A chart above a list, of which the list comes first for the focus.
private struct ChartAbove<Action>: Widget {
  let chart: Element<Action>
  let rows: Int
  let list: Element<Action>

  var flex: Flex { .both }
  func measure(_ available: Size, _ context: RenderContext) -> Size { available }

  func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let rows = min(rows, rect.rows)
    list.render(in: rect.inset(Insets(top: rows)), &canvas)
    chart.render(in: Rect(origin: rect.origin, size: Size(rect.columns, rows)), &canvas)
  }
}
