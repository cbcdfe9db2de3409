import AppRuntime
import Core
import FilePrompts
import Foundation
import Interchange
import Toolkit
import TrackersDomain

/// The actions of import and export.
public enum TrackersFileAction: Sendable {
  case importTapped
  case exportTapped
  case prompt(PathPromptAction)
  case formChosen(Int)
  /// The content that a file would add.
  case looked(Result<TrackersFilePreview, TrackersFileProblem>, ticket: Int)
  /// The user wants the content of the preview.
  case addTapped
  case added(ticket: Int)
  case notAdded(ticket: Int)
  /// Nil where there was nothing to write.
  case wrote(FileExportOutcome, ticket: Int)
  case closed
}

/// The dialogs of import and export, in front of the tab.
struct TrackersFileState: Equatable, Sendable {
  /// The reason for which a path is asked for.
  enum Purpose: Equatable, Sendable {
    case load
    case save(TrackersFileForm)
  }

  struct Question: Equatable, Sendable {
    var purpose: Purpose
    var prompt: PathPrompt<TrackersFileProblem>

    /// Follows the form whose ending is typed.
    mutating func followEnding() {
      guard case .save = purpose, !prompt.isBusy else { return }
      let text = prompt.text.lowercased()
      let typed = TrackersFileForm.allCases.first { text.hasSuffix("." + $0.rawValue) }
      if let typed { purpose = .save(typed) }
    }
  }

  /// Tells its answers from those that were asked for before.
  let ticket: Int
  var preview: TrackersFilePreview?
  var question: Question?

  init(ticket: Int) { self.ticket = ticket }
}

/// The result that an import would have.
public struct TrackersFilePreview: Equatable, Sendable {
  /// The path as a person reads it.
  let file: String
  let plan: TrackersImportPlan
  let result: TrackersImportResult
  var isAdding = false

  /// True where everything is there already.
  var isEmpty: Bool {
    result.newCategories + result.newTrackers + result.newMarks + result.newNotes == 0
  }
}

/// Import and export: the question for a path, a preview, and the act.
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
  /// Returns true while the question of that ticket waits for an answer.
  fileprivate func isAsked(_ ticket: Int) -> Bool {
    files?.ticket == ticket && files?.question?.prompt.isBusy == true
  }
}

/// An import: first its preview, then the change, as one act.
extension TrackersFeature {
  /// Looks at the file beside all else: a large one takes seconds.
  func look(
    _ state: inout TrackersState, _ text: String, _ ticket: Int, _ environment: Environment
  ) -> Effect<TrackersAction> {
    let paths = dependencies.paths
    guard let path = paths.path(in: text) else { return refuse(&state, .noPath) }
    let (trackers, words) = (
      dependencies.repository(environment.units.weekStart), TrackersWords(environment.language)
    )
    return .run("look at trackers") { send in
      let result = await Self.preview(of: path, paths.short(path), trackers, words)
      send(.files(.looked(result, ticket: ticket)))
    }
  }

  private static func preview(
    of path: String, _ name: String, _ trackers: TrackersRepository, _ words: TrackersWords
  ) async -> Result<TrackersFilePreview, TrackersFileProblem> {
    do {
      let plan = try trackers.plan(ofFile: URL(filePath: path), category: words.loopCategory)
      if plan.trackers.isEmpty, plan.categories.isEmpty || !plan.problems.isEmpty {
        return .failure(plan.problems.first.map { .notUnderstood($0) } ?? .nothing)
      }
      let result = try await trackers.preview(plan)
      return .success(TrackersFilePreview(file: name, plan: plan, result: result))
    } catch let failure as TrackersFileFailure {
      return .failure(.notRead(failure))
    } catch {
      return .failure(.failed(String(describing: error)))
    }
  }

  func looked(
    _ state: inout TrackersState, _ result: Result<TrackersFilePreview, TrackersFileProblem>
  ) -> Effect<TrackersAction> {
    switch result {
    case .failure(let problem): return refuse(&state, problem)
    case .success(let preview):
      state.files?.question = nil
      state.files?.preview = preview
      return .none
    }
  }

  func add(
    fileOf state: inout TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    guard let files = state.files, let preview = files.preview, !preview.isAdding,
      !preview.isEmpty
    else { return .none }
    state.files?.preview?.isAdding = true
    let (words, ticket) = (TrackersWords(environment.language), files.ticket)
    let trackers = dependencies.repository(environment.units.weekStart)
    return .run("add trackers", queue: Self.saves) { send in
      do {
        let added = try await trackers.apply(preview.plan)
        send(.files(.added(ticket: ticket)))
        send.notice(words.imported(added))
      } catch {
        send(.files(.notAdded(ticket: ticket)))
        send.failed(error)
      }
    }
  }
}

/// Trackers that go into a file.
extension TrackersFeature {
  /// Behind the saves, so that what was just marked is in it.
  func write(
    _ state: inout TrackersState, _ form: TrackersFileForm, _ text: String, _ isReplacing: Bool,
    _ ticket: Int, _ environment: Environment
  ) -> Effect<TrackersAction> {
    guard let path = dependencies.paths.target(in: text) else { return refuse(&state, .noPath) }
    let (trackers, stamp) = (
      dependencies.repository(environment.units.weekStart), dependencies.now()
    )
    let language = environment.language
    return .run("write trackers", queue: Self.saves) { send in
      let outcome: FileExportOutcome
      do {
        let content = try await form.text(
          of: trackers, language: language.rawValue, stamp: stamp)
        outcome =
          content.map {
            FileExport.write(
              Data($0.utf8), to: path, name: TrackersWords(language).fileName(form),
              isReplacing: isReplacing)
          } ?? .refused(.nothing)
      } catch {
        outcome = .refused(.failed(String(describing: error)))
      }
      send(.files(.wrote(outcome, ticket: ticket)))
    }
  }

  /// Also told where the question was left meanwhile.
  func wrote(
    _ state: inout TrackersState, _ outcome: FileExportOutcome, _ ticket: Int,
    _ environment: Environment
  ) -> Effect<TrackersAction> {
    let (words, paths) = (TrackersWords(environment.language), dependencies.paths)
    let isHere = state.files?.ticket == ticket && state.files?.question != nil
    switch outcome {
    case .written(let path):
      if isHere { state.files = nil }
      return .notice(words.written(to: paths.short(path)))
    case .exists(let path):
      return isHere
        ? prompted(state.files?.question?.prompt.askToReplace(paths.shown(path))) : .none
    case .refused(let problem):
      let problem = TrackersFileProblem(problem, paths)
      return isHere ? refuse(&state, problem) : .notice(words.problem(problem))
    }
  }
}
