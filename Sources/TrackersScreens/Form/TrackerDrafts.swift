import Core
import Foundation
import TrackersDomain

/// The store of drafts; set up by whoever knows the database.
public struct TrackerDrafts: Sendable {
  /// The form that was not saved when the program ended, nil where it was.
  public var load: @Sendable () async -> TrackerDraft?
  /// Keeps a form, or forgets it; returns why it could not be kept.
  public var save: @Sendable (TrackerDraft?) async -> FailureReason?
  /// The same for the note of a day.
  public var loadNote: @Sendable () async -> TrackerNoteDraft?
  public var saveNote: @Sendable (TrackerNoteDraft?) async -> FailureReason?

  public init(
    load: @escaping @Sendable () async -> TrackerDraft?,
    save: @escaping @Sendable (TrackerDraft?) async -> FailureReason?,
    loadNote: @escaping @Sendable () async -> TrackerNoteDraft?,
    saveNote: @escaping @Sendable (TrackerNoteDraft?) async -> FailureReason?
  ) { (self.load, self.save, self.loadNote, self.saveNote) = (load, save, loadNote, saveNote) }
}

/// A form for a tracker that is not saved, as it is kept at every key stroke so that a kill cannot
/// lose it.
public struct TrackerDraft: Equatable, Sendable, Codable {
  public var form: TrackerForm
  /// The tracker that is changed; nil for a new one.
  public var tracker: UUID?
  /// The day as typed, which need not be one yet.
  public var day: String
  /// The name that is typed in the list of categories in front of it.
  public var category: CategoryDraft?

  public init(_ form: TrackerForm, of tracker: UUID?, day: String, category: CategoryDraft? = nil) {
    (self.form, self.tracker, self.day, self.category) = (form, tracker, day, category)
  }
}

/// The name of a category that is being typed.
public struct CategoryDraft: Equatable, Sendable, Codable {
  /// The one that gets another name; nil for a new one.
  public var category: UUID?
  public var text: String

  public init(of category: UUID?, _ text: String) { (self.category, self.text) = (category, text) }
}

/// A note of a day that is not saved, as it is kept at every key stroke.
public struct TrackerNoteDraft: Equatable, Sendable, Codable {
  public var tracker: UUID
  /// As 2026-03-06.
  public var day: String
  public var text: String

  public init(of tracker: UUID, on day: String, _ text: String) {
    (self.tracker, self.day, self.text) = (tracker, day, text)
  }
}
