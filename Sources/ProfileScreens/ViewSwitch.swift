import AppRuntime

/// A way of showing things that is on or off.
public enum ViewSwitch: String, Hashable, Sendable, CaseIterable {
  case motion, mouse, flat

  /// Whether it is on.
  public func isOn(in view: ViewSettings) -> Bool {
    switch self {
    case .motion: view.hasMotion
    case .mouse: view.hasMouse
    case .flat: view.isFlat
    }
  }
}
