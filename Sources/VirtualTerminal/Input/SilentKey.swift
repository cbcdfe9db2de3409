/// A key that types nothing: locks, modifiers, media; the value is the kitty protocol's code.
public enum SilentKey: Int, Hashable, Sendable, CaseIterable {
  case capsLock = 57358
  case scrollLock, numLock, printScreen, pause, menu
  case mediaPlay = 57428
  case mediaPause, mediaPlayPause, mediaReverse, mediaStop, mediaFastForward, mediaRewind
  case mediaNext, mediaPrevious, mediaRecord, lowerVolume, raiseVolume, mute
  case leftShift, leftControl, leftAlt, leftSuper, leftHyper, leftMeta
  case rightShift, rightControl, rightAlt, rightSuper, rightHyper, rightMeta
  case level3Shift, level5Shift

  /// Shift, control and the like, and the two locks that are modifiers: told only where all keys are.
  var isModifier: Bool {
    rawValue >= SilentKey.leftShift.rawValue
      || self == .capsLock || self == .numLock || self == .scrollLock
  }
}
