import Foundation
import Terminal
import Toolkit
import TrackersDomain

/// The cards of a day under the names of their categories, pinned first.
struct DayGrid {
  let day: DayState
  let settings: TrackersSettings
  let page: DayPage
  let words: TrackersWords
  /// True where there is no room for a blank line between cards.
  let isLow: Bool

  private var cards: [DayCard] { page.cards }

  var body: Element<DayAction> {
    let (cards, sections) = (cards, page.sections)
    return CardGrid(
      TrackersID.cards, label: words.title,
      sections: ListSections(counts: sections.map(\.cards.count)),
      heading: { words.header(sections[$0].header) },
      selection: day.selection.shown, rows: isLow ? 2 : 3, flatRows: 1,
      columns: { min(4, max(1, $0 / 30)) }, key: { cards[$0].id.uuidString },
      itemLabel: { words.told(cards[$0], settings) }, openTitle: words.menuHint,
      onMove: { .moved($0) }, onOpen: { .menuTapped(cards[$0].id) },
      card: { index, isSelected, isFocused in
        TrackerCardView(
          card: cards[index], settings: settings, words: words,
          search: day.search.query, isSelected: isSelected, isFocused: isFocused
        ).element
      }
    )
    .widensAlone()
    .onReorder { .reordered($0, $1) }
    .typeAhead { text in
      TypeAhead.index(of: text, from: day.selection.index, count: cards.count) {
        cards[$0].tracker.name
      }
    }
    // Before the list's own key for its beginning, which `Home` is too.
    .keys(
      (day.selected.map(keys) ?? []) + [
        key("grid", ["g"], words.gridHint, .helpOnly, .gridTapped())
      ]
    )
    .element
  }

  // MARK: Keys of the card
  private func keys(_ card: DayCard) -> [KeyBinding<DayAction>] {
    let id = card.id
    let isMeasured = card.tracker.target != nil
    return [
      key(
        "toggle", [.space], isMeasured ? words.amountHint : words.toggleHint(card),
        page.isFuture ? .helpOnly : .footerMain, .toggleTapped(id))
    ] + (isMeasured ? measuring(id) : []) + [skipping(card)] + [
      key("note", ["w"], words.noteHint, .helpOnly, .noteTapped(id)),
      key("allDone", ["C"], words.allDoneHint, .helpOnly, .allDoneTapped(id)),
      key("details", ["i"], words.detailsHint, .helpOnly, .detailsTapped(id)),
      key("edit", ["e"], words.editHint, .footer, .editTapped(id)),
      key("pin", ["p"], words.pinHint(card), .footer, .pinTapped(id)),
      key("archive", ["A"], words.archiveHint, .helpOnly, .archiveTapped(id)),
      key("delete", ["d", .delete], words.deleteHint, .footer, .deleteTapped(id)),
      key("menu", ["m"], words.menuHint, .helpOnly, .menuTapped(id)),
    ]
  }

  private func measuring(_ id: Tracker.ID) -> [KeyBinding<DayAction>] {
    [
      key("more", ["+"], words.more, marking, .amountStepped(id, isMore: true)),
      key("less", ["-"], words.less, marking, .amountStepped(id, isMore: false)),
      key("amount", ["="], words.amountHint, .helpOnly, .amountTapped(id)),
    ]
  }

  /// The key that skips; it stays for an event, to tell that events are not skipped.
  private func skipping(_ card: DayCard) -> KeyBinding<DayAction> {
    key(
      "skip", ["x"], words.skipHint(card), card.tracker.isHabit ? marking : .helpOnly,
      .skipTapped(card.id))
  }

  /// A day to come offers nothing that it would refuse.
  private var marking: HintPlace { page.isFuture ? .helpOnly : .footer }

  private func key(
    _ name: String, _ keys: [KeyStroke], _ title: String, _ hint: HintPlace, _ action: DayAction
  ) -> KeyBinding<DayAction> { KeyBinding("trackers.\(name)", keys, title, hint: hint, action) }
}
