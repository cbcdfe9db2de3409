import Semantics
import Terminal
import Toolkit

/// Asks for a path: a field with what is in the folders below it, and what whoever asks puts around.
///
/// Its parts are named after the prompt: `field`, `file`, `confirm`, `browse`, `cancel`, `replace`,
/// `browser`, `files`.
public struct PathPromptView<Problem: Equatable & Sendable, Action> {
  let id: Identifier
  let prompt: PathPrompt<Problem>
  let words: PathPromptWords
  let problem: (Problem) -> String
  let send: (PathPromptAction) -> Action
  /// Above the field and below the files, of one row each unless told otherwise.
  private var above: [Element<Action>] = []
  private var below: [Element<Action>] = []
  private var rowsAround = 0
  private var furtherButtons: [Element<Action>] = []

  /// - Parameters:
  ///   - problem: what is wrong, in words.
  ///   - send: makes an action of the screen's own.
  public init(
    _ id: Identifier, _ prompt: PathPrompt<Problem>, words: PathPromptWords,
    problem: @escaping (Problem) -> String, send: @escaping (PathPromptAction) -> Action
  ) {
    (self.id, self.prompt, self.words) = (id, prompt, words)
    (self.problem, self.send) = (problem, send)
  }

  /// The same with more in it.
  ///
  /// - Parameters:
  ///   - rows: how many those above and below need in all.
  ///   - buttons: stand behind the one that does it.
  public func with(
    above: [Element<Action>] = [], below: [Element<Action>] = [], rows: Int,
    buttons: [Element<Action>] = []
  ) -> PathPromptView {
    var view = self
    (view.above, view.below, view.rowsAround) = (above, below, rows)
    view.furtherButtons = buttons
    return view
  }

  /// In front of a screen; the files to choose from stand in its place.
  public func over(_ screen: Element<Action>) -> Element<Action> {
    if let browser = prompt.browser { return files(browser).body }
    return ZStack {
      screen
      Responsive { modal($0).element }
      if let path = prompt.replaces { question(path) }
    }.element
  }

  private func files(_ browser: FileBrowser) -> FileBrowserView<Action> {
    FileBrowserView(
      id: id, browser: browser, kind: prompt.kind, words: words,
      problem: prompt.problem.map(problem), send: send)
  }

  private func question(_ path: String) -> ConfirmDialog<Action> {
    ConfirmDialog(
      id.child("replace"), title: words.replaceTitle, message: words.replaceMessage(path),
      confirm: words.replace, cancel: words.keep, onConfirm: send(.replaceConfirmed),
      onCancel: send(.replaceKept))
  }

  // MARK: The dialog
  private func modal(_ room: Size) -> Modal<Action> {
    let isLoose = room.rows >= 14
    return Modal(
      id, title: words.title, maxColumns: Self.columns, dismissTitle: words.cancelHint,
      onDismiss: send(.cancelled)
    ) {
      VStack {
        if isLoose, let about = words.about { Text(about, .muted, lines: nil) }
        above
        if isLoose, !above.isEmpty { Spacer(1) }
        field.keysWithFocus(words.label, fieldBindings)
        PathSuggestions(id: id, prompt: prompt, words: words, send: send)
          .rows(rest(of: room, isLoose: isLoose))
        if isLoose { Spacer(1) }
        below
        if isLoose, !below.isEmpty { Spacer(1) }
        buttons
      }.bindings(words.title, prompt.canBrowse ? [browseBinding] : [])
    }
  }

  private static var columns: Int { 70 }

  /// The rows that are left for files.
  private func rest(of room: Size, isLoose: Bool) -> Int {
    let columns = max(1, min(room.columns, Self.columns) - 4)
    let message = prompt.problem.map(problem)
    let notes = message.map { TextField<Action>.rows(of: $0, columns: columns) } ?? 0
    let about = isLoose ? words.about.map { DisplayWidth.of($0) / columns + 1 } ?? 0 : 0
    let gaps = isLoose ? 1 + (above.isEmpty ? 0 : 1) + (below.isEmpty ? 0 : 1) : 0
    // Frame, field and buttons.
    return room.rows - 4 - notes - about - gaps - rowsAround
  }

