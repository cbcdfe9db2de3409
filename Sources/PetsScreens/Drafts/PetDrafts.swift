/// Where the text that is being typed is kept; set up by whoever knows the database.
public struct PetDrafts: Sendable {
  /// What was being typed when the program ended, nil where nothing was.
  public var load: @Sendable () async -> PetDraft?
  /// Keeps a text, or forgets it; returns why it could not be kept.
  public var save: @Sendable (PetDraft?) async -> String?

  public init(
    load: @escaping @Sendable () async -> PetDraft?,
    save: @escaping @Sendable (PetDraft?) async -> String?
  ) {
    self.load = load
    self.save = save
  }
}
