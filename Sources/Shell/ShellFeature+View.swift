import AppRuntime
import Core
import Toolkit

extension ShellFeature {
  /// Turns a way of showing things on or off, says which it is now, and keeps that
  /// alone: what else was given for this run is not stored.
  func updateView(
    _ state: inout ShellState, _ action: ShellAction, _ environment: Environment
  ) -> Effect<ShellAction> {
    let words = ViewWords(environment.language)
    var view = environment.view
    let notice: String
    switch action {
    case .motionTapped:
      view.hasMotion.toggle()
      state.storedView.hasMotion = view.hasMotion
      notice = words.motion(isOn: view.hasMotion)
    case .flatTapped:
      view.isFlat.toggle()
      state.storedView.isFlat = view.isFlat
      notice = words.flat(isOn: view.isFlat)
    case .mouseTapped:
      view.hasMouse.toggle()
      state.storedView.hasMouse = view.hasMouse
      notice = words.mouse(isOn: view.hasMouse)
    default: return .none
    }
    let (chosen, stored) = (view, state.storedView)
    return .merge(
      .change { $0.view = chosen },
      show(&state, notice), .ask(.mouse(view.hasMouse)),
      save { [dependencies] in try await dependencies.saveView(stored) })
  }
}
