import AppRuntime
import Core
import FilePrompts
import Foundation
import Toolkit
import TravelDomain

/// A file that is read in: first what it would come to, then the deed, as one act.
extension TravelFeature {
  /// Looks at the file beside all else: a large one takes seconds.
  func look(
    _ state: inout TravelState, _ text: String, _ ticket: Int, _ environment: Environment
  ) -> Effect<TravelAction> {
    let paths = dependencies.paths
    guard let path = paths.path(in: text) else { return refuse(&state, .noPath) }
    let language = environment.language
    return .run("look at travels") { [dependencies] send in
      let result = await Self.preview(of: path, dependencies.knowing(language))
      send(.files(.looked(paths.short(path), result, ticket: ticket)))
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

  func looked(
    _ state: inout TravelState, _ file: String, _ result: Result<ImportPreview, TravelFileProblem>
  ) -> Effect<TravelAction> {
    switch result {
    case .failure(let problem): return refuse(&state, problem)
    case .success(let content):
      state.files?.question = nil
      state.files?.page = .preview(TravelFileState.Preview(file: file, content: content))
      return .none
    }
  }

  func add(_ state: inout TravelState, _ environment: Environment) -> Effect<TravelAction> {
    guard let files = state.files, let preview = files.preview, !preview.isAdding,
      !preview.content.isEmpty
    else { return .none }
    state.setAdding(true)
    let (words, ticket) = (TravelWords(environment.language), files.ticket)
    return .run("add travels", queue: Self.saves) { [dependencies] send in
      do {
        let travels = dependencies.records(words.language)
        let added = try await TravelImport(travels).apply(preview.content)
        send(.files(.added(ticket: ticket)))
        send.notice(words.imported(added.countries, added.cities))
      } catch {
        send(.files(.notAdded(ticket: ticket)))
        send.failed(error)
      }
    }
  }
}
