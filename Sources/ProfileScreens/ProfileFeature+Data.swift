import AppRuntime
import Core
import FilePrompts
import Toolkit

/// Backup and restore, export and import: a path, a look at the file, a question, and the deed.
extension ProfileFeature {
  /// Jobs on all records run one after another.
  private static let queue = "data"

  func updateData(
    _ state: inout ProfileState, _ action: DataAction, _ environment: Environment
  ) -> Effect<ProfileAction> {
    if case .tapped(let deed) = action { return begin(&state, deed) }
    if case .answer(let ticket, let answer) = action {
      let isHere = state.data?.ticket == ticket
      if case .finished(let deed, let path, let result) = answer {
        let words = DataWords(environment.language, clock: environment.units.clock)
        return isHere
          ? end(&state, words, deed, path, result) : endLate(words, deed, path, result)
      }
      return isHere ? updateData(&state, answer, environment) : .none
    }
    guard var data = state.data else { return .none }
    let effect = update(&data, action, environment.language)
    state.data = data
    switch action {
    case .closed, .prompt(.cancelled): state.data = nil
    default: break
    }
    return effect
  }

  private func begin(_ state: inout ProfileState, _ deed: DataDeed) -> Effect<ProfileAction> {
    state.dataTickets += 1
    let ticket = state.dataTickets
    state.data = DataState(deed, paths: desk.paths, ticket: ticket)
    return .run("data start", queue: "paths") { [desk] send in
      func answer(_ action: DataAction) { send(.data(.answer(ticket: ticket, action))) }
      if deed == .restore { answer(.copiesFound(await desk.copies())) }
      answer(.proposed(await desk.propose(deed)))
    }
  }

  private func update(
    _ data: inout DataState, _ action: DataAction, _ language: Language
  ) -> Effect<ProfileAction> {
    switch action {
    case .proposed(let path):
      if data.prompt.text.isEmpty { return prompted(data.prompt.retype(path)) }
    case .copiesFound(let copies): data.copies = copies
    case .prompt(.chosen(let text, let isReplacing)):
      return submit(&data, text, isReplacing, language)
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
    case .settingsChosen(let isWanted): data.takesSettings = isWanted
    case .confirmed:
      guard case .found = data.stage else { return .none }
      data.stage = .busy
      return perform(data, language)
    case .tapped, .finished, .closed, .answer: break
    }
    return .none
  }

  private func prompted(_ effect: Effect<PathPromptAction>) -> Effect<ProfileAction> {
    effect.map { .data(.prompt($0)) }
  }

  private func submit(
    _ data: inout DataState, _ text: String, _ isReplacing: Bool, _ language: Language
  ) -> Effect<ProfileAction> {
    if text.allSatisfy(\.isWhitespace) { return fail(&data, .noPath) }
    guard data.deed.reads else { return perform(data, isReplacing: isReplacing, language) }
    return .run("look at file", queue: Self.queue) { [desk, data] send in
      let found = await desk.look(data.deed, text, language)
      send(.data(.answer(ticket: data.ticket, .looked(found))))
    }
  }

  private func perform(
    _ data: DataState, isReplacing: Bool = false, _ language: Language
  ) -> Effect<ProfileAction> {
    let (deed, path) = (data.deed, data.prompt.text)
    let terms = DataTerms(isReplacing: isReplacing, takesSettings: data.takesSettings)
    return .run(deed.rawValue, queue: Self.queue) { [desk] send in
      let result = await desk.perform(deed, path, terms, language)
      send(.data(.answer(ticket: data.ticket, .finished(deed, path: path, result))))
    }
  }

  /// The path stays as it was typed.
  private func fail(_ data: inout DataState, _ problem: DataProblem) -> Effect<ProfileAction> {
    data.stage = .path
    return prompted(data.prompt.refuse(problem))
  }

  private func end(
    _ state: inout ProfileState, _ words: DataWords, _ deed: DataDeed, _ path: String,
    _ result: Result<DataContents, DataProblem>
  ) -> Effect<ProfileAction> {
    guard var data = state.data else { return .none }
    switch result {
    case .failure(.taken(let file)):
      let effect = prompted(data.prompt.askToReplace(desk.paths.shown(file)))
      state.data = data
      return effect
    case .failure(let problem):
      let effect = fail(&data, problem)
      state.data = data
      return effect
    case .success(.backup(let contents)) where deed == .restore:
      data.stage = .done(contents)
      state.data = data
      return .tell(.recordsReplaced)
    case .success(let contents):
      state.data = nil
      return .notice(words.done(deed, path, contents))
    }
  }

  /// Where the dialog was left meanwhile, whatever is open now stays.
  private func endLate(
    _ words: DataWords, _ deed: DataDeed, _ path: String,
    _ result: Result<DataContents, DataProblem>
  ) -> Effect<ProfileAction> {
    switch result {
    case .failure(let problem): return .notice(words.problem(problem, deed))
    case .success(let contents):
      let notice = Effect<ProfileAction>.notice(words.done(deed, path, contents))
      return deed == .restore ? .merge(.tell(.recordsReplaced), notice) : notice
    }
  }
}
