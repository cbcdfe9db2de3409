import Foundation
import TrackersDomain

/// A form for a tracker that is not saved, as it is kept at every key stroke so that a kill cannot
/// lose it.
public struct TrackerDraft: Equatable, Sendable, Codable {
  public var form: TrackerForm
  /// The tracker that is changed; nil for a new one.
  public var tracker: UUID?
  /// The day as typed, which need not be one yet.
  public var day: String
  /// What is typed in the list of categories in front of it.
  public var category: CategoryDraft?

  public init(
    _ form: TrackerForm, of tracker: UUID?, day: String, category: CategoryDraft? = nil
  ) {
    (self.form, self.tracker, self.day, self.category) = (form, tracker, day, category)
  }
}
