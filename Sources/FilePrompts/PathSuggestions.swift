import Semantics
import Terminal
import Toolkit

/// What lies where a path is being typed, a row each, around the marked one.
struct PathSuggestions<Problem: Equatable & Sendable, Action> {
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

  /// Which of them show; the last row of several is for how many more there are.
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
    let role: ThemeRole =
      isMarked ? .selectionFocused : entry.isFolder || entry.isWanted ? .text : .muted
    let row = id.child("file").item(entry.name)
    return Text((isMarked ? "› " : "  ") + label, role, semantics: nil)
      .fill(horizontal: .leading, flex: Flex(horizontal: 1))
      .semantics(row, .row, label: label, traits: isMarked ? .selected : [])
      .onClick(row) { send(.suggestionTaken(index)) }
  }
}
