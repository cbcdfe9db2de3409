import AppRuntime
import Core
import FilePrompts

/// An event between the wish to do something with all records and its end.
public enum DataAction: Sendable {
  case tapped(DataOperation)
  case proposed(String)
  case copiesFound([KeptCopy])
  case prompt(PathPromptAction)
  case copyMoved(Int)
  case copyChosen(Int)
  case looked(Result<DataContents, DataProblem>)
  /// True where the settings of a backup are wanted too.
  case settingsChosen(Bool)
  case confirmed
  case finished(DataOperation, path: String, Result<DataContents, DataProblem>)
  case closed
  /// A late result, for the dialog that has asked for it.
  indirect case answer(ticket: Int, DataAction)
}

/// The dialog about all records, and the number of those before it.
public struct DataState: Equatable, Sendable {
  public internal(set) var dialog: DataDialogState?
  fileprivate var tickets = 0
}

/// The dialog while a file is chosen, looked at, and written or read.
public struct DataDialogState: Equatable, Sendable {
  enum Stage: Hashable {
    case path
    /// The user is asked.
    case found(DataContents)
    /// The user has said yes.
    case busy
    /// It is done, and there is more to tell than a notice holds.
    case done(BackupContents)
  }

  let operation: DataOperation
  /// Tells it from the dialogs before.
  fileprivate let ticket: Int
  public fileprivate(set) var prompt: PathPrompt<DataProblem>
  fileprivate(set) var stage = Stage.path
  /// True where the settings of a backup are wanted too.
  fileprivate(set) var takesSettings = true
  fileprivate(set) var copies: [KeptCopy] = []
  /// The place of the selected one of these.
  fileprivate(set) var copy = 0

  fileprivate init(_ operation: DataOperation, paths: TypedPath, ticket: Int) {
    (self.operation, self.ticket) = (operation, ticket)
    prompt = PathPrompt(operation.purpose, paths: paths)
  }
}

extension DataOperation {
  fileprivate var purpose: PathPurpose {
    switch self {
    case .backUp, .export: .write
    case .restore: .open(FileKind(".tar", ".sqlite"))
    case .load: .open(FileKind(".json"))
    }
  }
}

/// Backup and restore, export and import: a path, a look at the file, a question, and the operation.
struct DataFeature: Sendable {
  /// The queue of the jobs on all records.
  private static let queue = "data"

  let service: DataService

  func update(
    _ state: inout DataState, _ action: DataAction, _ environment: Environment
  ) -> Effect<DataAction> {
    switch action {
    case .tapped(let operation): return begin(&state, operation)
    case .answer(let ticket, let answer):
      return take(answer, &state, isHere: state.dialog?.ticket == ticket, environment)
    case .closed, .prompt(.cancelled): state.dialog = nil
    default:
      guard var dialog = state.dialog else { return .none }
      defer { state.dialog = dialog }
      return update(&dialog, action, environment.language)
    }
    return .none
  }

  private func begin(_ state: inout DataState, _ operation: DataOperation) -> Effect<DataAction> {
    state.tickets += 1
    let ticket = state.tickets
    state.dialog = DataDialogState(operation, paths: service.paths, ticket: ticket)
    return .run("data start", queue: "paths") { [service] send in
      if operation == .restore {
        send(.answer(ticket: ticket, .copiesFound(await service.copies())))
      }
      send(.answer(ticket: ticket, .proposed(await service.propose(operation))))
    }
  }

  /// - Parameter isHere: false where the dialog that has asked was left meanwhile.
  private func take(
    _ answer: DataAction, _ state: inout DataState, isHere: Bool, _ environment: Environment
  ) -> Effect<DataAction> {
    guard case .finished(let operation, let path, let result) = answer
    else { return isHere ? update(&state, answer, environment) : .none }
    let words = DataWords(environment)
    return isHere
      ? end(&state, words, operation, path, result) : endLate(words, operation, path, result)
  }

