/// Something in a file that was not understood, and was left out; the rest was read.
public struct ImportProblem: Sendable, Equatable {
  public enum Reason: Sendable, Equatable {
    /// A member that has no meaning here.
    case unknown
    /// Of another type than it has to be.
    case wrongType
    case field(FieldProblem)
    /// Too long, and so only its first characters were taken.
    case cut(limit: Int)
    /// Neither a field nor a photo nor anything in the health book.
    case nothing
    /// The same identifier twice; the first was taken.
    case twice
    case file(AttachmentProblem)
  }

  /// Where it stands, as `pets[3].vaccinations[0].date`; clean.
  public let path: String
  public let reason: Reason
}
