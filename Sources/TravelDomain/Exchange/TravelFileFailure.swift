import Interchange

/// A reason for which the content of a file was not looked at.
public enum TravelFileFailure: Error, Sendable, Equatable {
  /// There is no such file.
  case missing
  /// A folder, a pipe, a device.
  case notAFile
  /// Bytes.
  case tooLarge(limit: Int)
  case unreadable(SystemError)
  /// Text of another encoding, or no text.
  case notUTF8
  /// A form that is only written.
  case notReadable

  init(_ problem: FileIntakeProblem) {
    self =
      switch problem {
      case .missing: .missing
      case .notAFile: .notAFile
      case .tooLarge(let limit, _): .tooLarge(limit: limit)
      case .unreadable(let reason): .unreadable(reason)
      }
  }
}
