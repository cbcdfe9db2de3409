import Foundation
import Semantics
import Terminal
import Toolkit
import TrackersDomain

/// The trackers that are still to be done today: the overdue ones, the later ones, then the rest.
struct DueListView {
  let list: DueListState
  let now: DayTime
  let words: TrackersWords

  var body: Element<DueListAction> {
    DayFrontView(
      id: TrackersID.duePage, back: TrackersID.dueBack, name: words.dueTitle, items: list.cards,
      words: words, onBack: .closed,
      nothing: (TrackersID.nothingDue, words.nothingDueToday, words.nothingDueHint), rows: rows
    ).body
  }

  private func rows(_ cards: [DayCard]) -> Element<DueListAction> {
    let parts = list.parts(now)
    return List(
      TrackersID.dueList, label: words.dueTitle, sections: ListSections(counts: parts.map(\.count)),
      heading: { words.told([words.name(parts[$0].part), "\(parts[$0].count)"]) },
      selection: list.selection.shown, key: { cards[$0].id.uuidString },
      itemLabel: { words.due(cards[$0]) }, openTitle: words.showHint,
      onMove: { .moved($0) }, onOpen: { .opened($0) },
      row: { index in
        DueRow(
          card: cards[index], isOverdue: DueListState.part(of: cards[index], now) == .overdue,
          words: words
        ).element
      }
    )
    .typeAhead { text in
      TypeAhead.index(of: text, from: list.selection.index, count: cards.count) {
        cards[$0].tracker.name
      }
    }
    .keys(list.selection.shown.map { keys(cards[min($0, cards.count - 1)]) } ?? [])
    .element
  }

  private func keys(_ card: DayCard) -> [KeyBinding<DueListAction>] {
    let isMeasured = card.tracker.target != nil
    let done = KeyBinding<DueListAction>(
      "trackers.toggle", [.space], isMeasured ? words.amountHint : words.toggleHint(card),
      hint: .footerMain, .doneTapped(card.id))
    guard card.tracker.isHabit else { return [done] }
    return [done, KeyBinding("trackers.skip", ["x"], words.skipHint(card), .skipTapped(card.id))]
  }
}

/// Something that waits: its box, from when on, and what it is.
///
/// ```
/// [ ] 08:00 🌺 Water the flowers                2/3 this week
/// ```
struct DueRow: Widget {
  typealias Action = DueListAction

  let card: DayCard
  let isOverdue: Bool
  let words: TrackersWords

  private static let name = 13
  /// From this width on there is room for what was done of it.
  private static let wide = 50

  var flex: Flex { Flex(horizontal: 1) }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, min(1, available.rows))
  }

  func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    if canvas.context.isFlat {
      let text = "[ ] \(words.due(card))"
      canvas.write(DisplayWidth.truncate(text, to: rect.columns), at: rect.origin)
      return
    }
    drawBox(in: rect, &canvas)
    let time = DisplayWidth.truncate(words.dueTime(card), to: max(0, rect.columns - 4))
    canvas.write(
      time, at: Point(x: rect.minX + 4, y: rect.minY), role: isOverdue ? .warning : .muted)
    if rect.columns > Self.name {
      canvas.writeEmoji(card.tracker.emoji, at: Point(x: rect.minX + 10, y: rect.minY))
    }
    drawName(in: rect, &canvas)
  }

  private func drawName(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let detail = rect.columns >= Self.wide ? words.dueDetail(card) : ""
    let columns = DisplayWidth.of(detail)
    let room = max(0, rect.columns - Self.name - (columns == 0 ? 0 : columns + 2))
    let name = DisplayWidth.truncate(card.tracker.name, to: room)
    canvas.write(name, at: Point(x: rect.minX + Self.name, y: rect.minY))
    canvas.write(detail, at: Point(x: rect.maxX - columns, y: rect.minY), role: .muted)
  }

  private func drawBox(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let box = Rect(x: rect.minX, y: rect.minY, columns: 3, rows: 1)
    let id = TrackersID.dueList.child("box").item(card.id.uuidString)
    canvas.write("[ ]", at: box.origin)
    canvas.describe(
      SemanticNode(
        identifier: id, role: .checkbox, label: card.tracker.name, actions: ["press"], frame: box))
    canvas.add(
      Toolkit.Target(
        id, frame: box,
        onMouse: { event in
          guard case .press(.left, _) = event.kind else { return nil }
          return .send(.doneTapped(card.id))
        }))
  }
}

/// A list in the place of a day: the way back, the name with a count, and the rows.
struct DayFrontView<Item, Action> {
  let id: Identifier
  let back: Identifier
  let name: String
  /// Nil while they are not loaded.
  let items: [Item]?
  let words: TrackersWords
  let onBack: Action
  /// Shown where there are no items.
  let nothing: (id: Identifier, text: String, hint: String)
  let rows: ([Item]) -> Element<Action>

  var body: Element<Action> {
    VStack {
      HStack(spacing: 1) {
        Button(back, "‹", hint: words.backToDay, action: onBack)
        Text(title, .title, semantics: .heading)
          .fill(horizontal: .leading, flex: Flex(horizontal: 1))
      }.padding(horizontal: 1).frame(rows: 1)
      content.padding(horizontal: 1)
    }
    .semantics(id, .group, label: title)
    // The button below that there are none has the keys itself.
    .bindings(title, items?.isEmpty == true ? [] : [goBack])
  }

  private var title: String {
    let count = items?.count ?? 0
    return count == 0 ? name : words.told([name, "\(count)"])
  }

  private var content: Element<Action> {
    guard let items
    else { return Text(words.loading, .muted).fill(horizontal: .center, vertical: .center) }
    if !items.isEmpty { return rows(items) }
    return StateView(
      nothing.id, .empty, nothing.text, hint: nothing.hint,
      button: .init(words.backTitle, keys: [.escape, .backspace], onBack)
    ).element
  }

  private var goBack: KeyBinding<Action> {
    KeyBinding("trackers.back", [.escape, .backspace], words.back, hint: .footerAlways, onBack)
  }
}
