/// What can happen on the pages of the first visit.
public enum TrackersIntroductionAction: Sendable {
  case pageShown(Int)
  /// Left by a button; it is not shown again (H-01).
  case ended
}
