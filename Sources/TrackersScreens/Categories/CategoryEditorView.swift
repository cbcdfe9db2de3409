import Terminal
import Toolkit
import TrackersDomain

/// One field for the name of a category (H-61).
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
