import PetsDomain

/// Why a photo was not taken; nothing was changed.
public enum PhotoProblem: Equatable, Sendable {
  case file(AttachmentProblem)
  case folder
  /// The records could not be written, in words.
  case notKept(String)
}
