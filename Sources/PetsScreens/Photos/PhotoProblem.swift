import PetsDomain
import Terminal

/// Why a photo was not taken; nothing was changed.
public enum PhotoProblem: Equatable, Sendable {
  case file(AttachmentProblem)
  case folder
  /// The file has the beginning of a picture, and that cannot be shown.
  case picture(PictureFailure)
  /// The records could not be written, in words.
  case notKept(String)
}
