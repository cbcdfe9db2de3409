import Interchange
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

    /// What is to be kept against a kill; nil where nothing was typed.
    var draft: CategoryDraft? {
      text == category?.name ?? "" ? nil : CategoryDraft(of: category?.id, text)
    }
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

  /// As a draft has left it; nil where that was saved, or its category is gone.
  init?(
    _ draft: CategoryDraft, chosen: TrackerCategory.ID?, in categories: [TrackerCategory]
  ) {
    let category = categories.first { $0.id == draft.category }
    if draft.category != nil, category == nil { return nil }
    if categories.contains(where: { $0.name == TextRules.trimmed(draft.text) }) { return nil }
    self.init(category?.id ?? chosen, in: categories)
    editor = Editor(category: category, text: draft.text)
  }

  mutating func follow(_ categories: [TrackerCategory]) {
    selection.follow(categories.map(\.id))
    if let gone = deletion?.category, !categories.contains(where: { $0.id == gone.id }) {
      deletion = nil
    }
  }
}
