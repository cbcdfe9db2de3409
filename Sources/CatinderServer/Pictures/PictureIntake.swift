import CatinderDomain
import Foundation
import Glibc
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
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    removeLeftovers()
  }

  /// What a process that was killed had begun.
  private func removeLeftovers() {
    let path = folder.path(percentEncoded: false)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    where name.hasSuffix(Self.upload) || name.hasSuffix(Self.part) {
      unlink(folder.appending(path: name).path(percentEncoded: false))
    }
  }

  private static let (upload, part) = (".upload", ".part")

  /// The name under which the picture of a form was kept.
  func take(_ request: ServerRequest) async throws -> String {
    let form = try MultipartForm(
      request.body, contentType: request.headers["content-type"] ?? "", field: "imageFile")
    guard form.file.count <= CatinderLimits.photoBytes else { throw Refusal.tooLarge }
    let number = try SessionToken().text.prefix(32)
    let upload = folder.appending(path: number + Self.upload)
    defer { unlink(upload.path(percentEncoded: false)) }
    try form.file.write(to: upload, options: .withoutOverwriting)
    let bytes: [UInt8]
    do throws(PictureFailure) {
      bytes = try await copying.jpeg(
        of: upload.path(percentEncoded: false), side: CatinderLimits.photoSide)
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

  func bytes(of name: String) -> Data? {
    guard PhotoName.isSafe(name) else { return nil }
    return try? Data(contentsOf: folder.appending(path: name))
  }

  func remove(_ name: String) {
    guard PhotoName.isSafe(name) else { return }
    unlink(folder.appending(path: name).path(percentEncoded: false))
  }
}
