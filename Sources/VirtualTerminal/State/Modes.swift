/// The modes that are set.
public struct Modes: Hashable, Sendable {
  private var bits: UInt64

  /// The modes that a terminal starts with and a hard reset goes back to.
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

/// A mode that programs set: the ANSI ones by `CSI n h`, DEC's and xterm's by `CSI ? n h`.
public enum Mode: UInt8, CaseIterable, Sendable {
  // ANSI
  case keyboardLock, insert, sendReceive, newLine
  // DEC and xterm
  case cursorKeys, ansi, columns132, smoothScroll, reverseScreen, origin, autoWrap, autoRepeat
  case mouseX10, cursorBlink, cursorVisible, allowColumns132, reverseWrap, alternateScreen47
  case nationalCharsets, keypad, backarrowKey, leftRightMargins, keepOnColumns132
  case mouseButtons, mouseDrag, mouseMotion, focusEvents, mouseUTF8, mouseSGR, alternateScroll
  case mouseURXVT, mousePixels, altSendsEscape
  case alternateScreen1047, saveCursor, alternateScreen1049
  case bracketedPaste, synchronizedOutput, graphemeClusters, colorSchemeReports, resizeReports
  case mouseHighlight, reverseWrapExtended, sixelDisplay, privateColors, sixelRight, moreFix
  case printFormFeed, printExtent, fontShifting

  public var isANSI: Bool { rawValue <= Mode.newLine.rawValue }
  /// The number in the control sequence.
  public var number: Int { Self.numbers[Int(rawValue)] }

  private static let numbers = [
    2, 4, 12, 20,
    1, 2, 3, 4, 5, 6, 7, 8,
    9, 12, 25, 40, 45, 47,
    42, 66, 67, 69, 95,
    1000, 1002, 1003, 1004, 1005, 1006, 1007,
    1015, 1016, 1039,
    1047, 1048, 1049,
    2004, 2026, 2027, 2031, 2048,
    1001, 1045, 80, 1070, 8452, 41,
    18, 19, 35,
  ]

  /// The modes of ECMA-48 that cannot be set: DECRQM says so.
  static let fixedANSI: Set<Int> = [1, 3, 5, 7, 10, 11, 13, 14, 15, 16, 17, 18, 19]

  /// DEC's modes that couple a window with the part of a page that it shows: there is one page, and all of
  /// it shows.
  static let fixedPrivate: Set<Int> = [60, 61, 64]

  public init?(number: Int, isANSI: Bool) {
    let found = Self.allCases.first { $0.number == number && $0.isANSI == isANSI }
    guard let found else { return nil }
    self = found
  }
}
