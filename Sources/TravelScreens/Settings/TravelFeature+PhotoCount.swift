import AppRuntime
import TravelDomain

/// How many photos of a country there may be (T-51).
extension TravelFeature {
  func updatePhotoCount(
    _ state: inout TravelState, _ action: TravelSettingsAction
  ) -> Effect<TravelAction> {
    state.settingsPage.isPhotoCountRefused = false
    switch action {
    case .photoCountStepped(let step):
      let before = state.settings.photoCount
      state.settings.stepPhotoCount(by: step)
      state.settingsPage.isPhotoCountRefused = state.settings.photoCount == before
      return keep(state.settings)
    case .photoCountTapped: state.settingsPage.photoCount = String(state.settings.photoCount)
    case .photoCountTyped(let text): state.settingsPage.photoCount = text
    case .photoCountEntered: return enter(&state)
    case .photoCountLeft: state.settingsPage.photoCount = nil
    default: break
    }
    return .none
  }

  /// What is no number is forgotten; a number out of the range is too, and that is said.
  private func enter(_ state: inout TravelState) -> Effect<TravelAction> {
    guard let text = state.settingsPage.photoCount else { return .none }
    state.settingsPage.photoCount = nil
    if state.settings.setPhotoCount(text) { return keep(state.settings) }
    state.settingsPage.isPhotoCountRefused = Int(text) != nil
    return .none
  }
}
