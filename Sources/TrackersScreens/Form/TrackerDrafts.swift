import AppRuntime
import Core
import Foundation
import TrackersDomain

/// The drafts of the Trackers tab.
public struct TrackerDrafts: Sendable {
  public var form: KeptDraft<TrackerDraft>
  /// The note of a day.
  public var note: KeptDraft<TrackerNoteDraft>

  public init(form: KeptDraft<TrackerDraft>, note: KeptDraft<TrackerNoteDraft>) {
    (self.form, self.note) = (form, note)
  }
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
