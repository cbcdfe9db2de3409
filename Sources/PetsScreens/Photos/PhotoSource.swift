import FilePrompts
import PetsDomain
import Terminal

/// Where photos come from: how paths are read, and how a picture is tried before it is kept.
public struct PhotoSource: Sendable {
  let paths: TypedPath
  /// Draws the picture of a file in small; why it cannot be shown, or nil.
  let check: @Sendable (_ path: String) async -> PictureFailure?

  /// - Parameter check: why the picture of a file cannot be shown; nil where it can.
  public init(
    paths: TypedPath, check: @escaping @Sendable (_ path: String) async -> PictureFailure?
  ) {
    self.paths = paths
    self.check = check
  }

  /// Gives a pet the photo that a text names.
  func take(
    _ text: String, for id: Pet.ID, creating blank: Pet?, in pets: PetRepository
  ) async throws -> TakenPhoto {
    guard let path = paths.path(in: text) else { return .refused(.file(.noPath)) }
    if TypedPath.isFolder(path) { return .refused(.folder) }
    if let failure = await check(path) {
      return .refused(await pets.photoProblem(at: path).map(shown) ?? .picture(failure))
    }
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
