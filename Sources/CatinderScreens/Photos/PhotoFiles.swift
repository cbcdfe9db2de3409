import CatinderDomain
import Foundation
import Interchange

/// Pictures of the server in files, for widgets that draw files; what was fetched once stays.
struct PhotoFiles: Sendable {
  let folder: URL

  /// The path of a picture, fetched where it is not there yet; blocks for the disk.
  func file(
    _ name: String, from service: any CatinderService
  ) async throws(CatinderError) -> String {
    guard PhotoName.isSafe(name) else { throw .wrongData }
    let file = folder.appending(path: name, directoryHint: .notDirectory)
    let path = file.path(percentEncoded: false)
    if DiskFile.isThere(path) { return path }
    let bytes = try await service.image(name)
    do throws(FileProblem) { try CacheFile(file).replace(by: bytes) } catch {
      throw .couldNotUpdateImage(.unreadable)
    }
    return path
  }
}
