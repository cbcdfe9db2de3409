import Persistence

/// The acts of this feature that can be undone; the subject is the name of the tracker or category.
public enum TrackerAct: String, Sendable, Hashable, CaseIterable {
  case add = "trackers.add"
  case edit = "trackers.edit"
  case delete = "trackers.delete"
  case pin = "trackers.pin"
  case unpin = "trackers.unpin"
  case archive = "trackers.archive"
  case restore = "trackers.restore"
  case move = "trackers.move"
  case done = "trackers.done"
  case undone = "trackers.undone"
  case skip = "trackers.skip"
  case unskip = "trackers.unskip"
  case amount = "trackers.amount"
  case note = "trackers.note"
  case addCategory = "trackers.category.add"
  case renameCategory = "trackers.category.rename"
  case deleteCategory = "trackers.category.delete"
  case moveCategory = "trackers.category.move"
  /// The subject is empty.
  case importing = "trackers.import"

  /// Nil for an act of another feature.
  public init?(kind: String) { self.init(rawValue: kind) }

  func act(on subject: String = "") -> Act { Act(kind: rawValue, subject: subject) }
}
