import CatinderDomain

/// Where is kept what somebody has typed and the server does not have; set up by whoever knows the
/// database.
public struct CatinderDrafts: Sendable {
  /// What was left over when the program ended; nil where nothing was.
  public var load: @Sendable (ProfileID) async -> CatinderDraft?
  /// Keeps it for the next start, or forgets it; returns why it could not be kept.
  public var save: @Sendable (ProfileID, CatinderDraft?) async -> String?

  public init(
    load: @escaping @Sendable (ProfileID) async -> CatinderDraft?,
    save: @escaping @Sendable (ProfileID, CatinderDraft?) async -> String?
  ) {
    (self.load, self.save) = (load, save)
  }
}
