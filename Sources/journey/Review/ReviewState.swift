import Core
import JourneyKit
import Toolkit

/// What the review remembers.
public struct ReviewState: Equatable, Sendable {
  public internal(set) var snapshots: [PendingSnapshot]
  /// The place of the one that shows.
  public internal(set) var selection = 0
  public internal(set) var view = ReviewView.difference
  /// The names of those that are to be decided another time.
  public internal(set) var skipped: Set<String> = []
  /// A decision is being carried out; until it is, keys decide on nothing, so that no second press
  /// meets a screen that nobody has seen.
  var isDeciding = false
  var isHelpOpen = false
  var toasts = ToastQueue()

  public init(_ snapshots: [PendingSnapshot]) {
    self.snapshots = snapshots
  }

  /// nil where nothing is pending.
  public var current: PendingSnapshot? {
    snapshots.indices.contains(selection) ? snapshots[selection] : nil
  }

  mutating func move(by step: Int) {
    guard !snapshots.isEmpty else { return }
    selection = (selection + step + snapshots.count) % snapshots.count
  }
}
