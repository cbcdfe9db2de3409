import Core
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
    } catch { throw .empty }
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

/// The kinds of pictures that are taken, told by their first bytes and never by their names.
public enum PictureFormat: String, Sendable, CaseIterable {
  case png
  case jpeg = "jpg"

  /// Nil for any other content.
  public init?(_ content: Data) {
    if content.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if content.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else {
      return nil
    }
  }
}

/// The sizes that files may have, in bytes.
public enum FileLimits {
  /// As much as the decoder of pictures reads.
  public static let photo = 32 * 1_048_576
  public static let document = 64 * 1_048_576
  /// A file with everything, to be read in again.
  public static let exchange = 256 * 1_048_576
  /// Values of such a file: at 13 bytes each, more than one of that size that we have written has.
  static let exchangeValues = 20_000_000
}

/// A reason for which a file was not taken for a pet. Nothing was changed.
public enum AttachmentProblem: Error, Sendable, Equatable {
  case noPath
  case noFile(path: String)
  /// A folder, a pipe, a device.
  case notAFile(path: String)
  case unreadable(path: String, reason: SystemError)
  /// Bytes.
  case tooLarge(limit: Int)
  /// No PNG or JPEG by its content, whatever its name.
  case notAPicture
  /// A PNG or JPEG by its beginning that its decoder refuses.
  case brokenPicture
  /// A picture of more pixels than are decoded.
  case tooManyPixels
  /// A picture that takes longer to decode, or more memory, than one may.
  case tooCostly
  /// No process to decode it in could be started: nothing is known of the picture.
  case noDecoder
  case empty
  /// The records are not in a folder: there is nowhere to put files.
  case nowhereToKeep
  /// The file could not be written; with the number where the system refused.
  case notKept(FailureReason, SystemError? = nil)
}
