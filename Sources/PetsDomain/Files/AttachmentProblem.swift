/// Why a file was not taken for a pet. Nothing was changed.
public enum AttachmentProblem: Error, Sendable, Equatable {
  case noPath
  case noFile(path: String)
  /// A folder, a pipe, a device.
  case notAFile(path: String)
  /// In the system's words.
  case unreadable(path: String, reason: String)
  /// Bytes.
  case tooLarge(limit: Int)
  /// No PNG or JPEG by its content, whatever its name.
  case notAPicture
  case empty
  /// The records are not in a folder: there is nowhere to put files.
  case nowhereToKeep
  /// The file could not be written, in words.
  case notKept(String)
}
