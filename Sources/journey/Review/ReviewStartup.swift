import AppRuntime
import Core
import JourneyKit
import Scheduling
import Terminal
import Toolkit

/// Puts the review together; the real program and a test start the same way.
public enum ReviewSetup {
  /// - Parameter names: those to show; empty for all that are pending.
  /// - Throws: ``JourneyKit/SnapshotReviewError`` where a name is not pending.
  @MainActor
  public static func session(
    _ review: SnapshotReview, names: [String] = [], _ setting: ScreenSetting
  ) throws -> Session<ReviewFeature> {
    setting.session(
      ReviewFeature(review, names: names), ReviewState(try review.chosen(names)))
  }
}
