import CatinderDomain
import Foundation
import Interchange
import Persistence
import Pictures
import Terminal

/// The pictures of clients: decoded in a process without rights, and stored as a new JPEG of their
/// pixels, without other data of the file such as the place of a photo.
struct PictureIntake: Sendable {
  /// The end of the name of an upload that was not decoded yet.
  static let upload = ".upload"

  let store: any PictureStore
  private let uploads: URL
  private let copying: PictureCopying

  /// - Parameters:
  ///   - uploads: the folder of uploads until they are decoded; of this process alone.
  ///   - helper: see ``PictureCopying``.
  init(_ store: any PictureStore, uploads: URL, helper: String?) throws {
    (self.store, self.uploads) = (store, uploads)
    copying = PictureCopying(helper: helper)
    try DiskFile(url: uploads).createFolder()
  }

  /// Stores the picture of a form; returns its name.
  func take(_ request: ServerRequest) async throws -> String {
    let form = try MultipartForm(
      request.body, contentType: request.headers["content-type"] ?? "", field: "imageFile")
    guard form.file.count <= CatinderLimits.photoBytes else { throw Refusal.tooLarge }
    let number = try SessionToken().text.prefix(32)
    let upload = DiskFile(
      url: uploads.appending(path: number + Self.upload, directoryHint: .notDirectory))
    defer { upload.discard() }
    try DiskOutput(creating: upload).write(form.file)
    let bytes: [UInt8]
    do throws(PictureFailure) {
      bytes = try await copying.jpeg(of: upload.path, side: CatinderLimits.photoSide)
    } catch { throw Self.refusal(error) }
    let name = "\(number).jpg"
    // On the disk before a record names it.
    try await store.keep(Data(bytes), as: name)
    return name
  }

  /// Returns the refusal of a failure; a picture that was not decoded may be sent again.
  private static func refusal(_ failure: PictureFailure) -> Refusal {
    switch failure {
    case .tooLarge: .tooLarge
    case .notStarted: .busy
    case .missing, .unreadable, .gaveUp: .unreadablePicture
    }
  }
}

/// The one file of a multipart form (RFC 7578) that is not trusted.
private struct MultipartForm {
  let file: Data

  /// - Throws: 400 for anything but such a form, and for other fields.
  init(_ body: Data, contentType: String, field: String) throws(Refusal) {
    guard let boundary = Self.boundary(contentType) else { throw .badRequest }
    let parts = Self.parts(body, Data("--\(boundary)".utf8))
    guard let parts, parts.count == 1, let part = parts.first,
      let end = part.range(of: Data("\r\n\r\n".utf8))
    else { throw .invalid([field]) }
    let head = String(decoding: part[part.startIndex..<end.lowerBound], as: UTF8.self)
    guard head.utf8.count <= 2048, Self.names(head, field) else { throw .invalid([field]) }
    file = Data(part[end.upperBound...])
  }

  private static func boundary(_ contentType: String) -> String? {
    for part in contentType.split(separator: ";").dropFirst() {
      let pair = part.trimmingCharacters(in: .whitespaces).split(separator: "=", maxSplits: 1)
      guard pair.count == 2, pair[0].lowercased() == "boundary" else { continue }
      let value = pair[1].trimmingCharacters(in: CharacterSet(charactersIn: "\""))
      return (1...70).contains(value.utf8.count) ? value : nil
    }
    return nil
  }

  /// Returns the parts between the boundaries; nil if the last boundary is missing.
  private static func parts(_ body: Data, _ boundary: Data) -> [Data]? {
    guard var at = body.range(of: boundary), at.lowerBound == body.startIndex else { return nil }
    let separator = Data("\r\n".utf8) + boundary
    var parts: [Data] = []
    while parts.count < 3 {
      let rest = body[at.upperBound...]
      if rest.starts(with: Data("--".utf8)) { return parts }
      guard rest.starts(with: Data("\r\n".utf8)),
        let next = rest.range(of: separator)
      else { return nil }
      let start = rest.startIndex + 2
      parts.append(body[min(start, next.lowerBound)..<next.lowerBound])
      at = next
    }
    return nil
  }

  private static func names(_ head: String, _ field: String) -> Bool {
    head.components(separatedBy: "\r\n").contains { line in
      let small = line.lowercased()
      return small.hasPrefix("content-disposition:") && line.contains("name=\"\(field)\"")
    }
  }
}