  private var field: TextField<Action> {
    TextField(
      id.child("field"), label: words.label, text: prompt.text, placeholder: words.placeholder,
      message: prompt.problem.map(problem), wish: .atOnce,
      handlers: .init(onChange: { send(.typed($0)) }))
  }

  private var buttons: Element<Action> {
    HStack(spacing: 1) {
      Button(id.child("confirm"), words.confirm, hint: words.confirmHint, action: send(.submitted))
      furtherButtons
      if prompt.canBrowse {
        Button(
          id.child("browse"), words.browse, hint: words.browseHint, action: send(.browseTapped))
      }
      Button(id.child("cancel"), words.cancel, hint: words.cancelHint, action: send(.cancelled))
    }.element
  }

  // MARK: Keys
  private var browseBinding: KeyBinding<Action> {
    KeyBinding(
      "path.browse", [.control("o")], words.browseHint, hint: .whileTyping, send(.browseTapped))
  }

  /// `Tab` goes on to the buttons where there is nothing to complete.
  private var fieldBindings: [KeyBinding<Action>] {
    var rows = [
      KeyBinding("path.take", [.enter], words.confirmHint, hint: .whileTyping, send(.submitted))
    ]
    if prompt.completion != nil || prompt.isListing {
      rows.append(
        KeyBinding(
          "path.complete", [.tab], words.completeHint, hint: .whileTyping, send(.completeTapped)))
    }
    if prompt.completions.isEmpty, !prompt.isListing { return rows }
    return rows + [
      KeyBinding("path.next", [.down], words.nextHint, hint: .whileTyping, send(.markMoved(1))),
      KeyBinding("path.previous", [.up], words.previousHint, hint: .helpOnly, send(.markMoved(-1))),
    ]
  }
}

/// The completions of a path that is being typed, a row each, around the marked one.
private struct PathSuggestions<Problem: Equatable & Sendable, Action> {
  let id: Identifier
  let prompt: PathPrompt<Problem>
  let words: PathPromptWords
  let send: (PathPromptAction) -> Action

  /// In a room: a line about all of them, six of them, and how many more there are.
  @ElementBuilder<Action> func rows(_ room: Int) -> [Element<Action>] {
    if let note { Text(note, .muted) }
    let shown = window(min(room - (note == nil ? 0 : 1), 7))
    for index in shown { row(index) }
    if let last = shown.last, last < prompt.completions.count - 1, shown.count > 1 {
      Text(words.more(prompt.completions.count - 1 - last), .muted)
    }
  }

  /// Those of them that show; the last row of several is for how many more there are.
  private func window(_ room: Int) -> Range<Int> {
    let all = prompt.completions.indices
    if all.count < room || room < 1 { return all.prefix(max(0, room)) }
    let count = max(1, room - 1)
    let first = min(max(0, (prompt.mark ?? 0) - count / 2), all.count - count)
    return first..<first + count
  }

  private var note: String? {
    if prompt.isBusy { return words.busy }
    if prompt.completions.isEmpty {
      let isBegun = !prompt.text.isEmpty && !prompt.text.hasSuffix("/")
      let isAsked = prompt.canBrowse && prompt.problem == nil && !prompt.isListing
      return isBegun && isAsked ? words.nothingFits : nil
    }
    guard prompt.text.isEmpty, let folder = prompt.folder else { return nil }
    return words.inFolder(folder.end(in: 50))
  }

  private func row(_ index: Int) -> Element<Action> {
    let entry = prompt.completions[index]
    let isMarked = index == prompt.mark
    let label = entry.name + (entry.isFolder ? "/" : "")
    let role: ThemeRole = isMarked ? .selectionFocused : .text
    let row = id.child("file").item(entry.name)
    return Text((isMarked ? "› " : "  ") + label, role, semantics: nil)
      .fill(horizontal: .leading, flex: Flex(horizontal: 1))
      .semantics(row, .row, label: label, traits: isMarked ? .selected : [])
      .onClick(row) { send(.suggestionTaken(index)) }
  }
}

extension String {
  /// Of a long path the end counts.
  func end(in columns: Int) -> String {
    if DisplayWidth.of(self) <= columns { return self }
    var rest = Substring(self)
    while !rest.isEmpty, DisplayWidth.of(rest) + 1 > columns { rest = rest.dropFirst() }
    return "…" + rest
  }
}
