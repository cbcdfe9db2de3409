import AppRuntime

extension PathPrompt {
  /// Does what was pressed or found. What is asked for while the prompt is busy waits for nothing: it
  /// is dropped.
  public mutating func update(_ action: PathPromptAction) -> Effect<PathPromptAction> {
    switch action {
    case .listed(let typed, let completions, let common):
      return listed(typed, completions, common)
    case .folderListed(let listing): browser?.take(listing)
    case .browserClosed: browser = nil
    case .chosen, .cancelled: break
    case _ where isBusy: break
    case .typed(let text): return type(text)
    case .completeTapped: return perform(.complete)
    case .markMoved(let step): return perform(.move(step))
    case .submitted: return perform(.submit)
    case .suggestionTaken(let index): return takeSuggestion(index)
    case .replaceConfirmed: return choose(isReplacing: true)
    case .replaceKept: replaces = nil
    case .browseTapped, .fileMoved, .fileOpened, .folderLeft: return updateBrowser(action)
    }
    return .none
  }

  // MARK: What came of it

  /// The text stays, with what is wrong beside it.
  public mutating func refuse(_ problem: Problem) -> Effect<PathPromptAction> {
    isBusy = false
    self.problem = problem
    return list()
  }

  /// - Parameter file: what is there already, as a person reads it.
  public mutating func askToReplace(_ file: String) -> Effect<PathPromptAction> {
    guard isBusy else { return .none }
    isBusy = false
    replaces = file
    return list()
  }

  // MARK: Typing

  /// Another text in place of what stands there.
  public mutating func retype(_ text: String) -> Effect<PathPromptAction> {
    put(text)
    return list()
  }

  /// Another ending, as a name follows the form of a file that is chosen; a name that was typed with
  /// another one stays.
  public mutating func retype(
    ending old: String, as new: String
  ) -> Effect<PathPromptAction> {
    guard text.hasSuffix("." + old) else { return .none }
    return retype(text.dropLast(old.count) + new)
  }

  private mutating func type(_ new: String) -> Effect<PathPromptAction> {
    let new = dropped(new) ?? new
    return new == text ? .none : retype(new)
  }

  /// A file that is dropped while something is typed already takes its place, as the two together
  /// are the path of nothing.
  private func dropped(_ new: String) -> String? {
    guard !text.isEmpty, new.hasPrefix(text) else { return nil }
    let added = new.dropFirst(text.count).drop { $0 == " " }
    guard added.count > 1 else { return nil }
    let isQuoted = added.hasPrefix("'") || added.hasPrefix("\"")
    let isFile = !kind.endings.isEmpty && kind.takes(String(added))
    let isPath = added.hasPrefix("/") && (isFile || text.hasSuffix("/"))
    return isQuoted || isPath || added.lowercased().hasPrefix("file://") ? String(added) : nil
  }

  // MARK: What lies there

  /// Looks for what goes on with the text; to be asked for once where the prompt opens.
  public mutating func list() -> Effect<PathPromptAction> {
    let typed = text
    let place = typed.isEmpty ? start : typed
    isListing = true
    folder = typed.isEmpty ? paths.shown(start) : nil
    return .run("list files", queue: "path", topic: "path") { [paths, kind] send in
      let found = await paths.listing(of: place, for: kind)
      send(.listed(typed: typed, found, common: TypedPath.common(found, typed: typed)))
    }
  }

  /// Does what was pressed before they were there.
  private mutating func listed(
    _ typed: String, _ found: [PathCompletion], _ common: String?
  ) -> Effect<PathPromptAction> {
    guard typed == text else { return .none }
    let steps = isBusy ? [] : waiting
    (completions, mark, self.common) = (found, nil, common)
    (isListing, waiting) = (false, [])
    var effect = Effect<PathPromptAction>.none
    for step in steps { effect = .merge(effect, perform(step)) }
    return effect
  }

  /// Enter waits for nothing but a mark that is on its way.
  private mutating func perform(_ step: PathStep) -> Effect<PathPromptAction> {
    if isBusy { return .none }
    if isListing, step != .submit || !waiting.isEmpty {
      waiting.append(step)
      return .none
    }
    switch step {
    case .move(let step): move(by: step)
    case .submit: return mark.map { takeSuggestion($0) } ?? choose(isReplacing: false)
    case .complete: return completion.map { retype($0) } ?? .none
    }
    return .none
  }

  /// A folder is gone into, a file is taken.
  private mutating func takeSuggestion(_ index: Int) -> Effect<PathPromptAction> {
    guard completions.indices.contains(index) else { return .none }
    let chosen = completions[index]
    if chosen.isFolder { return retype(chosen.text) }
    return take(chosen.text)
  }

  /// Chooses a file that was found by other means.
  public mutating func take(_ file: String) -> Effect<PathPromptAction> {
    if isBusy { return .none }
    put(file)
    return choose(isReplacing: false)
  }

  private mutating func choose(isReplacing: Bool) -> Effect<PathPromptAction> {
    (isBusy, problem, replaces) = (true, nil, nil)
    return .output(.chosen(text, isReplacing: isReplacing))
  }
}
