/// Tries whether the picture of a file can be shown, by decoding it; what is wrong with it, or nil.
public typealias PhotoCheck = @Sendable (_ path: String) async -> AttachmentProblem?

/// What came of giving a pet a photo, or taking it away.
public enum PhotoOutcome: Sendable, Equatable {
  case saved(Pet)
  /// The pet already had this photo, or none.
  case unchanged(Pet)
  /// Without its photo nothing is left of the pet: ask, then ``PetRepository/delete(_:)``.
  case wouldBeEmpty(Pet)
  case refused(AttachmentProblem)
  /// There is no such pet any more.
  case gone
}
