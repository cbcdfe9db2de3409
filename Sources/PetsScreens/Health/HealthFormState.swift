import Core
import PetsDomain

/// The form of one record, and what is being typed on it.
public struct HealthFormState: Equatable, Sendable {
  public struct Edit: Equatable, Sendable {
    public let field: String
    public var text: String
    public var problem: FieldProblem?
    /// The text that the editor began with; left as it was, nothing is to be saved.
    var original: String
  }

  public var entry: HealthEntry
  /// Not in the database yet: a record is kept once it has what it needs.
  public var isNew: Bool
  public var row = 0
  public var edit: Edit?
  /// The day that the open calendar has come to; nil while it is closed.
  public var calendar: CalendarDay?
  /// Saves on their way to the disk.
  var pendingSaves = 0
  var isSaved = false
  /// What is shown did not reach the disk.
  var isFailed = false
  /// Asks what to do with a record that lacks what it needs.
  public var isAskingToDrop = false
  /// Something was filled in that was never kept.
  var isFilled = false

  init(_ entry: HealthEntry, isNew: Bool = false) {
    self.entry = entry
    self.isNew = isNew
  }
}
