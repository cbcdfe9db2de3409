import AppRuntime
import Core
import FilePrompts
import Foundation
import Interchange
import Toolkit
import TrackersDomain

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
