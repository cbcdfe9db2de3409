import Foundation
import Semantics
import Terminal
import Toolkit
import TrackersDomain

/// What is still to be done today: what waits first, then what comes later, then the rest.
struct DueListView {
  let list: DueListState
  let now: DayTime
  let words: TrackersWords

  var body: Element<DueListAction> {
    DayFrontView(
      id: TrackersID.duePage, back: TrackersID.dueBack, title: title, words: words,
      onBack: .closed, isEmpty: list.cards?.isEmpty == true, content: content
    ).body
  }

  private var title: String {
    let count = list.cards?.count ?? 0
    return count == 0 ? words.dueTitle : words.told([words.dueTitle, "\(count)"])
  }

  private var content: Element<DueListAction> {
    guard let cards = list.cards else {
      return Text(words.loading, .muted).fill(horizontal: .center, vertical: .center)
    }
    if cards.isEmpty {
      return StateView(
        TrackersID.nothingDue, .empty, words.nothingDueToday, hint: words.nothingDueHint,
        button: .init(words.backTitle, keys: [.escape, .backspace], .closed)
      ).element
    }
    return rows(cards)
  }

  private func rows(_ cards: [DayCard]) -> Element<DueListAction> {
    let parts = list.parts(now)
    return List(
      TrackersID.dueList, label: words.dueTitle,
      sections: ListSections(counts: parts.map(\.count)),
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
    return [
      done, KeyBinding("trackers.skip", ["x"], words.skipHint(card), .skipTapped(card.id)),
    ]
  }
}
