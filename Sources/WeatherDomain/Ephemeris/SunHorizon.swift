/// The lines that the Sun is watched at.
public enum SunHorizon: Sendable, Hashable, CaseIterable {
  /// Its upper limb touches the horizon: sunrise and sunset.
  case horizon
  /// 6° below: before dawn and after dusk of this kind one needs a lamp outdoors.
  case civil
  /// 12° below: the horizon at sea can no longer be seen.
  case nautical
  /// 18° below: the sky is as dark as it gets.
  case astronomical

  /// Degrees of the Sun's centre, without air. The horizon's -0.833 are 34′ of refraction and 16′ of
  /// the Sun's radius, as all almanacs have them (Meeus, chapter 15); the air of a day can move a
  /// sunrise by a minute, and nobody can tell before.
  public var altitude: Double {
    switch self {
    case .horizon: -50.0 / 60
    case .civil: -6
    case .nautical: -12
    case .astronomical: -18
    }
  }
}
