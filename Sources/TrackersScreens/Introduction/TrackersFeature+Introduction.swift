import AppRuntime
import TrackersDomain

/// The pages of the first visit (H-01 to H-03).
extension TrackersFeature {
  func updateIntroduction(
    _ state: inout TrackersState, _ action: TrackersIntroductionAction, _ environment: Environment
  ) -> Effect<TrackersAction> {
    switch action {
    case .pageShown(let page):
      state.introductionPage = page
      return .none
    // Kept now and no earlier: who quits on the way sees the pages again.
    case .ended: return setOnboarded(true, &state, environment)
    }
  }

  func setOnboarded(
    _ isOnboarded: Bool, _ state: inout TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    state.settings.isOnboarded = isOnboarded
    state.introductionPage = 0
    return keep(state.settings)
  }
}
