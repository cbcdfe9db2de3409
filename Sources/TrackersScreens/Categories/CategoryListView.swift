import Foundation
import Semantics
import Terminal
import Toolkit
import TrackersDomain

/// The list of categories, with the one of the tracker marked.
struct CategoryListView {
  let state: CategoryListState
  let form: TrackerFormState
  let words: TrackerFormWords

  private func send(_ action: CategoryListAction) -> TrackerFormAction { .categories(action) }

  var body: Element<TrackerFormAction> {
    ZStack {
      VStack {
        header
        content.padding(horizontal: 1)
      }
      if let editor = state.editor { CategoryEditorView(editor: editor, words: words).body }
      if let deletion = state.deletion {
        CategoryDeletionView(deletion: deletion, words: words).body
      }
    }
    .semantics(TrackerFormID.categories, .screen, label: words.categories)
    .bindings(words.categories, bindings)
  }

  private var header: Element<TrackerFormAction> {
    HStack(spacing: 1) {
      Button(TrackerFormID.categoriesBack, "‹", hint: words.back, action: send(.closed))
      Text(words.categories, .title, semantics: .heading)
        .fill(horizontal: .leading, flex: Flex(horizontal: 1))
      Button(TrackerFormID.categoryAdd, "+", hint: words.addCategoryHint, action: send(.addTapped))
    }.padding(horizontal: 1)
  }

  private var content: Element<TrackerFormAction> {
    guard let categories = form.categories
    else { return Text(words.loading, .muted).fill(horizontal: .center, vertical: .center) }
    if categories.isEmpty {
      return StateView(
        TrackerFormID.noCategories, .empty, words.noCategories, hint: words.noCategoriesHint,
        button: .init(words.addCategory, key: "a", send(.addTapped))
      ).element
    }
    return list(categories)
  }

  private func list(_ categories: [TrackerCategory]) -> Element<TrackerFormAction> {
    List(
      TrackerFormID.categoryList, label: words.categories, count: categories.count,
      selection: state.selection.shown, key: { categories[$0].id.uuidString },
      itemLabel: { label(categories[$0]) }, openTitle: words.chooseHint,
      onMove: { send(.moved($0)) }, onOpen: { send(.chosen($0)) }, row: { row(categories[$0]) }
    )
    .swipe(
      SwipeAction("trackers.deleteCategory", ["d", .delete], words.deleteHint) {
        send(.deleteTapped($0))
      }
    )
    .keys(state.selection.shown.map(keys) ?? [])
    .element
  }

  private func keys(_ index: Int) -> [KeyBinding<TrackerFormAction>] {
    [
      KeyBinding("trackers.renameCategory", ["e"], words.renameHint, send(.renameTapped(index))),
      KeyBinding(
        "trackers.categoryUp", ["K"], words.upHint, hint: .helpOnly,
        send(.carried(index, by: -1))),
      KeyBinding(
        "trackers.categoryDown", ["J"], words.downHint, hint: .helpOnly,
        send(.carried(index, by: 1))),
    ]
  }

  private func isChosen(_ category: TrackerCategory) -> Bool { category.id == form.form.category }

  private func label(_ category: TrackerCategory) -> String {
    isChosen(category) ? "\(category.name), \(words.chosenCategory)" : category.name
  }

  private func row(_ category: TrackerCategory) -> Element<TrackerFormAction> {
    HStack(spacing: 1) {
      Text(isChosen(category) ? "✓" : " ", .accent, semantics: nil)
      Text(category.name).fill(horizontal: .leading, flex: Flex(horizontal: 1))
    }.element
  }

  private var bindings: [KeyBinding<TrackerFormAction>] {
    // The hint of an empty list has the key itself.
    let isEmpty = form.categories?.isEmpty ?? true
    return [
      KeyBinding(
        "trackers.back", [.escape, .backspace], words.back, hint: .footerAlways, send(.closed)),
      KeyBinding(
        "trackers.addCategory", isEmpty ? ["+"] : ["a", "+"], words.addCategoryHint,
        hint: isEmpty ? .helpOnly : .footerMain, send(.addTapped)),
    ]
  }
}

/// One field for the name of a category.
struct CategoryEditorView {
  let editor: CategoryListState.Editor
  let words: TrackerFormWords

  private var title: String { editor.category == nil ? words.newCategory : words.editCategory }
  private var isBlank: Bool { editor.text.allSatisfy(\.isWhitespace) }

  var body: Element<TrackerFormAction> {
    Modal(
      TrackerFormID.categoryEditor, title: title, maxColumns: 50, dismissTitle: words.keep,
      onDismiss: TrackerFormAction.categories(.cancelled)
    ) {
      TextField<TrackerFormAction>(
        TrackerFormID.categoryName, label: title, text: editor.text,
        placeholder: words.categoryPlaceholder, limit: TrackerCategory.longestName,
        message: editor.problem.map(words.problem), wish: .atOnce,
        handlers: .init(
          onChange: { .categories(.typed($0)) }, onSubmit: .categories(.submitted),
          onCancel: .categories(.cancelled), onRefuse: .categories(.nameRefused),
          submitTitle: words.doneHint))
      Spacer(1)
      HStack(spacing: 2) {
        Button(
          TrackerFormID.categorySave, words.done, isEnabled: !isBlank,
          action: TrackerFormAction.categories(.submitted))
        Button(
          TrackerFormID.categoryCancel, words.keep,
          action: TrackerFormAction.categories(.cancelled))
        Spacer()
      }
    }.element
  }
}

/// The question for a new category of the trackers, before theirs is deleted.
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
