import AppRuntime
import Core
import FilePrompts
import Toolkit
import TravelDomain

/// Import, export and poster: a path, a look at what there is, and the deed.
extension TravelFeature {
  func updateFiles(
    _ state: inout TravelState, _ action: TravelFileAction, _ environment: Environment
  ) -> Effect<TravelAction> {
    switch action {
    case .importTapped: return ask(for: .load, open(&state), &state, environment)
    case .exportTapped:
      return state.hasNothing
        ? nothingToWrite(state, environment)
        : ask(for: .save(.records(.geoJSON)), open(&state), &state, environment)
    case .posterTapped:
      return state.hasNothing ? nothingToWrite(state, environment) : openPoster(&state, environment)
    case .saveTapped: return ask(for: .save(.svgPoster), state.files, &state, environment)
    case .prompt(.cancelled):
      state.files?.question = nil
      if state.files?.page == nil { state.files = nil }
    case .prompt(.chosen(let text, let isReplacing)):
      return choose(&state, text, isReplacing, environment)
    case .prompt(let action):
      let effect = prompted(state.files?.question?.prompt.update(action))
      state.files?.question?.followEnding()
      return effect
    case .formChosen(let index): return choose(&state, form: index)
    case .looked(let file, let result, let ticket):
      return state.isAsked(ticket) ? looked(&state, file, result) : .none
    case .addTapped: return add(&state, environment)
    case .added(let ticket): if state.files?.ticket == ticket { state.files = nil }
    case .notAdded(let ticket): if state.files?.ticket == ticket { state.setAdding(false) }
    case .drawn(let drawings, let ticket):
      if state.files?.ticket == ticket { state.files?.page = .poster(drawings) }
    case .wrote(let outcome, let ticket): return wrote(&state, outcome, ticket, environment)
    case .closed: state.files = nil
    }
    return .none
  }

  private func open(_ state: inout TravelState) -> TravelFileState {
    state.fileTickets += 1
    return TravelFileState(ticket: state.fileTickets)
  }

  private func nothingToWrite(
    _ state: TravelState, _ environment: Environment
  ) -> Effect<TravelAction> {
    .notice(TravelWords(environment.language).nothingYet)
  }

  // MARK: The path

  private func ask(
    for purpose: TravelFileState.Purpose, _ files: TravelFileState?, _ state: inout TravelState,
    _ environment: Environment
  ) -> Effect<TravelAction> {
    guard var files else { return .none }
    let paths = dependencies.paths
    let prompt: PathPrompt<TravelFileProblem>
    switch purpose {
    case .load:
      prompt = PathPrompt(
        .open(Self.readable), paths: paths, text: paths.home == nil ? "" : "~/")
    case .save(let form):
      let name = TravelWords(environment.language).fileName(form)
      prompt = PathPrompt(.write, paths: paths, text: paths.usualFolder + name)
    }
    files.question = TravelFileState.Question(purpose: purpose, prompt: prompt)
    state.files = files
    return prompted(state.files?.question?.prompt.list())
  }

  private static let readable = FileKind(".csv", ".tsv", ".txt", ".geojson", ".json", ".gpx")

  func prompted(_ effect: Effect<PathPromptAction>?) -> Effect<TravelAction> {
    effect?.map { .files(.prompt($0)) } ?? .none
  }

  /// The text stays, with what is wrong beside it.
  func refuse(
    _ state: inout TravelState, _ problem: TravelFileProblem
  ) -> Effect<TravelAction> {
    prompted(state.files?.question?.prompt.refuse(problem))
  }

  /// The name follows the form, unless another was typed.
  private func choose(_ state: inout TravelState, form index: Int) -> Effect<TravelAction> {
    guard let question = state.files?.question, case .save(let old) = question.purpose,
      !question.prompt.isBusy, old.all.indices.contains(index)
    else { return .none }
    let form = old.all[index]
    state.files?.question?.purpose = .save(form)
    return prompted(
      state.files?.question?.prompt.retype(ending: old.fileEnding, as: form.fileEnding))
  }

  private func choose(
    _ state: inout TravelState, _ text: String, _ isReplacing: Bool, _ environment: Environment
  ) -> Effect<TravelAction> {
    guard let files = state.files, let question = files.question else { return .none }
    switch question.purpose {
    case .load: return look(&state, text, files.ticket, environment)
    case .save(let form): return write(&state, form, text, isReplacing, files.ticket, environment)
    }
  }
}

extension TravelState {
  /// Whether there is nothing that could be written.
  fileprivate var hasNothing: Bool { content?.isEmpty ?? true }

  /// Whether the question for a path of that ticket still waits for an answer.
  fileprivate func isAsked(_ ticket: Int) -> Bool {
    files?.ticket == ticket && files?.question?.prompt.isBusy == true
  }

  mutating func setAdding(_ isAdding: Bool) {
    guard var preview = files?.preview else { return }
    preview.isAdding = isAdding
    files?.page = .preview(preview)
  }
}
