import AppRuntime
import FilePrompts
import Toolkit

/// Backup and restore, export and import: a path, a look at the file, a question, and the deed.
extension ProfileFeature {
  /// Jobs on all records run one after another.
  private static let line = "data"

  func updateData(_ state: inout ProfileState, _ action: DataAction) -> Effect<ProfileAction> {
    if case .tapped(let deed) = action { return begin(&state, deed) }
    if case .finished(let deed, let path, let result) = action {
      return end(&state, deed, path, result)
    }
    guard var data = state.data else { return .none }
    let effect = update(&data, action, state.language)
    state.data = data
    switch action {
    case .closed, .prompt(.cancelled): state.data = nil
    default: break
    }
    return effect
  }

  private func begin(_ state: inout ProfileState, _ deed: DataDeed) -> Effect<ProfileAction> {
    state.data = DataState(deed, paths: desk.paths)
    return .run("data start", line: "paths") { [desk] send in
      if deed == .restore { send(.data(.copiesFound(await desk.copies()))) }
      send(.data(.proposed(await desk.propose(deed))))
    }
  }

  private func update(
    _ data: inout DataState, _ action: DataAction, _ language: Language
  ) -> Effect<ProfileAction> {
    switch action {
    case .proposed(let path):
      if data.prompt.text.isEmpty { return prompted(data.prompt.retype(path)) }
    case .copiesFound(let copies): data.copies = copies
    case .prompt(.chosen(let text, _)): return submit(&data, text, language)
    case .prompt(let action): return prompted(data.prompt.update(action))
    case .copyMoved(let index): data.copy = index
    case .copyChosen(let index):
      guard data.copies.indices.contains(index) else { return .none }
      data.copy = index
      return prompted(data.prompt.take(data.copies[index].path))
    // Of a file that was let go meanwhile.
    case .looked where !data.prompt.isBusy: break
    case .looked(.success(let contents)): data.stage = .found(contents)
    case .looked(.failure(let problem)): return fail(&data, problem)
    case .confirmed:
      data.stage = .busy
      return perform(data, language)
    case .tapped, .finished, .closed: break
    }
    return .none
  }

  private func prompted(_ effect: Effect<PathPromptAction>) -> Effect<ProfileAction> {
    effect.map { .data(.prompt($0)) }
  }

  private func submit(
    _ data: inout DataState, _ text: String, _ language: Language
  ) -> Effect<ProfileAction> {
    if text.allSatisfy(\.isWhitespace) { return fail(&data, .noPath) }
    guard data.deed.reads else { return perform(data, language) }
    return .run("look at file", line: Self.line) { [desk, data] send in
      send(.data(.looked(await desk.look(data.deed, text, language))))
    }
  }

  private func perform(_ data: DataState, _ language: Language) -> Effect<ProfileAction> {
    let (deed, path) = (data.deed, data.prompt.text)
    return .run(deed.rawValue, line: Self.line) { [desk] send in
      let result = await desk.perform(deed, path, language)
      send(.data(.finished(deed, path: path, result)))
    }
  }

  /// The path stays as it was typed.
  private func fail(_ data: inout DataState, _ problem: DataProblem) -> Effect<ProfileAction> {
    data.stage = .path
    return prompted(data.prompt.refuse(problem))
  }

  /// Also told where the dialog was left meanwhile.
  private func end(
    _ state: inout ProfileState, _ deed: DataDeed, _ path: String,
    _ result: Result<DataContents, DataProblem>
  ) -> Effect<ProfileAction> {
    let words = DataWords(state.language)
    switch result {
    case .failure(let problem):
      guard var data = state.data, data.deed == deed else {
        return .output(.notice(words.problem(problem, deed)))
      }
      let effect = fail(&data, problem)
      state.data = data
      return effect
    case .success(.backup(let contents)) where deed == .restore:
      state.data = DataState(deed, paths: desk.paths)
      state.data?.stage = .done(contents)
      return .output(.recordsReplaced)
    case .success(let contents):
      state.data = nil
      return .output(.notice(words.done(deed, path, contents)))
    }
  }
}