  private func update(
    _ dialog: inout DataDialogState, _ action: DataAction, _ language: Language
  ) -> Effect<DataAction> {
    switch action {
    case .proposed(let path):
      if dialog.prompt.text.isEmpty { return prompted(dialog.prompt.retype(path)) }
    case .copiesFound(let copies): dialog.copies = copies
    case .prompt(.chosen(let text, let isReplacing)):
      return submit(&dialog, text, isReplacing, language)
    case .prompt(let action): return prompted(dialog.prompt.update(action))
    case .copyMoved(let index): dialog.copy = index
    case .copyChosen(let index):
      guard dialog.copies.indices.contains(index) else { return .none }
      dialog.copy = index
      return prompted(dialog.prompt.take(dialog.copies[index].path))
    // Of a file that was let go meanwhile.
    case .looked where !dialog.prompt.isBusy: break
    case .looked(.success(let contents)): dialog.stage = .found(contents)
    case .looked(.failure(let problem)): return fail(&dialog, problem)
    case .settingsChosen(let isWanted): dialog.takesSettings = isWanted
    case .confirmed:
      guard case .found = dialog.stage else { return .none }
      dialog.stage = .busy
      return perform(dialog, language)
    case .tapped, .finished, .closed, .answer: break
    }
    return .none
  }

  private func prompted(_ effect: Effect<PathPromptAction>) -> Effect<DataAction> {
    effect.map(DataAction.prompt)
  }

  private func submit(
    _ dialog: inout DataDialogState, _ text: String, _ isReplacing: Bool, _ language: Language
  ) -> Effect<DataAction> {
    if text.allSatisfy(\.isWhitespace) { return fail(&dialog, .noPath) }
    guard dialog.operation.reads else { return perform(dialog, isReplacing: isReplacing, language) }
    return .run("look at file", queue: Self.queue) { [service, dialog] send in
      let found = await service.look(dialog.operation, text, language)
      send(.answer(ticket: dialog.ticket, .looked(found)))
    }
  }

  private func perform(
    _ dialog: DataDialogState, isReplacing: Bool = false, _ language: Language
  ) -> Effect<DataAction> {
    let (operation, path) = (dialog.operation, dialog.prompt.text)
    let options = DataOptions(isReplacing: isReplacing, takesSettings: dialog.takesSettings)
    return .run(operation.rawValue, queue: Self.queue) { [service] send in
      let result = await service.perform(operation, path, options, language)
      send(.answer(ticket: dialog.ticket, .finished(operation, path: path, result)))
    }
  }

  /// The path stays as it was typed.
  private func fail(_ dialog: inout DataDialogState, _ problem: DataProblem) -> Effect<DataAction> {
    dialog.stage = .path
    return prompted(dialog.prompt.refuse(problem))
  }

  private func end(
    _ state: inout DataState, _ words: DataWords, _ operation: DataOperation, _ path: String,
    _ result: Result<DataContents, DataProblem>
  ) -> Effect<DataAction> {
    guard var dialog = state.dialog else { return .none }
    state.dialog = nil
    if case .success(let contents) = result, operation != .restore {
      return .notice(words.done(operation, path, contents))
    }
    defer { state.dialog = dialog }
    switch result {
    case .failure(.taken(let file)):
      return prompted(dialog.prompt.askToReplace(service.paths.shown(file)))
    case .failure(let problem): return fail(&dialog, problem)
    case .success(.backup(let contents)):
      dialog.stage = .done(contents)
      return .tell(.recordsReplaced)
    case .success(.export): return .none
    }
  }

  /// Tells the end to a user who has left the dialog meanwhile; another one that is open now stays.
  private func endLate(
    _ words: DataWords, _ operation: DataOperation, _ path: String,
    _ result: Result<DataContents, DataProblem>
  ) -> Effect<DataAction> {
    switch result {
    case .failure(let problem): return .notice(words.problem(problem, operation))
    case .success(let contents):
      let notice = Effect<DataAction>.notice(words.done(operation, path, contents))
      return operation == .restore ? .merge(.tell(.recordsReplaced), notice) : notice
    }
  }
}
