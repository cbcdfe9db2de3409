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
struct TrackersFilesState: Equatable, Sendable {
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

  /// The number of the newest question; it tells its answers from those to earlier ones.
  private(set) var ticket = 0
  var preview: TrackersFilePreview?
  var question: Question?

  mutating func ask(_ purpose: Purpose, _ prompt: PathPrompt<TrackersFileProblem>) {
    ticket += 1
    preview = nil
    question = Question(purpose: purpose, prompt: prompt)
  }

  mutating func close() { (preview, question) = (nil, nil) }
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
struct TrackersFilesFeature {
  let dependencies: TrackersDependencies

  func update(
    _ state: inout TrackersFilesState, _ action: TrackersFileAction, _ environment: Environment
  ) -> Effect<TrackersFileAction> {
    switch action {
    case .importTapped: return ask(for: .load, &state, environment)
    case .exportTapped: return ask(for: .save(.json), &state, environment)
    case .prompt(.cancelled), .closed: state.close()
    case .prompt(.chosen(let text, let isReplacing)):
      return choose(&state, text, isReplacing, environment)
    case .prompt(let action):
      let effect = prompted(state.question?.prompt.update(action))
      state.question?.followEnding()
      return effect
    case .formChosen(let index): return choose(&state, form: index)
    case .looked(let result, let ticket):
      if state.ticket == ticket, state.question?.prompt.isBusy == true {
        return looked(&state, result)
      }
    case .addTapped: return add(&state, environment)
    case .added(let ticket): if state.ticket == ticket { state.close() }
    case .notAdded(let ticket): if state.ticket == ticket { state.preview?.isAdding = false }
    case .wrote(let outcome, let ticket): return wrote(&state, outcome, ticket, environment)
    }
    return .none
  }

  // MARK: The path

  private func ask(
    for purpose: TrackersFilesState.Purpose, _ state: inout TrackersFilesState,
    _ environment: Environment
  ) -> Effect<TrackersFileAction> {
    let paths = dependencies.paths
    switch purpose {
    case .load:
      let kind = FileKind(".json", "habits.csv")
      let start = paths.home == nil ? "" : "~/"
      state.ask(purpose, PathPrompt(.open(kind), paths: paths, text: start))
    case .save(let form):
      let name = TrackersFileWords(environment.language).fileName(form)
      state.ask(purpose, PathPrompt(.write, paths: paths, text: paths.usualFolder + name))
    }
    return prompted(state.question?.prompt.list())
  }

  private func prompted(_ effect: Effect<PathPromptAction>?) -> Effect<TrackersFileAction> {
    effect?.map { .prompt($0) } ?? .none
  }

  /// The text stays, with the problem beside it.
  private func refuse(
    _ state: inout TrackersFilesState, _ problem: TrackersFileProblem
  ) -> Effect<TrackersFileAction> {
    prompted(state.question?.prompt.refuse(problem))
  }

  /// The name follows the form, unless another was typed.
  private func choose(
    _ state: inout TrackersFilesState, form index: Int
  ) -> Effect<TrackersFileAction> {
    let all = TrackersFileForm.allCases
    guard let question = state.question, case .save(let old) = question.purpose,
      !question.prompt.isBusy, all.indices.contains(index)
    else { return .none }
    let form = all[index]
    state.question?.purpose = .save(form)
    return prompted(state.question?.prompt.retype(ending: old.rawValue, as: form.rawValue))
  }

  private func choose(
    _ state: inout TrackersFilesState, _ text: String, _ isReplacing: Bool,
    _ environment: Environment
  ) -> Effect<TrackersFileAction> {
    switch state.question?.purpose {
    case nil: .none
    case .load: look(&state, text, environment)
    case .save(let form): write(&state, form, text, isReplacing, environment)
    }
  }

  // MARK: Import

  /// Looks at the file beside all other jobs: a large one takes seconds.
  private func look(
    _ state: inout TrackersFilesState, _ text: String, _ environment: Environment
  ) -> Effect<TrackersFileAction> {
    let (paths, ticket) = (dependencies.paths, state.ticket)
    guard let path = paths.path(in: text) else { return refuse(&state, .noPath) }
    let trackers = dependencies.trackers(environment)
    let category = TrackersFileWords(environment.language).loopCategory
    return .run("look at trackers") { send in
      let result = await Self.preview(of: path, paths.short(path), trackers, category)
      send(.looked(result, ticket: ticket))
    }
  }

  private static func preview(
    of path: String, _ name: String, _ trackers: TrackersRepository, _ category: String
  ) async -> Result<TrackersFilePreview, TrackersFileProblem> {
    do {
      let plan = try trackers.plan(ofFile: URL(filePath: path), category: category)
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

  private func looked(
    _ state: inout TrackersFilesState, _ result: Result<TrackersFilePreview, TrackersFileProblem>
  ) -> Effect<TrackersFileAction> {
    switch result {
    case .failure(let problem): return refuse(&state, problem)
    case .success(let preview):
      (state.question, state.preview) = (nil, preview)
      return .none
    }
  }

  private func add(
    _ state: inout TrackersFilesState, _ environment: Environment
  ) -> Effect<TrackersFileAction> {
    guard let preview = state.preview, !preview.isAdding, !preview.isEmpty else { return .none }
    state.preview?.isAdding = true
    let (words, ticket) = (TrackersFileWords(environment.language), state.ticket)
    let trackers = dependencies.trackers(environment)
    return .run("add trackers", queue: TrackersDependencies.saves) { send in
      do {
        let added = try await trackers.apply(preview.plan)
        send(.added(ticket: ticket))
        send.notice(words.imported(added))
      } catch {
        send(.notAdded(ticket: ticket))
        throw error
      }
    }
  }

  // MARK: Export

  /// Writes the file behind the saves, so that what was just marked is in it.
  private func write(
    _ state: inout TrackersFilesState, _ form: TrackersFileForm, _ text: String,
    _ isReplacing: Bool, _ environment: Environment
  ) -> Effect<TrackersFileAction> {
    guard let path = dependencies.paths.target(in: text) else { return refuse(&state, .noPath) }
    let (trackers, ticket) = (dependencies.trackers(environment), state.ticket)
    let (language, stamp) = (environment.language, environment.now)
    return .run("write trackers", queue: TrackersDependencies.saves) { send in
      let outcome: FileExportOutcome
      do {
        let content = try await form.text(
          of: trackers, language: language.rawValue, stamp: stamp)
        outcome =
          content.map {
            FileExport.write(
              Data($0.utf8), to: path, name: TrackersFileWords(language).fileName(form),
              isReplacing: isReplacing)
          } ?? .refused(.nothing)
      } catch {
        outcome = .refused(.failed(String(describing: error)))
      }
      send(.wrote(outcome, ticket: ticket))
    }
  }

  /// Tells of the outcome, also where the question was left meanwhile.
  private func wrote(
    _ state: inout TrackersFilesState, _ outcome: FileExportOutcome, _ ticket: Int,
    _ environment: Environment
  ) -> Effect<TrackersFileAction> {
    let (words, paths) = (TrackersFileWords(environment.language), dependencies.paths)
    let isHere = state.ticket == ticket && state.question != nil
    switch outcome {
    case .written(let path):
      if isHere { state.close() }
      return .notice(words.written(to: paths.short(path)))
    case .exists(let path):
      return isHere
        ? prompted(state.question?.prompt.askToReplace(paths.shown(path))) : .none
    case .refused(let problem):
      let problem = TrackersFileProblem(problem, paths)
      return isHere ? refuse(&state, problem) : .notice(words.problem(problem))
    }
  }
}
