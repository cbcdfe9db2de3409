import AppRuntime
import PetsDomain

/// The path of a photo, typed with what is in the folders beside it.
extension PetsFeature {
  func updatePrompt(_ state: inout PetsState, _ action: PhotoAction) -> Effect<PetsAction> {
    if case .promptTapped = action { return openPrompt(&state) }
    guard let prompt = state.card?.photo.prompt, !prompt.isTaking else { return .none }
    switch action {
    case .typed(let text): return type(&state, text, prompt)
    case .listed(let typed, let completions): return listed(&state, typed, completions)
    case .completeTapped: return perform(&state, .complete)
    case .markMoved(let step): return perform(&state, .move(step))
    case .submitted: return perform(&state, .submit)
    case .suggestionTaken(let index): return takeSuggestion(&state, index)
    case .cancelled: state.card?.photo.prompt = nil
    default: break
    }
    return .none
  }

  /// What is being typed in a field is saved first, or stays where it cannot be.
  private func openPrompt(_ state: inout PetsState) -> Effect<PetsAction> {
    guard let saving = commit(&state) else { return .none }
    state.card?.photo.prompt = PhotoPrompt()
    return .merge(saving, listCompletions(&state))
  }

  private func type(
    _ state: inout PetsState, _ text: String, _ prompt: PhotoPrompt
  ) -> Effect<PetsAction> {
    let text = Self.dropped(on: prompt.text, text) ?? text
    guard text != prompt.text else { return .none }
    state.card?.photo.prompt = prompt.retyped(text)
    return listCompletions(&state)
  }

  /// A file that is dropped while something is typed already takes its place, as the two together
  /// are the path of nothing.
  private static func dropped(on old: String, _ new: String) -> String? {
    guard !old.isEmpty, new.hasPrefix(old) else { return nil }
    let added = new.dropFirst(old.count).drop { $0 == " " }
    guard added.count > 1 else { return nil }
    let isQuoted = added.hasPrefix("'") || added.hasPrefix("\"")
    let isPath = added.hasPrefix("/") && PictureFormat.isLikely(String(added))
    return isQuoted || isPath || added.lowercased().hasPrefix("file://") ? String(added) : nil
  }

  // MARK: What lies there

  /// Before anything is typed, what lies where the last photo came from.
  func listCompletions(_ state: inout PetsState) -> Effect<PetsAction> {
    guard let typed = state.card?.photo.prompt?.text else { return .none }
    let start = state.photos.lastFolder.map { $0 + "/" } ?? photos.path.home.map { $0 + "/" } ?? "/"
    state.card?.photo.prompt?.isListing = true
    state.card?.photo.prompt?.folder = typed.isEmpty ? photos.path.shown(start) : nil
    return .run("list files", line: "photo.files", topic: "photo.files") { [photos] send in
      let found = await photos.path.listing(of: typed.isEmpty ? start : typed)
      send(.photo(.listed(typed: typed, found)))
    }
  }

  /// Does what was pressed before they were there.
  private func listed(
    _ state: inout PetsState, _ typed: String, _ completions: [PathCompletion]
  ) -> Effect<PetsAction> {
    guard var prompt = state.card?.photo.prompt, prompt.text == typed else { return .none }
    let steps = prompt.waiting
    (prompt.completions, prompt.mark) = (completions, nil)
    (prompt.isListing, prompt.waiting) = (false, [])
    state.card?.photo.prompt = prompt
    return steps.reduce(.none) { .merge($0, perform(&state, $1)) }
  }

  /// Enter waits for nothing but a mark that is on its way.
  private func perform(
    _ state: inout PetsState, _ step: PhotoPrompt.Step
  ) -> Effect<PetsAction> {
    guard let prompt = state.card?.photo.prompt, !prompt.isTaking else { return .none }
    if prompt.isListing, step != .submit || !prompt.waiting.isEmpty {
      state.card?.photo.prompt?.waiting.append(step)
      return .none
    }
    switch step {
    case .move(let step): state.card?.photo.prompt?.move(by: step)
    case .submit:
      if let mark = prompt.mark { return takeSuggestion(&state, mark) }
      return take(&state)
    case .complete:
      guard let text = prompt.completion else { break }
      state.card?.photo.prompt = prompt.retyped(text)
      return listCompletions(&state)
    }
    return .none
  }

  /// A folder is gone into, a file is taken.
  private func takeSuggestion(_ state: inout PetsState, _ index: Int) -> Effect<PetsAction> {
    guard let prompt = state.card?.photo.prompt, prompt.completions.indices.contains(index) else {
      return .none
    }
    let chosen = prompt.completions[index]
    state.card?.photo.prompt = prompt.retyped(chosen.text)
    return chosen.isFolder ? listCompletions(&state) : take(&state)
  }
}
