import AppRuntime
import Interchange
import Toolkit
import TrackersDomain

/// The actions of the list of categories.
public enum CategoryListAction: Sendable {
  case opened
  case closed
  case moved(Int)
  case chosen(Int)
  /// By so many places, in the manual order.
  case carried(Int, by: Int)
  case addTapped
  case renameTapped(Int)
  case typed(String)
  /// More was typed than a name may have.
  case nameRefused
  case submitted
  case cancelled
  case refused(TrackerProblem)
  /// It was added, and is the category of the tracker now.
  case added(TrackerCategory)
  case renamed
  case deleteTapped(Int)
  /// So many trackers are in it.
  case counted(TrackerCategory, Int)
  /// The new category for the trackers, by its place among the others.
  case targetChosen(Int)
  case moveTapped
  case deleteAllTapped
  case keepTapped
}

/// The list of categories, where the one of the tracker is chosen.
struct CategoryListState: Equatable, Sendable {
  /// A name that is typed: of a new category, or another one of one that is there.
  struct Editor: Equatable, Sendable {
    let category: TrackerCategory?
    var text: String
    var problem: TrackerProblem?
    var isSaving = false

    /// The draft that survives a kill; nil where nothing was typed.
    var draft: CategoryDraft? {
      text == category?.name ?? "" ? nil : CategoryDraft(of: category?.id, text)
    }
  }

  /// The question before a category with trackers is deleted.
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
  init?(_ draft: CategoryDraft, chosen: TrackerCategory.ID?, in categories: [TrackerCategory]) {
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

/// The list of categories in the place of the fields.
extension TrackerFormFeature {
  func updateCategories(
    _ state: inout TrackerFormState, _ action: CategoryListAction, _ environment: Environment
  ) -> Effect<TrackerFormAction> {
    if case .opened = action {
      state.entry = .category
      state.front = .categories(CategoryListState(state.form.category, in: state.categories ?? []))
      return .none
    }
    guard case .categories(var list)? = state.front else { return .none }
    let effect = update(&list, &state, action, environment)
    if case .categories? = state.front { state.front = .categories(list) }
    return effect
  }

  private func update(
    _ list: inout CategoryListState, _ state: inout TrackerFormState, _ action: CategoryListAction,
    _ environment: Environment
  ) -> Effect<TrackerFormAction> {
    let categories = state.categories ?? []
    func category(_ index: Int) -> TrackerCategory? {
      categories.indices.contains(index) ? categories[index] : nil
    }
    switch action {
    case .closed: state.front = nil
    case .moved(let index): list.selection.move(to: index, in: categories.map(\.id))
    case .chosen(let index): category(index).map { choose($0, &state) }
    case .carried(let index, let step): return carry(index, step, categories)
    case .addTapped: list.editor = .init(category: nil, text: "")
    case .renameTapped(let index):
      list.editor = category(index).map { .init(category: $0, text: $0.name) }
    case .added(let added):
      list.editor = nil
      choose(added, &state)
    case .deleteTapped(let index): return category(index).map(askToDelete) ?? .none
    case .counted(let category, let count):
      let others = categories.filter { $0.id != category.id }
      if count == 0 { return delete(category, movingTo: nil, state, environment) }
      list.deletion = .init(category: category, count: count, others: others)
    case .targetChosen(let index): list.deletion?.target = index
    case .moveTapped, .deleteAllTapped: return answer(&list, &state, action, environment)
    case .keepTapped: list.deletion = nil
    default: return edit(&list, action, state)
    }
    return .none
  }

  private func choose(_ category: TrackerCategory, _ state: inout TrackerFormState) {
    // One that was just added is on its way into the list.
    if state.categories?.contains(where: { $0.id == category.id }) == false {
      state.categories?.append(category)
    }
    state.form.category = category.id
    state.front = nil
  }

  private func carry(
    _ index: Int, _ step: Int, _ categories: [TrackerCategory]
  ) -> Effect<TrackerFormAction> {
    let goal = index + step
    guard categories.indices.contains(index), categories.indices.contains(goal)
    else { return .none }
    let (moved, other) = (categories[index].id, categories[goal].id)
    return job { trackers, _, _ in
      try await trackers.moveCategory(moved, step < 0 ? .before : .after, other)
    }
  }

  // MARK: Names
  private func edit(
    _ list: inout CategoryListState, _ action: CategoryListAction, _ state: TrackerFormState
  ) -> Effect<TrackerFormAction> {
    switch action {
    case .typed(let text):
      list.editor?.text = text
      list.editor?.problem = nil
    case .nameRefused: list.editor?.problem = .tooLong(.name, most: TrackerCategory.longestName)
    case .submitted: return submit(&list)
    case .refused(let problem):
      list.editor?.problem = problem
      list.editor?.isSaving = false
    case .cancelled, .renamed: list.editor = nil
    default: break
    }
    return .none
  }

  private func submit(_ list: inout CategoryListState) -> Effect<TrackerFormAction> {
    guard let editor = list.editor, !editor.isSaving else { return .none }
    if let problem = TrackersRepository.problem(withCategory: editor.text) {
      list.editor?.problem = problem
      return .none
    }
    list.editor?.isSaving = true
    let (id, text) = (editor.category?.id, editor.text)
    return job { trackers, _, send in
      let outcome =
        if let id { try await trackers.renameCategory(id, to: text) } else {
          try await trackers.addCategory(text)
        }
      switch outcome {
      case .saved(let category), .unchanged(let category):
        send(.categories(id == nil ? .added(category) : .renamed))
      case .refused(let problems): problems.first.map { send(.categories(.refused($0))) }
      case .gone: send(.categories(.cancelled))
      }
    }
  }

  // MARK: Deleting
  /// One without trackers is deleted at once: undo brings it back.
  private func askToDelete(_ category: TrackerCategory) -> Effect<TrackerFormAction> {
    job { trackers, _, send in
      send(.categories(.counted(category, try await trackers.trackerCount(in: category.id))))
    }
  }

  private func answer(
    _ list: inout CategoryListState, _ state: inout TrackerFormState, _ action: CategoryListAction,
    _ environment: Environment
  ) -> Effect<TrackerFormAction> {
    guard let deletion = list.deletion else { return .none }
    list.deletion = nil
    guard case .moveTapped = action
    else { return delete(deletion.category, movingTo: nil, state, environment) }
    guard deletion.others.indices.contains(deletion.target) else { return .none }
    let target = deletion.others[deletion.target]
    // The tracker of the form goes with the others.
    if state.form.category == deletion.category.id { state.form.category = target.id }
    return delete(deletion.category, movingTo: target, state, environment)
  }

  private func delete(
    _ category: TrackerCategory, movingTo target: TrackerCategory?, _ state: TrackerFormState,
    _ environment: Environment
  ) -> Effect<TrackerFormAction> {
    let words = TrackerFormWords(environment)
    return job { trackers, _, send in
      guard try await trackers.deleteCategory(category.id, movingTo: target?.id) != nil
      else { return }
      send.notice(words.deleted(category, target))
    }
  }
}
