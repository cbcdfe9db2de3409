import AppRuntime
import Core
import FilePrompts
import Toolkit
import TrackersDomain

/// Import and export: a path, a look at what there is, and the deed.
extension TrackersFeature {
  func updateFiles(
    _ state: inout TrackersState, _ action: TrackersFileAction, _ environment: Environment
  ) -> Effect<TrackersAction> {
    switch action {
    case .importTapped: return ask(for: .load, &state, environment)
    case .exportTapped: return ask(for: .save(.json), &state, environment)
    case .prompt(.cancelled), .closed: state.files = nil
    case .prompt(.chosen(let text, let isReplacing)):
      return choose(&state, text, isReplacing, environment)
    case .prompt(let action):
      let effect = prompted(state.files?.question?.prompt.update(action))
      state.files?.question?.followEnding()
      return effect
    case .formChosen(let index): return choose(&state, form: index)
    case .looked(let result, let ticket):
      return state.isAsked(ticket) ? looked(&state, result) : .none
    case .addTapped: return add(fileOf: &state, environment)
    case .added(let ticket): if state.files?.ticket == ticket { state.files = nil }
    case .notAdded(let ticket):
      if state.files?.ticket == ticket { state.files?.preview?.isAdding = false }
    case .wrote(let outcome, let ticket): return wrote(&state, outcome, ticket, environment)
    }
    return .none
  }

  // MARK: The path

  private func ask(
    for purpose: TrackersFileState.Purpose, _ state: inout TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    state.fileTickets += 1
    let paths = dependencies.paths
    let prompt: PathPrompt<TrackersFileProblem>
    switch purpose {
    case .load:
      prompt = PathPrompt(
        .open(FileKind(".json", "habits.csv")), paths: paths, text: paths.home == nil ? "" : "~/")
    case .save(let form):
      let name = TrackersWords(environment.language).fileName(form)
      prompt = PathPrompt(.write, paths: paths, text: paths.usualFolder + name)
    }
    state.files = TrackersFileState(ticket: state.fileTickets)
    state.files?.question = TrackersFileState.Question(purpose: purpose, prompt: prompt)
    return prompted(state.files?.question?.prompt.list())
  }

  func prompted(_ effect: Effect<PathPromptAction>?) -> Effect<TrackersAction> {
    effect?.map { .files(.prompt($0)) } ?? .none
  }

  /// The text stays, with what is wrong beside it.
  func refuse(
    _ state: inout TrackersState, _ problem: TrackersFileProblem
  ) -> Effect<TrackersAction> {
    prompted(state.files?.question?.prompt.refuse(problem))
  }

  /// The name follows the form, unless another was typed.
  private func choose(_ state: inout TrackersState, form index: Int) -> Effect<TrackersAction> {
    let all = TrackersFileForm.allCases
    guard let question = state.files?.question, case .save(let old) = question.purpose,
      !question.prompt.isBusy, all.indices.contains(index)
    else { return .none }
    let form = all[index]
    state.files?.question?.purpose = .save(form)
    return prompted(
      state.files?.question?.prompt.retype(ending: old.rawValue, as: form.rawValue))
  }

  private func choose(
    _ state: inout TrackersState, _ text: String, _ isReplacing: Bool, _ environment: Environment
  ) -> Effect<TrackersAction> {
    guard let files = state.files, let question = files.question else { return .none }
    switch question.purpose {
    case .load: return look(&state, text, files.ticket, environment)
    case .save(let form): return write(&state, form, text, isReplacing, files.ticket, environment)
    }
  }
}

extension TrackersState {
  /// Whether the question for a path of that ticket still waits for an answer.
  fileprivate func isAsked(_ ticket: Int) -> Bool {
    files?.ticket == ticket && files?.question?.prompt.isBusy == true
  }
}
