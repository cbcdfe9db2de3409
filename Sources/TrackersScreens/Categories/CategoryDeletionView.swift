import Terminal
import Toolkit
import TrackersDomain

/// The question where the trackers of a category are to go before it is deleted (H-62).
struct CategoryDeletionView {
  let deletion: CategoryListState.Deletion
  let words: TrackerFormWords

  var body: Element<TrackerFormAction> {
    Modal(
      TrackerFormID.deletion, title: words.deletionTitle, maxColumns: 56,
      dismissTitle: words.keep, onDismiss: TrackerFormAction.categories(.keepTapped)
    ) {
      Text(words.deletionText(deletion.category.name, deletion.count), lines: nil)
      if !deletion.others.isEmpty { target }
      Spacer(1)
      buttons
    }.element
  }

  private var target: Element<TrackerFormAction> {
    HStack(spacing: 1) {
      Text(words.moveTo, .muted, semantics: nil)
      Dropdown<TrackerFormAction>(
        TrackerFormID.target, words.moveTo, options: deletion.others.map(\.name),
        selection: deletion.target, onChange: { .categories(.targetChosen($0)) })
      Spacer()
    }.element
  }

  /// One below another where they do not fit side by side.
  private var buttons: Element<TrackerFormAction> {
    let all = deletion.others.isEmpty ? [deleteAll, keep] : [move, deleteAll, keep]
    return Responsive { room in
      let isWide = room.columns >= 50
      return isWide
        ? HStack(spacing: 1) {
          all
          Spacer()
        }.element : VStack(alignment: .leading) { all }.element
    }.element
  }

  private var move: Element<TrackerFormAction> {
    Button(
      TrackerFormID.move, words.move, action: TrackerFormAction.categories(.moveTapped)
    ).element
  }

  private var deleteAll: Element<TrackerFormAction> {
    Button(
      TrackerFormID.deleteAll, words.deleteAll, hint: words.deleteAllHint,
      action: TrackerFormAction.categories(.deleteAllTapped)
    ).element
  }

  private var keep: Element<TrackerFormAction> {
    Button(
      TrackerFormID.keep, words.keep, wish: .whenFree,
      action: TrackerFormAction.categories(.keepTapped)
    ).element
  }
}
