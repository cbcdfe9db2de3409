import Toolkit
import TrackersDomain

/// The list of categories, where the one of the tracker is chosen (H-60).
struct CategoryListState: Equatable, Sendable {
  /// A name that is typed: of a new category, or another one of one that is there.
  struct Editor: Equatable, Sendable {
    let category: TrackerCategory?
    var text: String
    var problem: TrackerProblem?
    var isSaving = false
  }

  /// The question before a category with trackers is deleted (H-62).
  struct Deletion: Equatable, Sendable {
    let category: TrackerCategory
    let count: Int
    /// Those to which its trackers can go.
    let others: [TrackerCategory]
    var target = 0
  }

  var selection: ListSelection<TrackerCategory.ID>
  var editor: Editor?
  var deletion: Deletion?

  init(_ chosen: TrackerCategory.ID?, in categories: [TrackerCategory]) {
    selection = ListSelection(chosen)
    selection.follow(categories.map(\.id))
  }

  mutating func follow(_ categories: [TrackerCategory]) {
    selection.follow(categories.map(\.id))
    if let gone = deletion?.category, !categories.contains(where: { $0.id == gone.id }) {
      deletion = nil
    }
  }
}
