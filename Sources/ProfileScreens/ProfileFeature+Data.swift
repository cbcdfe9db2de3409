import AppRuntime
import Toolkit

/// Backup and restore, export and import: a path, a look at the file, a question, and the deed.
extension ProfileFeature {
  /// Jobs on all records run one after another.
  private static let line = "data"

  func updateData(_ state: inout ProfileState, _ action: DataAction) -> Effect<ProfileAction> {
    if case .tapped(let deed) = action { return begin(&state, deed) }
    if case .answer(let ticket, let answer) = action {
      let isHere = state.data?.ticket == ticket
      if case .finished(let deed, let path, let result) = answer {
        return isHere
          ? end(&state, deed, path, result) : endLate(DataWords(state.language), deed, path, result)
      }
      return isHere ? updateData(&state, answer) : .none
    }
    guard var data = state.data else { return .none }
    let effect = update(&data, action, state.language)
    state.data = data
    if case .closed = action { state.data = nil }
    return effect
  }

  private func begin(_ state: inout ProfileState, _ deed: DataDeed) -> Effect<ProfileAction> {
    state.dataTickets += 1
    let ticket = state.dataTickets
    state.data = DataState(deed, ticket: ticket)
    return .run("data start", line: "paths") { [desk] send in
      func answer(_ action: DataAction) { send(.data(.answer(ticket: ticket, action))) }
      if deed == .restore { answer(.copiesFound(await desk.copies())) }
      let path = await desk.propose(deed)
      answer(.proposed(path))
      answer(.completionsFound(await desk.complete(path, deed), of: path))
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
      guard case .found = data.stage else { return .none }
      data.stage = .busy
      return perform(data, language)
    case .replaceConfirmed:
      guard data.stage == .taken else { return .none }
      data.stage = .busy
      return perform(data, isReplacing: true, language)
    case .replaceCancelled: data.stage = .path
    case .tapped, .finished, .closed, .answer: break
    }
    return .none
  }

  private func type(_ data: inout DataState, _ text: String) -> Effect<ProfileAction> {
    data.path = text
    data.problem = nil
    data.wantsCompletion = false
    let (deed, ticket) = (data.deed, data.ticket)
    return .run("complete path", line: "paths", topic: "complete") { [desk] send in
      let found = await desk.complete(text, deed)
      send(.data(.answer(ticket: ticket, .completionsFound(found, of: text))))
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
      let found = await desk.look(data.deed, data.path, language)
      send(.data(.answer(ticket: data.ticket, .looked(found))))
    }
  }

  private func perform(
    _ data: DataState, isReplacing: Bool = false, _ language: Language
  ) -> Effect<ProfileAction> {
    .run(data.deed.rawValue, line: Self.line) { [desk] send in
      let result = await desk.perform(data.deed, data.path, isReplacing, language)
      send(
        .data(.answer(ticket: data.ticket, .finished(data.deed, path: data.path, result))))
    }
  }

  /// The path stays as it was typed.
  private func fail(_ data: inout DataState, _ problem: DataProblem) {
    data.stage = .path
    data.problem = problem
  }

  private func end(
    _ state: inout ProfileState, _ deed: DataDeed, _ path: String,
    _ result: Result<DataContents, DataProblem>
  ) -> Effect<ProfileAction> {
    guard var data = state.data else { return .none }
    switch result {
    case .failure(.exists) where deed == .export:
      data.stage = .taken
    case .failure(let problem): fail(&data, problem)
    case .success(.backup(let contents)) where deed == .restore:
      data.stage = .done(contents)
      state.data = data
      return .output(.recordsReplaced)
    case .success(let contents):
      state.data = nil
      return .output(.notice(DataWords(state.language).done(deed, path, contents)))
    }
    state.data = data
    return .none
  }

  /// Where the dialog was left meanwhile, whatever is open now stays.
  private func endLate(
    _ words: DataWords, _ deed: DataDeed, _ path: String,
    _ result: Result<DataContents, DataProblem>
  ) -> Effect<ProfileAction> {
    switch result {
    case .failure(let problem): return .output(.notice(words.problem(problem, deed)))
    case .success(let contents):
      let notice = Effect<ProfileAction>.output(.notice(words.done(deed, path, contents)))
      return deed == .restore ? .merge(.output(.recordsReplaced), notice) : notice
    }
  }
}
