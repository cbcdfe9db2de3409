import AppRuntime
import Core
import FilePrompts
import Foundation
import Interchange
import PetsDomain
import Toolkit

/// Files that are attached, copied and written, and the path that is asked for before.
extension HealthFeature {
  func askForFile() -> Effect<HealthAction> { ask(.attach) { _ in "~/" } }

  func askForCopy(_ state: HealthState) -> Effect<HealthAction> {
    guard let entry = state.page?.form?.entry ?? state.selected, let document = entry.document
    else { return .none }
    return ask(.copy(document)) { $0 + document.fileName }
  }

  /// - Parameter text: what stands there at first, of the folder that files usually go to.
  func ask(
    _ purpose: HealthFileState.Purpose, _ text: @escaping @Sendable (String) -> String
  ) -> Effect<HealthAction> {
    .run("usual folder") { [paths] send in
      send(.file(.opened(purpose, text: text(paths.usualFolder))))
    }
  }

  func updateFile(_ state: inout HealthState, _ action: HealthFileAction) -> Effect<HealthAction> {
    if case .opened(let purpose, let text) = action {
      state.fileTickets += 1
      state.file = HealthFileState(
        purpose, text: text, paths: paths, ticket: state.fileTickets)
      return prompted(state.file?.prompt.list())
    }
    guard let file = state.file, answers(action, file) else { return lateAnswer(state, action) }
    switch action {
    case .opened: break
    case .prompt(.cancelled): state.file = nil
    case .prompt(.chosen(let text, let isReplacing)):
      return perform(&state, file, text, isReplacing)
    case .prompt(let action): return prompted(state.file?.prompt.update(action))
    case .attached(let outcome, _): return attached(&state, outcome)
    case .written(let outcome, _): return written(&state, outcome)
    }
    return .none
  }

  /// Whether it is about the question that is open, and not about one that was left.
  private func answers(_ action: HealthFileAction, _ file: HealthFileState) -> Bool {
    switch action {
    case .attached(_, let ticket), .written(_, let ticket): ticket == file.ticket
    case .opened, .prompt: true
    }
  }

  /// The answer to a question that was left meanwhile.
  private func lateAnswer(
    _ state: HealthState, _ action: HealthFileAction
  ) -> Effect<HealthAction> {
    switch action {
    case .written(.written(let path), _):
      .notice(state.words.written(paths.short(path)))
    case .written(.refused(let problem), _):
      .notice(state.words.records.problem(problem))
    case .attached(.refused(let problem), _):
      .notice(state.words.records.problem(problem))
    default: .none
    }
  }

  private func prompted(_ effect: Effect<PathPromptAction>?) -> Effect<HealthAction> {
    effect?.map { .file(.prompt($0)) } ?? .none
  }

  private func refuse(
    _ state: inout HealthState, _ problem: HealthFileState.Problem
  ) -> Effect<HealthAction> {
    prompted(state.file?.prompt.refuse(problem))
  }

  // MARK: Doing it

  private func perform(
    _ state: inout HealthState, _ file: HealthFileState, _ text: String, _ isReplacing: Bool
  ) -> Effect<HealthAction> {
    if file.purpose == .attach {
      guard let path = paths.path(in: text) else { return refuse(&state, .attachment(.noPath)) }
      return attach(path, state, file.ticket)
    }
    guard let path = paths.target(in: text) else { return refuse(&state, .export(.noPath)) }
    guard case .copy(let document) = file.purpose else {
      return writeCalendar(path, isReplacing, state, file.ticket)
    }
    return .run("copy document", queue: PetsFeature.saves) { [book] send in
      let outcome = await book.copy(document, to: path, isReplacing: isReplacing)
      send(.file(.written(outcome, ticket: file.ticket)))
    }
  }

  private func attach(
    _ path: String, _ state: HealthState, _ ticket: Int
  ) -> Effect<HealthAction> {
    guard let pet = state.page?.pet else { return .none }
    return .run("attach file", queue: PetsFeature.saves) { [book] send in
      do {
        send(.file(.attached(try await book.attach(path, to: pet), ticket: ticket)))
      } catch {
        let problem = AttachmentProblem.notKept(String(describing: error))
        send(.file(.attached(.refused(problem), ticket: ticket)))
      }
    }
  }

  private func writeCalendar(
    _ path: String, _ isReplacing: Bool, _ state: HealthState, _ ticket: Int
  ) -> Effect<HealthAction> {
    let language = state.words.records.language
    let name = state.words.calendarFile
    return .run("export calendar", queue: PetsFeature.saves) { [pets] send in
      do {
        let items = try await pets.health.due(DueQuery(days: nil, limit: .max)).items
        guard let text = CalendarExport.text(items, language, stamp: pets.now) else {
          return send(.file(.written(.refused(.nothing), ticket: ticket)))
        }
        let outcome = FileExport.write(
          Data(text.utf8), to: path, name: name, isReplacing: isReplacing)
        send(.file(.written(outcome, ticket: ticket)))
      } catch {
        let problem = FileExportProblem.failed(String(describing: error))
        send(.file(.written(.refused(problem), ticket: ticket)))
      }
    }
  }

  // MARK: What came of it

  private func attached(
    _ state: inout HealthState, _ outcome: HealthBook.DocumentOutcome
  ) -> Effect<HealthAction> {
    switch outcome {
    case .saved(let document): showForm(&state, of: document)
    case .refused(let problem): return refuse(&state, .attachment(problem))
    case .refusedTitle(let problem): return refuse(&state, .title(problem))
    case .gone: state.file = nil
    }
    return .none
  }

  /// Where another pet's book is open meanwhile, the user is somewhere else.
  private func showForm(_ state: inout HealthState, of document: Document) {
    state.file = nil
    guard state.page?.pet == document.pet else { return }
    state.page?.selectedID = document.id
    state.settle()
    state.page?.form = HealthFormState(.document(document))
    state.page?.form?.isSaved = true
  }

  private func written(
    _ state: inout HealthState, _ outcome: FileExportOutcome
  ) -> Effect<HealthAction> {
    switch outcome {
    case .written(let path):
      state.file = nil
      return .notice(state.words.written(paths.short(path)))
    case .exists(let path): return prompted(state.file?.prompt.askToReplace(paths.shown(path)))
    case .refused(let problem): return refuse(&state, .export(problem))
    }
  }
}
