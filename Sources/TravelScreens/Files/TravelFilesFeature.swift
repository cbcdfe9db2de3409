import AppRuntime
import Core
import FilePrompts
import Foundation
import Interchange
import Toolkit
import TravelDomain

/// Import, export and poster: a path, a preview, and the action itself.
struct TravelFilesFeature: Sendable {
  let dependencies: TravelDependencies

  /// - Parameter hasNothing: true if there is nothing to write.
  func update(
    _ state: inout TravelFilesState, _ action: TravelFileAction, hasNothing: Bool,
    _ environment: Environment
  ) -> Effect<TravelFileAction> {
    switch action {
    case .importTapped: return ask(for: .load, open(&state), &state, environment)
    case .exportTapped:
      return hasNothing
        ? nothingToWrite(environment)
        : ask(for: .save(.records(.geoJSON)), open(&state), &state, environment)
    case .posterTapped:
      return hasNothing ? nothingToWrite(environment) : openPoster(&state, environment)
    case .saveTapped: return ask(for: .save(.svgPoster), state.open, &state, environment)
    case .prompt(.cancelled):
      state.open?.question = nil
      if state.open?.page == nil { state.open = nil }
    case .prompt(.chosen(let text, let isReplacing)):
      return choose(&state, text, isReplacing, environment)
    case .prompt(let action):
      let effect = prompted(state.open?.question?.prompt.update(action))
      state.open?.question?.followEnding()
      return effect
    case .formChosen(let index): return choose(&state, form: index)
    case .looked(let file, let result, let ticket):
      return state.isAsked(ticket) ? looked(&state, file, result) : .none
    case .addTapped: return add(&state, environment)
    case .added(let ticket): if state.open?.ticket == ticket { state.open = nil }
    case .notAdded(let ticket): if state.open?.ticket == ticket { state.setAdding(false) }
    case .drawn(let drawings, let ticket):
      if state.open?.ticket == ticket { state.open?.page = .poster(drawings) }
    case .wrote(let outcome, let ticket): return wrote(&state, outcome, ticket, environment)
    case .closed: state.open = nil
    }
    return .none
  }

  private func open(_ state: inout TravelFilesState) -> TravelFileState {
    state.tickets += 1
    return TravelFileState(ticket: state.tickets)
  }

  private func nothingToWrite(_ environment: Environment) -> Effect<TravelFileAction> {
    .notice(TravelWords(environment.language).nothingYet)
  }

  // MARK: The path

  private func ask(
    for purpose: TravelFileState.Purpose, _ files: TravelFileState?,
    _ state: inout TravelFilesState,
    _ environment: Environment
  ) -> Effect<TravelFileAction> {
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
    state.open = files
    return prompted(state.open?.question?.prompt.list())
  }

  private static let readable = FileKind(".csv", ".tsv", ".txt", ".geojson", ".json", ".gpx")

  private func prompted(_ effect: Effect<PathPromptAction>?) -> Effect<TravelFileAction> {
    effect?.map { .prompt($0) } ?? .none
  }

  /// The text stays, with what is wrong beside it.
  private func refuse(
    _ state: inout TravelFilesState, _ problem: TravelFileProblem
  ) -> Effect<TravelFileAction> {
    prompted(state.open?.question?.prompt.refuse(problem))
  }

  /// The name follows the form, unless another was typed.
  private func choose(_ state: inout TravelFilesState, form index: Int) -> Effect<TravelFileAction>
  {
    guard let question = state.open?.question, case .save(let old) = question.purpose,
      !question.prompt.isBusy, old.all.indices.contains(index)
    else { return .none }
    let form = old.all[index]
    state.open?.question?.purpose = .save(form)
    return prompted(
      state.open?.question?.prompt.retype(ending: old.fileEnding, as: form.fileEnding))
  }

  private func choose(
    _ state: inout TravelFilesState, _ text: String, _ isReplacing: Bool, _ environment: Environment
  ) -> Effect<TravelFileAction> {
    guard let files = state.open, let question = files.question else { return .none }
    switch question.purpose {
    case .load: return look(&state, text, files.ticket, environment)
    case .save(let form): return write(&state, form, text, isReplacing, files.ticket, environment)
    }
  }
}

/// The import of a file: first a preview, then the records, as one act.
extension TravelFilesFeature {
  /// Looks at the file beside all else: a large one takes seconds.
  private func look(
    _ state: inout TravelFilesState, _ text: String, _ ticket: Int, _ environment: Environment
  ) -> Effect<TravelFileAction> {
    let paths = dependencies.paths
    guard let path = paths.path(in: text) else { return refuse(&state, .noPath) }
    let language = environment.language
    return .run("look at travels") { [dependencies] send in
      let result = await Self.preview(of: path, dependencies.knowing(language))
      send(.looked(paths.short(path), result, ticket: ticket))
    }
  }

  private static func preview(
    of path: String, _ travels: TravelRepository
  ) async -> Result<ImportPreview, TravelFileProblem> {
    do {
      let file = URL(filePath: path, directoryHint: .notDirectory)
      return .success(try await TravelImport(travels).preview(of: file))
    } catch let failure as TravelFileFailure {
      return .failure(.notRead(failure))
    } catch {
      return .failure(.failed(String(describing: error)))
    }
  }

