import AppRuntime
import Core
import FilePrompts
import Foundation
import Interchange
import Toolkit
import TravelDomain

/// Travels that go into a file, as records or as a poster.
extension TravelFeature {
  /// The widths that a poster is drawn in, to be chosen from by the room.
  private static let posterColumns = [36, 76, 116, 156, 196]
  /// Of a poster that is written: for a page or a mail.
  private static let writtenColumns = 100

  func openPoster(_ state: inout TravelState, _ environment: Environment) -> Effect<TravelAction> {
    state.fileTickets += 1
    let (words, ticket) = (TravelWords(environment.language), state.fileTickets)
    state.files = TravelFileState(ticket: ticket)
    state.files?.page = .poster([])
    return .run("draw poster") { [dependencies] send in
      do {
        let poster = try await Self.poster(dependencies, words)
        let drawings = Self.posterColumns.map { columns in
          let lines = poster.text(columns: columns).split(separator: "\n").map(String.init)
          return PosterDrawing(columns: columns, lines: lines)
        }
        send(.files(.drawn(drawings, ticket: ticket)))
      } catch {
        send(.files(.closed))
        send.failed(error)
      }
    }
  }

  /// Behind the saves, so that what was just added is in it.
  func write(
    _ state: inout TravelState, _ form: TravelFileForm, _ text: String, _ isReplacing: Bool,
    _ ticket: Int, _ environment: Environment
  ) -> Effect<TravelAction> {
    guard let path = dependencies.paths.target(in: text) else { return refuse(&state, .noPath) }
    let words = TravelWords(environment.language)
    return .run("write travels", queue: Self.saves) { [dependencies] send in
      let outcome: FileExportOutcome
      do {
        let content = try await Self.content(form, dependencies, words)
        outcome = FileExport.write(
          Data(content.utf8), to: path, name: words.fileName(form), isReplacing: isReplacing)
      } catch {
        outcome = .refused(.failed(String(describing: error)))
      }
      send(.files(.wrote(outcome, ticket: ticket)))
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
  func wrote(
    _ state: inout TravelState, _ outcome: FileExportOutcome, _ ticket: Int,
    _ environment: Environment
  ) -> Effect<TravelAction> {
    let (words, paths) = (TravelWords(environment.language), dependencies.paths)
    let isHere = state.files?.ticket == ticket && state.files?.question != nil
    switch outcome {
    case .written(let path):
      if isHere {
        state.files?.question = nil
        if state.files?.page == nil { state.files = nil }
      }
      return .notice(words.written(to: paths.short(path)))
    case .exists(let path):
      return isHere
        ? prompted(state.files?.question?.prompt.askToReplace(paths.shown(path))) : .none
    case .refused(let refusal):
      let problem = TravelFileProblem(refusal, paths)
      return isHere ? refuse(&state, problem) : .notice(words.problem(problem))
    }
  }
}
