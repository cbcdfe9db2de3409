import AppRuntime
import Toolkit

extension ShellFeature {
  /// Turns a way of showing things on or off, says which it is now, and keeps it.
  func updateView(_ state: inout ShellState, _ action: ShellAction) -> Effect<ShellAction> {
    let words = ViewWords(state.language)
    let notice: String
    switch action {
    case .motionTapped:
      state.view.hasMotion.toggle()
      notice = words.motion(isOn: state.view.hasMotion)
    case .flatTapped:
      state.view.isFlat.toggle()
      notice = words.flat(isOn: state.view.isFlat)
    case .mouseTapped:
      state.view.hasMouse.toggle()
      notice = words.mouse(isOn: state.view.hasMouse)
    default: return .none
    }
    let view = state.view
    return .merge(
      show(&state, notice), .ask(.mouse(view.hasMouse)),
      save { [dependencies] in try await dependencies.saveView(view) })
  }
}
