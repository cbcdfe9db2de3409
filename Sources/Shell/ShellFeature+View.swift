import AppRuntime
import Core
import Toolkit

extension ShellFeature {
  /// Turns a way of showing things on or off, says which it is now, and keeps that
  /// alone: what else was given for this run is not stored.
  func updateView(_ state: inout ShellState, _ action: ShellAction) -> Effect<ShellAction> {
    let words = ViewWords(state.language)
    let notice: String
    switch action {
    case .motionTapped:
      state.view.hasMotion.toggle()
      state.storedView.hasMotion = state.view.hasMotion
      notice = words.motion(isOn: state.view.hasMotion)
    case .flatTapped:
      state.view.isFlat.toggle()
      state.storedView.isFlat = state.view.isFlat
      notice = words.flat(isOn: state.view.isFlat)
    case .mouseTapped:
      state.view.hasMouse.toggle()
      state.storedView.hasMouse = state.view.hasMouse
      notice = words.mouse(isOn: state.view.hasMouse)
    default: return .none
    }
    let (view, stored) = (state.view, state.storedView)
    return .merge(
      show(&state, notice), .ask(.mouse(view.hasMouse)),
      save { [dependencies] in try await dependencies.saveView(stored) })
  }
}
