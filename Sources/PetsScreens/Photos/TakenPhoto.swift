import PetsDomain

/// What came of a photo that a text named.
public enum TakenPhoto: Sendable {
  /// The pet has it, or is gone; with the folder that the file lies in.
  case done(PhotoOutcome, folder: String)
  case refused(PhotoProblem)
}
