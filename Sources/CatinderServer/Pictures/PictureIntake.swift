import CatinderDomain
import Foundation
import Interchange
import Persistence
import Pictures
import Terminal

/// Pictures of strangers: decoded where they can do no harm, and kept only as we have drawn them anew.
///
/// What a file says beside its pixels, as where it was taken, is gone with that.
struct PictureIntake: Sendable {
  private let folder: URL
  private let stored: StoredFiles
  private let copying: PictureCopying

  /// - Parameter helper: see ``PictureCopying``.
  init(folder: URL, helper: String?) throws {
    self.folder = folder
    stored = StoredFiles(folder: folder)
    copying = PictureCopying(helper: helper)
    try DiskFile(url: folder).createFolder()
    removeLeftovers()
  }

  /// What a process that was killed had begun.
  private func removeLeftovers() {
    let path = folder.path(percentEncoded: false)
    for name in (try? CurrentFileSystem.value.names(in: path)) ?? []
    where name.hasSuffix(Self.upload) || name.hasSuffix(Self.part) {
      file(name).discard()
    }
  }

  private func file(_ name: String) -> DiskFile {
    DiskFile(url: folder.appending(path: name, directoryHint: .notDirectory))
  }

  private static let (upload, part) = (".upload", ".part")

  /// The name under which the picture of a form was kept.
  func take(_ request: ServerRequest) async throws -> String {
    let form = try MultipartForm(
      request.body, contentType: request.headers["content-type"] ?? "", field: "imageFile")
    guard form.file.count <= CatinderLimits.photoBytes else { throw Refusal.tooLarge }
    let number = try SessionToken().text.prefix(32)
    let upload = file(number + Self.upload)
    defer { upload.discard() }
    try DiskOutput(creating: upload).write(form.file)
    let bytes: [UInt8]
    do throws(PictureFailure) {
      bytes = try await copying.jpeg(
        of: upload.path, side: CatinderLimits.photoSide)
    } catch {
      throw Self.refusal(error)
    }
    let name = "\(number).jpg"
    // On the disk before it is named anywhere.
    try stored.keep(Data(bytes), as: name)
    return name
  }

  /// Of a picture that was not looked at nothing is said: it may come again.
  private static func refusal(_ failure: PictureFailure) -> Refusal {
    switch failure {
    case .tooLarge: .tooLarge
    case .notStarted: .busy
    case .missing, .unreadable, .gaveUp: .unreadablePicture
    }
  }

  /// The picture of that name; nil where there is none.
  ///
  /// - Throws: where it is there and cannot be read.
  func bytes(of name: String) throws(FileIntakeProblem) -> Data? {
    guard PhotoName.isSafe(name) else { return nil }
    do throws(FileIntakeProblem) {
      // What was drawn anew may have more bytes than what was sent.
      return try FileIntake.read(file(name).path, limit: CatinderLimits.photoBytes * 8)
    } catch {
      if error == .missing { return nil }
      throw error
    }
  }

  func remove(_ name: String) {
    guard PhotoName.isSafe(name) else { return }
    file(name).discard()
  }
}
