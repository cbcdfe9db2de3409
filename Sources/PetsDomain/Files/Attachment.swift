import Cryptography
import Foundation
import Interchange
import Persistence

/// A file that somebody named, read and found good, that is not kept yet.
struct Attachment: Sendable {
  let content: Data
  /// Lower case, without the point.
  let suffix: String
  /// The last part of its path, clean.
  let title: String

  /// The name that it is kept under: whose it is, and what is in it.
  func name(for owner: UUID) throws -> String {
    "\(owner.uuidString)-\(try SHA256.hexadecimal(content).prefix(12)).\(suffix)"
  }

  /// Reads a picture; blocks.
  static func photo(at path: String) throws(AttachmentProblem) -> Attachment {
    let content = try read(path, limit: FileLimits.photo)
    guard let format = PictureFormat(content) else { throw .notAPicture }
    return Attachment(content: content, suffix: format.rawValue, title: title(of: path))
  }

  /// Reads a file of any kind; blocks.
  ///
  /// A picture that is broken is kept too: a document is a copy of bytes that is never drawn, and a
  /// damaged scan may be the only one that there is.
  static func document(at path: String) throws(AttachmentProblem) -> Attachment {
    let content = try read(path, limit: FileLimits.document)
    return Attachment(content: content, suffix: suffix(of: path), title: title(of: path))
  }

  private static func read(_ path: String, limit: Int) throws(AttachmentProblem) -> Data {
    guard !path.isEmpty else { throw .noPath }
    do {
      let content = try FileIntake.read(path, limit: limit)
      if content.isEmpty { throw AttachmentProblem.empty }
      return content
    } catch let problem as FileIntakeProblem {
      throw AttachmentProblem(problem, path: TextRules.clean(path))
    } catch {
      throw .empty
    }
  }

  private static func title(of path: String) -> String {
    TextRules.trimmed(String(path.split(separator: "/").last ?? ""))
  }

  static func suffix(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "bin" }
    let suffix = name[name.index(after: dot)...].lowercased()
    let isPlain = suffix.utf8.allSatisfy { (48...57).contains($0) || (97...122).contains($0) }
    return isPlain && (1...8).contains(suffix.utf8.count) ? suffix : "bin"
  }
}

extension AttachmentProblem {
  init(_ problem: FileIntakeProblem, path: String) {
    switch problem {
    case .missing: self = .noFile(path: path)
    case .notAFile: self = .notAFile(path: path)
    case .tooLarge(let limit, _): self = .tooLarge(limit: limit)
    case .unreadable(let error): self = .unreadable(path: path, reason: error)
    }
  }
}
