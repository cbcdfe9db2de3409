import AppRuntime
import Foundation
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
    _ purpose: PathPromptState.Purpose, _ text: @escaping @Sendable (String) -> String
  ) -> Effect<HealthAction> {
    .run("usual folder") { [paths] send in
      send(.prompt(.opened(purpose, text: text(paths.usualFolder))))
    }
  }

  func updatePrompt(
    _ state: inout HealthState, _ action: PathPromptAction
  ) -> Effect<HealthAction> {
    if case .opened(let purpose, let text) = action {
      state.promptTickets += 1
      state.prompt = PathPromptState(purpose, text: text, ticket: state.promptTickets)
      return complete(text)
    }
    guard let prompt = state.prompt, answers(action, prompt) else {
      return lateAnswer(state, action)
    }
    switch action {
    case .opened: break
    case .changed(let text):
      state.prompt?.text = text
      state.prompt?.problem = nil
      if state.prompt?.isTaken == false { return complete(text) }
    case .completed(let typed, let found):
      if typed == prompt.text { state.prompt?.completions = found }
    case .completeTapped: return completeMore(prompt)
    case .extended(let typed, let found):
      return typed == prompt.text ? extend(&state, found) : .none
    case .submitted: return submit(&state, prompt, isReplacing: false)
    case .replaceConfirmed: return submit(&state, prompt, isReplacing: true)
    case .replaceCancelled: state.prompt?.replaces = nil
    case .attached(let outcome, _): attached(&state, outcome)
    case .written(let outcome, _): return written(&state, outcome)
    case .cancelled: state.prompt = nil
    }
    return .none
  }

  /// Whether it is about the question that is open, and not about one that was left.
  private func answers(_ action: PathPromptAction, _ prompt: PathPromptState) -> Bool {
    switch action {
    case .attached(_, let ticket), .written(_, let ticket): ticket == prompt.ticket
    default: true
    }
  }

  // MARK: Completion

  private func complete(_ typed: String) -> Effect<HealthAction> {
    .run("complete path", line: "health.path", topic: "path") { [paths] send in
      send(.prompt(.completed(typed: typed, paths.completions(of: typed))))
    }
  }

  /// Looks anew: who types fast is ahead of what was found.
  private func completeMore(_ prompt: PathPromptState) -> Effect<HealthAction> {
    let typed = prompt.text
    return .run("complete path", line: "health.path", topic: "path") { [paths] send in
      send(.prompt(.extended(typed: typed, paths.completions(of: typed))))
    }
  }

  private func extend(
    _ state: inout HealthState, _ found: [PathCompletion]
  ) -> Effect<HealthAction> {
    state.prompt?.completions = found
    guard let prompt = state.prompt,
      let common = PhotoPath.common(found, typed: prompt.text)
    else { return .none }
    state.prompt?.text = common
    state.prompt?.problem = nil
    return complete(common)
  }

  // MARK: Doing it

  private func submit(
    _ state: inout HealthState, _ prompt: PathPromptState, isReplacing: Bool
  ) -> Effect<HealthAction> {
    guard !prompt.isBusy else { return .none }
    state.prompt?.replaces = nil
    guard let path = paths.path(in: prompt.text) else {
      let isAttaching = prompt.purpose == .attach
      state.prompt?.problem = isAttaching ? .attachment(.noPath) : .export(.noPath)
      return .none
    }
    state.prompt?.isBusy = true
    switch prompt.purpose {
    case .attach: return attach(path, state, prompt.ticket)
    case .copy(let document):
      return .run("copy document", line: PetsFeature.saves) { [book] send in
        let outcome = await book.copy(document, to: path, isReplacing: isReplacing)
        send(.prompt(.written(outcome, ticket: prompt.ticket)))
      }
    case .calendar: return writeCalendar(path, isReplacing, state, prompt.ticket)
    }
  }

  private func attach(
    _ path: String, _ state: HealthState, _ ticket: Int
  ) -> Effect<HealthAction> {
    guard let pet = state.page?.pet else { return .none }
    return .run("attach file", line: PetsFeature.saves) { [book] send in
      do {
        send(.prompt(.attached(try await book.attach(path, to: pet), ticket: ticket)))
      } catch {
        let problem = AttachmentProblem.notKept(String(describing: error))
        send(.prompt(.attached(.refused(problem), ticket: ticket)))
      }
    }
  }

  private func writeCalendar(
    _ path: String, _ isReplacing: Bool, _ state: HealthState, _ ticket: Int
  ) -> Effect<HealthAction> {
    let language = state.words.records.language
    let name = state.words.calendarFile
    return .run("write calendar", line: PetsFeature.saves) { [pets] send in
      do {
        let items = try await pets.health.due(DueQuery(days: nil, limit: .max)).items
        let export = CalendarExport(language: language, stamp: pets.now)
        guard let text = export.text(items) else {
          return send(.prompt(.written(.refused(.nothing), ticket: ticket)))
        }
        let outcome = FileExport.write(
          Data(text.utf8), to: path, name: name, isReplacing: isReplacing)
        send(.prompt(.written(outcome, ticket: ticket)))
      } catch {
        let problem = FileExportProblem.failed(String(describing: error))
        send(.prompt(.written(.refused(problem), ticket: ticket)))
      }
    }
  }

  // MARK: What came of it

  private func attached(_ state: inout HealthState, _ outcome: HealthBook.DocumentOutcome) {
    state.prompt?.isBusy = false
    switch outcome {
    case .saved(let document):
      state.prompt = nil
      guard state.page?.pet == document.pet else { return }
      state.page?.selectedID = document.id
      state.settle()
      state.page?.form = HealthFormState(.document(document))
      state.page?.form?.isSaved = true
    case .refused(let problem): state.prompt?.problem = .attachment(problem)
    case .refusedTitle(let problem): state.prompt?.problem = .title(problem)
    case .gone: state.prompt = nil
    }
  }

  private func written(
    _ state: inout HealthState, _ outcome: FileExportOutcome
  ) -> Effect<HealthAction> {
    state.prompt?.isBusy = false
    switch outcome {
    case .written(let path):
      state.prompt = nil
      return .output(.notice(state.words.written(paths.short(path))))
    case .exists(let path): state.prompt?.replaces = paths.short(path)
    case .refused(let problem): state.prompt?.problem = .export(problem)
    }
    return .none
  }

  /// The answer to a question that was left meanwhile.
  private func lateAnswer(
    _ state: HealthState, _ action: PathPromptAction
  ) -> Effect<HealthAction> {
    switch action {
    case .written(.written(let path), _):
      .output(.notice(state.words.written(paths.short(path))))
    case .written(.refused(let problem), _):
      .output(.notice(state.words.records.problem(problem)))
    case .attached(.refused(let problem), _):
      .output(.notice(state.words.records.problem(problem)))
    default: .none
    }
  }
}
