import CatinderDomain

/// Why a file did not become a photo of the profile.
public enum PhotoTrouble: Error, Equatable, Sendable {
  case noFile
  /// A folder, or whatever else is no file.
  case notAFile
  case unreadable
  case tooLarge
  case refused(CatinderError)
}
