/// Where what is being typed is kept; set up by whoever knows the database.
public struct TrackerDrafts: Sendable {
  /// The form that was not saved when the program ended, nil where it was.
  public var load: @Sendable () async -> TrackerDraft?
  /// Keeps a form, or forgets it; returns why it could not be kept.
  public var save: @Sendable (TrackerDraft?) async -> String?
  /// The same for the note of a day.
  public var loadNote: @Sendable () async -> TrackerNoteDraft?
  public var saveNote: @Sendable (TrackerNoteDraft?) async -> String?

  public init(
    load: @escaping @Sendable () async -> TrackerDraft?,
    save: @escaping @Sendable (TrackerDraft?) async -> String?,
    loadNote: @escaping @Sendable () async -> TrackerNoteDraft?,
    saveNote: @escaping @Sendable (TrackerNoteDraft?) async -> String?
  ) {
    (self.load, self.save, self.loadNote, self.saveNote) = (load, save, loadNote, saveNote)
  }
}
