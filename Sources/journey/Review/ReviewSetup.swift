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
    _ desk: SnapshotReview, names: [String] = [], language: Language, clock: any AppClock,
    size: Size, colorDepth: ColorDepth
  ) throws -> Session<ReviewFeature> {
    let state = ReviewState(try desk.chosen(names))
    var known = Environment()
    known.language = language
    let store = Store(
      ReviewFeature(desk, names: names), state: state, environment: known, activity: Activity(),
      clock: clock)
    let themes = ThemeCatalogue()
    return Session(store, size: size) { environment in
      let background = environment.terminal.background
      let theme = themes.theme(
        .auto, depth: colorDepth, isLightTerminal: background?.isLight ?? false)
      var context = RenderContext(theme: theme, language: environment.language)
      context.depth = colorDepth
      context.isMotionReduced = true
      return context
    }
  }
}
