/// Where a form that is not saved is kept; set up by whoever knows the database.
public struct TrackerDrafts: Sendable {
  /// What was not saved when the program ended, nil where all was.
  public var load: @Sendable () async -> TrackerDraft?
  /// Keeps a form, or forgets it; returns why it could not be kept.
  public var save: @Sendable (TrackerDraft?) async -> String?

  public init(
    load: @escaping @Sendable () async -> TrackerDraft?,
    save: @escaping @Sendable (TrackerDraft?) async -> String?
  ) {
    (self.load, self.save) = (load, save)
  }
}
