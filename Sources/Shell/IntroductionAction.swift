/// What can happen on the pages of a first start.
public enum IntroductionAction: Sendable {
  case pageShown(Int)
  /// Left by its last button, or skipped; it is not shown again (P-14).
  case ended
}
