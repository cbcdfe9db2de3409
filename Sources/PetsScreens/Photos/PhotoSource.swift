import FilePrompts
import PetsDomain

/// Where photos come from: how paths are read, and on to a pet.
public struct PhotoSource: Sendable {
  let paths: TypedPath

  public init(paths: TypedPath) {
    self.paths = paths
  }

  /// Gives a pet the photo that a text names.
  func take(
    _ text: String, for id: Pet.ID, creating blank: Pet?, in pets: PetRepository
  ) async throws -> TakenPhoto {
    guard let path = paths.path(in: text) else { return .refused(.file(.noPath)) }
    if TypedPath.isFolder(path) { return .refused(.folder) }
    switch try await pets.setPhoto(id, from: path, creating: blank) {
    case .refused(let problem): return .refused(shown(problem))
    case let outcome: return .done(outcome, folder: TypedPath.folder(of: path))
    }
  }

  private func shown(_ problem: AttachmentProblem) -> PhotoProblem {
    switch problem {
    case .noFile(let path): .file(.noFile(path: paths.shown(path)))
    case .notAFile(let path): .file(.notAFile(path: paths.shown(path)))
    case .unreadable(let path, let reason):
      .file(.unreadable(path: paths.shown(path), reason: reason))
    default: .file(problem)
    }
  }
}
