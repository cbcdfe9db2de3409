import AppRuntime
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
    if case .closed = action { state.data = nil }
    return effect
  }

  private func begin(_ state: inout ProfileState, _ deed: DataDeed) -> Effect<ProfileAction> {
    state.data = DataState(deed)
    return .run("data start", line: "paths") { [desk] send in
      if deed == .restore { send(.data(.copiesFound(await desk.copies()))) }
      let path = await desk.propose(deed)
      send(.data(.proposed(path)))
      send(.data(.completionsFound(await desk.complete(path, deed), of: path)))
    }
  }

  private func update(
    _ data: inout DataState, _ action: DataAction, _ language: Language
  ) -> Effect<ProfileAction> {
    switch action {
    case .proposed(let path): if data.path.isEmpty { data.path = path }
    case .copiesFound(let copies): data.copies = copies
    case .typed(let text): return type(&data, text)
    case .completed:
      data.wantsCompletion = data.completed != data.path
      return data.completion.map { type(&data, $0) } ?? .none
    case .completionsFound(let found, let text): return take(&data, found, of: text)
    case .copyMoved(let index): data.copy = index
    case .copyChosen(let index):
      guard data.copies.indices.contains(index) else { return .none }
      data.copy = index
      data.path = data.copies[index].path
      return submit(&data, language)
    case .submitted: return submit(&data, language)
    case .looked(.success(let contents)): data.stage = .found(contents)
    case .looked(.failure(let problem)): fail(&data, problem)
    case .confirmed:
      data.stage = .busy
      return perform(data, language)
    case .tapped, .finished, .closed: break
    }
    return .none
  }

  private func type(_ data: inout DataState, _ text: String) -> Effect<ProfileAction> {
    data.path = text
    data.problem = nil
    data.wantsCompletion = false
    let deed = data.deed
    return .run("complete path", line: "paths", topic: "complete") { [desk] send in
      send(.data(.completionsFound(await desk.complete(text, deed), of: text)))
    }
  }

  private func take(
    _ data: inout DataState, _ found: [String], of text: String
  ) -> Effect<ProfileAction> {
    guard text == data.path else { return .none }
    (data.suggestions, data.completed) = (found, text)
    guard data.wantsCompletion else { return .none }
    data.wantsCompletion = false
    return data.completion.map { type(&data, $0) } ?? .none
  }

  private func submit(_ data: inout DataState, _ language: Language) -> Effect<ProfileAction> {
    guard data.stage == .path else { return .none }
    guard data.path.contains(where: { !$0.isWhitespace }) else {
      data.problem = .noPath
      return .none
    }
    data.stage = .busy
    guard data.deed.reads else { return perform(data, language) }
    return .run("look at file", line: Self.line) { [desk, data] send in
      send(.data(.looked(await desk.look(data.deed, data.path, language))))
    }
  }

  private func perform(_ data: DataState, _ language: Language) -> Effect<ProfileAction> {
    .run(data.deed.rawValue, line: Self.line) { [desk] send in
      let result = await desk.perform(data.deed, data.path, language)
      send(.data(.finished(data.deed, path: data.path, result)))
    }
  }

  /// The path stays as it was typed.
  private func fail(_ data: inout DataState, _ problem: DataProblem) {
    data.stage = .path
    data.problem = problem
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
      fail(&data, problem)
      state.data = data
      return .none
    case .success(.backup(let contents)) where deed == .restore:
      state.data = DataState(deed)
      state.data?.stage = .done(contents)
      return .output(.recordsReplaced)
    case .success(let contents):
      state.data = nil
      return .output(.notice(words.done(deed, path, contents)))
    }
  }
}
