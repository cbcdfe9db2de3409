/// The modes that are set.
public struct Modes: Hashable, Sendable {
  private var bits: UInt64

  /// What a terminal starts with and a hard reset goes back to.
  public static let initial: Modes = {
    var modes = Modes(bits: 0)
    for mode in [Mode.ansi, .autoWrap, .autoRepeat, .cursorVisible, .cursorBlink] {
      modes[mode] = true
    }
    modes[.sendReceive] = true
    modes[.alternateScroll] = true
    modes[.privateColors] = true
    return modes
  }()

  private init(bits: UInt64) { self.bits = bits }

  @inline(__always)
  public func contains(_ mode: Mode) -> Bool { bits >> UInt64(mode.rawValue) & 1 == 1 }

  @inline(__always)
  public subscript(_ mode: Mode) -> Bool {
    get { contains(mode) }
    set {
      if newValue {
        bits |= 1 << UInt64(mode.rawValue)
      } else {
        bits &= ~(1 << UInt64(mode.rawValue))
      }
    }
  }
}
