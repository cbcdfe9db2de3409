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

  private var words: HealthWords { state.words }
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
      Button(
        HealthID.add, words.add(page.kind), wish: .whenFree, action: HealthAction.addTapped)
    }
    .fill(horizontal: .center, vertical: .center, maxColumns: 50)
  }

  // MARK: The list

  private var list: Element<HealthAction> {
    let entries = entries
    return List(
      HealthID.list, label: words.part(page.kind), count: entries.count, selection: page.index,
      key: { entries[$0].id.text }, itemLabel: { entries[$0].title },
      openTitle: words.openHint, onMove: { .moved(to: $0) }, onOpen: { .entryOpened(index: $0) },
      row: { index in
        let older = entries.indices.contains(index + 1) ? entries[index + 1] : nil
        return HealthEntryRow(
          entry: entries[index], older: older, words: words, today: state.today
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

  /// The chart above the list where there is room, and in words what it shows.
  private func weighings(_ room: Size) -> Element<HealthAction> {
    let all = state.pages?.weighings ?? []
    let days = all.lastOfEachDay
    let summary = HealthSummary(words: words, today: state.today)
    let story = summary.weight(all, isWhole: true)
    let hasChart = days.count > 1 && room.rows >= Self.chartRows + 5
    return VStack {
      Text(story, lines: 2, id: HealthID.trend).padding(horizontal: 1)
      if hasChart {
        ChartAbove(chart: chart(days), rows: min(room.rows / 2, 12), list: list).whenFlat { list }
      } else {
        list
      }
    }
    .fill()
  }

  private static let chartRows = 8

  private func chart(_ all: [Weighing]) -> Element<HealthAction> {
    let days = all.reversed().map(\.date)
    let values = all.reversed().map { $0.weight?.value(in: state.weightUnit) }
    let isFine = values.contains { ($0 ?? 0) * 10 != (($0 ?? 0) * 10).rounded() }
    return LineChart(
      HealthID.chart, label: words.records.field(PetField.weight),
      series: [ChartSeries(words.part(.weighing), values)], digits: isFine ? 2 : 1,
      place: { days.indices.contains($0) ? days[$0].dotted : "" }
    ).padding(horizontal: 1)
  }

  // MARK: Keys

  private var bindings: [KeyBinding<HealthAction>] {
    [
      KeyBinding("health.add", ["a", "+"], words.addHint, hint: .footerMain, .addTapped),
      KeyBinding("health.back", [.escape, .backspace], words.backHint, .backTapped),
    ]
  }
}