  private func looked(
    _ state: inout TravelFilesState, _ file: String,
    _ result: Result<ImportPreview, TravelFileProblem>
  ) -> Effect<TravelFileAction> {
    switch result {
    case .failure(let problem): return refuse(&state, problem)
    case .success(let content):
      state.open?.question = nil
      state.open?.page = .preview(TravelFileState.Preview(file: file, content: content))
      return .none
    }
  }

  private func add(
    _ state: inout TravelFilesState, _ environment: Environment
  ) -> Effect<TravelFileAction> {
    guard let files = state.open, let preview = files.preview, !preview.isAdding,
      !preview.content.isEmpty
    else { return .none }
    state.setAdding(true)
    let (words, ticket) = (TravelWords(environment.language), files.ticket)
    return .run("add travels", queue: TravelFeature.saves) { [dependencies] send in
      do {
        let travels = dependencies.records(words.language)
        let added = try await TravelImport(travels).apply(preview.content)
        send(.added(ticket: ticket))
        send.notice(words.imported(added.countries, added.cities))
      } catch {
        send(.notAdded(ticket: ticket))
        throw error
      }
    }
  }
}

/// Travels that go into a file, as records or as a poster.
extension TravelFilesFeature {
  /// The widths that a poster is drawn in, to be chosen from by the room.
  private static let posterColumns = [36, 76, 116, 156, 196]
  /// Of a poster that is written: for a page or a mail.
  private static let writtenColumns = 100

  private func openPoster(
    _ state: inout TravelFilesState, _ environment: Environment
  ) -> Effect<TravelFileAction> {
    state.tickets += 1
    let (words, ticket) = (TravelWords(environment.language), state.tickets)
    state.open = TravelFileState(ticket: ticket)
    state.open?.page = .poster([])
    return .run("draw poster") { [dependencies] send in
      do {
        let poster = try await Self.poster(dependencies, words)
        let drawings = Self.posterColumns.map { columns in
          let lines = poster.text(columns: columns).split(separator: "\n").map(String.init)
          return PosterDrawing(columns: columns, lines: lines)
        }
        send(.drawn(drawings, ticket: ticket))
      } catch {
        send(.closed)
        throw error
      }
    }
  }

  /// Behind the saves, so that what was just added is in it.
  private func write(
    _ state: inout TravelFilesState, _ form: TravelFileForm, _ text: String, _ isReplacing: Bool,
    _ ticket: Int, _ environment: Environment
  ) -> Effect<TravelFileAction> {
    guard let path = dependencies.paths.target(in: text) else { return refuse(&state, .noPath) }
    let words = TravelWords(environment.language)
    return .run("write travels", queue: TravelFeature.saves) { [dependencies] send in
      let outcome: FileExportOutcome
      do {
        let content = try await Self.content(form, dependencies, words)
        outcome = FileExport.write(
          Data(content.utf8), to: path, name: words.fileName(form), isReplacing: isReplacing)
      } catch {
        outcome = .refused(.failed(String(describing: error)))
      }
      send(.wrote(outcome, ticket: ticket))
    }
  }

  private static func content(
    _ form: TravelFileForm, _ dependencies: TravelDependencies, _ words: TravelWords
  ) async throws -> String {
    switch form {
    case .records(let format):
      try await dependencies.records(words.language).content().text(format)
    case .svgPoster: try await poster(dependencies, words).svg()
    case .textPoster: try await poster(dependencies, words).text(columns: writtenColumns)
    }
  }

  private static func poster(
    _ dependencies: TravelDependencies, _ words: TravelWords
  ) async throws -> Poster {
    try Poster(
      try await dependencies.records(words.language).content(), title: words.posterTitle,
      language: words.language, gazetteer: try dependencies.gazetteer())
  }

  /// Also told where the question was left meanwhile.
  private func wrote(
    _ state: inout TravelFilesState, _ outcome: FileExportOutcome, _ ticket: Int,
    _ environment: Environment
  ) -> Effect<TravelFileAction> {
    let (words, paths) = (TravelWords(environment.language), dependencies.paths)
    let isHere = state.open?.ticket == ticket && state.open?.question != nil
    switch outcome {
    case .written(let path):
      if isHere {
        state.open?.question = nil
        if state.open?.page == nil { state.open = nil }
      }
      return .notice(words.written(to: paths.short(path)))
    case .exists(let path):
      return isHere
        ? prompted(state.open?.question?.prompt.askToReplace(paths.shown(path))) : .none
    case .refused(let refusal):
      let problem = TravelFileProblem(refusal, paths)
      return isHere ? refuse(&state, problem) : .notice(words.problem(problem))
    }
  }
}

extension TravelFilesState {
  /// True if the question for a path of that ticket still waits for an answer.
  fileprivate func isAsked(_ ticket: Int) -> Bool {
    open?.ticket == ticket && open?.question?.prompt.isBusy == true
  }

  mutating func setAdding(_ isAdding: Bool) {
    guard var preview = open?.preview else { return }
    preview.isAdding = isAdding
    open?.page = .preview(preview)
  }
}
