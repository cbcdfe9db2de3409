import Core
import Foundation
import Terminal
import Toolkit
import TrackersDomain

/// The archived trackers, the last one first.
struct ArchiveListView {
  let list: ArchiveListState
  let words: TrackersWords

  var body: Element<ArchiveListAction> {
    DayFrontView(
      id: TrackersID.archive, back: TrackersID.archiveBack, name: words.archivedTrackers,
      items: list.trackers, words: words, onBack: .closed,
      nothing: (TrackersID.noArchive, words.nothingArchived, words.nothingArchivedHint), rows: rows
    ).body
  }

  private func rows(_ trackers: [ArchivedTracker]) -> Element<ArchiveListAction> {
    List(
      TrackersID.archiveList, label: words.archivedTrackers, count: trackers.count,
      selection: list.selection.shown, key: { trackers[$0].id.uuidString },
      itemLabel: { words.told(trackers[$0]) }, openTitle: words.restoreHint,
      onMove: { .moved($0) }, onOpen: { .restoreTapped($0) }, row: { row(trackers[$0]) }
    )
    .swipe(
      SwipeAction("trackers.delete", ["d", .delete], words.deleteHint, hint: .footerMain) {
        .deleteTapped($0)
      }
    )
    .typeAhead { text in
      TypeAhead.index(of: text, from: list.selection.index, count: trackers.count) {
        trackers[$0].tracker.name
      }
    }
    .keys(list.selection.shown.map(keys) ?? [])
    .element
  }

  /// The key that puts a tracker away takes it out, too.
  private func keys(_ index: Int) -> [KeyBinding<ArchiveListAction>] {
    [
      KeyBinding(
        "trackers.archive", ["A"], words.restoreHint, hint: .helpOnly, .restoreTapped(index))
    ]
  }

  private func row(_ entry: ArchivedTracker) -> Element<ArchiveListAction> {
    Responsive { size in
      HStack(spacing: 1) {
        Emoji(entry.tracker.emoji)
        Text(entry.tracker.name).fill(horizontal: .leading, flex: Flex(horizontal: 1))
        Text(size.columns >= 60 ? words.about(entry) : words.digits(entry.since), .muted)
      }.element
    }.whenFlat { Text<ArchiveListAction>(words.told(entry)) }
  }
}
