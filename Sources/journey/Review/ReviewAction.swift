import JourneyKit
import Toolkit

/// What a user does in the review, and what comes of it.
public enum ReviewAction: Sendable {
  case acceptTapped, rejectTapped, skipTapped, nextTapped, previousTapped
  case viewChosen(ReviewView)
  case nextViewTapped
  case languageTapped
  case helpTapped, helpClosed
  case quitTapped, redrawTapped, suspendTapped
  case toast(ToastQueue.Event)
  /// A decision was carried out, or could not be; what is pending now.
  case decided(ReviewDecision)
}

/// A decision, and what came of it.
public struct ReviewDecision: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case accepted, rejected
    case failed(String)
  }

  public var name: String
  public var kind: Kind
  /// What is pending now; nil where it could not be read.
  public var rest: [PendingSnapshot]?
}
