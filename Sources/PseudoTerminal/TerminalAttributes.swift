import Glibc

/// The line settings of a terminal (`termios`), to compare what a program found with what it left.
public struct TerminalAttributes: Hashable, Sendable {
  public let inputFlags: UInt32
  public let outputFlags: UInt32
  public let controlFlags: UInt32
  public let localFlags: UInt32
  public let controlCharacters: [UInt8]

  init(_ attributes: termios) {
    inputFlags = attributes.c_iflag
    outputFlags = attributes.c_oflag
    controlFlags = attributes.c_cflag
    localFlags = attributes.c_lflag
    controlCharacters = withUnsafeBytes(of: attributes.c_cc) { Array($0) }
  }

  /// Input is handed over by lines.
  public var isCanonical: Bool { localFlags & UInt32(ICANON) != 0 }
  public var echoes: Bool { localFlags & UInt32(ECHO) != 0 }
  /// Ctrl-C and its like make signals.
  public var makesSignals: Bool { localFlags & UInt32(ISIG) != 0 }
}
