import PetsDomain
import Terminal
import Toolkit

/// Asks for the path of a photo: a field with what is in the folders below it.
struct PhotoPromptView {
  let prompt: PhotoPrompt
  let words: PhotoWords

  var body: Element<PetsAction> {
    Responsive { size in Element(modal(rows: min(6, max(1, size.rows - Self.otherRows)))) }.element
  }

  /// Frame, field, what is wrong, where the files are, how many more there are, and buttons.
  private static let otherRows = 8

  private func modal(rows: Int) -> Modal<PetsAction> {
    Modal(
      PetsID.photoPrompt, title: words.promptTitle, maxColumns: 70, dismissTitle: words.cancelHint,
      onDismiss: .photo(.cancelled)
    ) {
      VStack {
        field.keysWithFocus(words.path, fieldBindings)
        suggestions(rows)
        Spacer(1)
        buttons
      }.bindings(words.promptTitle, [browseBinding])
    }
  }

  private var field: TextField<PetsAction> {
    TextField(
      PetsID.photoPath, label: words.path, text: prompt.text, placeholder: words.placeholder,
      message: prompt.problem.map(words.problem), wish: .atOnce,
      handlers: .init(onChange: { .photo(.typed($0)) }))
  }

  @ElementBuilder<PetsAction>
  private func suggestions(_ rows: Int) -> [Element<PetsAction>] {
    let first = min(max(0, (prompt.mark ?? 0) - rows / 2), max(0, prompt.completions.count - rows))
    let shown = prompt.completions.indices.dropFirst(first).prefix(rows)
    if prompt.isTaking {
      Text(words.taking, .muted)
    } else if prompt.completions.isEmpty, prompt.problem == nil, !prompt.isListing,
      !prompt.text.isEmpty, !prompt.text.hasSuffix("/")
    {
      Text(words.nothingFits, .muted)
    } else if prompt.text.isEmpty, let folder = prompt.folder {
      Text(words.inFolder(PhotoBrowserView.end(of: folder, in: 50)), .muted)
    }
    for index in shown { suggestion(index) }
    if let last = shown.last, last < prompt.completions.count - 1 {
      Text(words.more(prompt.completions.count - 1 - last), .muted)
    }
  }

  private func suggestion(_ index: Int) -> Element<PetsAction> {
    let entry = prompt.completions[index]
    let isMarked = index == prompt.mark
    let label = entry.name + (entry.isFolder ? "/" : "")
    let role: ThemeRole =
      isMarked ? .selectionFocused : entry.isFolder || entry.isPicture ? .text : .muted
    let id = PetsID.photoPrompt.child("file").item(entry.name)
    return Text((isMarked ? "› " : "  ") + label, role, semantics: nil)
      .fill(horizontal: .leading, flex: Flex(horizontal: 1))
      .semantics(id, .row, label: label, traits: isMarked ? .selected : [])
      .onClick(id) { .photo(.suggestionTaken(index)) }
  }

  private var buttons: Element<PetsAction> {
    HStack(spacing: 1) {
      Button(
        PetsID.photoPrompt.child("take"), words.take, hint: words.takeHint,
        action: .photo(.submitted))
      Button(
        PetsID.photoPrompt.child("browse"), words.browse, hint: words.browseHint,
        action: .photo(.browseTapped))
      Button(
        PetsID.photoPrompt.child("cancel"), words.cancel, hint: words.cancelHint,
        action: .photo(.cancelled))
    }.element
  }

  private var browseBinding: KeyBinding<PetsAction> {
    KeyBinding(
      "path.browse", [.control("o")], words.browseHint, hint: .whileTyping, .photo(.browseTapped))
  }

  /// `Tab` goes on to the buttons where there is nothing to complete.
  private var fieldBindings: [KeyBinding<PetsAction>] {
    var rows = [
      KeyBinding<PetsAction>(
        "path.take", [.enter], words.takeHint, hint: .whileTyping, .photo(.submitted))
    ]
    if prompt.completion != nil || prompt.isListing {
      rows.append(
        KeyBinding(
          "path.complete", [.tab], words.completeHint, hint: .whileTyping, .photo(.completeTapped)))
    }
    if prompt.completions.isEmpty, !prompt.isListing { return rows }
    return rows + [
      KeyBinding("path.next", [.down], words.nextHint, hint: .whileTyping, .photo(.markMoved(1))),
      KeyBinding(
        "path.previous", [.up], words.previousHint, hint: .helpOnly, .photo(.markMoved(-1))),
    ]
  }
}
