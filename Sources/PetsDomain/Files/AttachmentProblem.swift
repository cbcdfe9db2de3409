import Interchange

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
  /// The file could not be written, in words; with the number where the system refused.
  case notKept(String, SystemError? = nil)
}
