import AppRuntime
import Core
import FilePrompts
import Foundation
import Toolkit
import TrackersDomain

/// A file that is read in: first what it would come to, then the deed, as one act.
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
