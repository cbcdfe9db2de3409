import Foundation
import Interchange

/// A reason for which a folder of the program cannot be used; a number is the `errno` of the system
/// call.
public enum FolderError: Error, Equatable, CustomStringConvertible {
  case noHome
  case cannotCreate(URL, Int32)
  case notAFolder(URL)
  case notWritable(URL, Int32)

  public var description: String {
    switch self {
    case .noHome: "HOME is not set to an absolute path"
    case .cannotCreate(let url, let code):
      "\(url.path(percentEncoded: false)): cannot be created: \(SystemError(code))"
    case .notAFolder(let url): "\(url.path(percentEncoded: false)): is not a folder"
    case .notWritable(let url, let code):
      "\(url.path(percentEncoded: false)): cannot be written: \(SystemError(code))"
    }
  }

  /// The folder that the system refused; nil where no call has failed.
  public var problem: FileProblem? {
    switch self {
    case .noHome: nil
    case .cannotCreate(let url, let code):
      FileProblem(url.path(percentEncoded: false), .created, SystemError(code))
    case .notAFolder(let url):
      FileProblem(url.path(percentEncoded: false), .created, SystemError(ENOTDIR))
    case .notWritable(let url, let code):
      FileProblem(url.path(percentEncoded: false), .written, SystemError(code))
    }
  }

  public var system: SystemError? { problem?.error }
}
