import CPlatform
import Core
import Glibc
import Terminal

/// The size of the terminal on a descriptor.
enum TerminalSize {
  /// Nothing larger is drawn: ncurses keeps some 100 bytes for every cell, and the terminal's word
  /// for its size is not to be trusted with all memory.
  static let largest = Size(1000, 500)

  /// Returns nil where there is no terminal, or one that does not know its size.
  static func of(_ descriptor: Int32) -> Size? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return clamp(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  static func clamp(columns: Int, rows: Int) -> Size? {
    guard columns > 0, rows > 0 else { return nil }
    return Size(min(columns, largest.columns), min(rows, largest.rows))
  }
}

/// The private modes that the program sets beside ncurses (XTerm Control Sequences, DECSET).
enum TerminalModes {
  /// Bracketed paste 2004, reports of focus 1004.
  static let enter = "\u{1B}[?2004h\u{1B}[?1004h"
  /// Buttons, drags and the pointer's way 1003, in the form without a limit of columns 1006; 1002
  /// comes first, for terminals that know only it.
  static let mouseOn = "\u{1B}[?1002h\u{1B}[?1003h\u{1B}[?1006h"
  static let mouseOff = "\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1006l"

  /// Undoes everything, for every way out: exit, suspend, and the supervisor after a crash.
  static var restore: String { String(cString: csupervisor_restore_string) }
}

/// Judges whether the line to the terminal is too slow for things to move on it.
///
/// A value that is told how long each frame blocked the program; nothing else is measured, so that
/// a fast line costs nothing. Where the line is a real serial one, its speed is known beforehand.
public struct LineSpeed: Hashable, Sendable {
  /// A frame that blocks this long comes later than the next of a motion's frames, 33 ms apart, is
  /// due.
  public static let slowDraw = Duration.milliseconds(30)
  /// The speed below which a full screen takes more than half a second.
  public static let slowestBaud = 38_400

  /// So many slow draws among the last ``window`` make the line slow: one alone may be a pause of
  /// the machine's.
  private static let alarm = 3
  private static let window = 10
  /// So many fast draws one after another make it fast again.
  private static let recovery = 40

  public private(set) var isSlow: Bool
  private let isSerial: Bool
  private var recent: [Bool] = []
  private var fastInARow = 0

  /// - Parameter baud: the speed of the line; nil where it is not known.
  public init(baud: Int? = nil) {
    isSerial = baud.map { $0 > 0 && $0 < Self.slowestBaud } ?? false
    isSlow = isSerial
  }

  /// Takes note of how long a draw blocked.
  public mutating func note(blocked: Duration) {
    let wasSlow = blocked >= Self.slowDraw
    recent = recent.suffix(Self.window - 1) + [wasSlow]
    fastInARow = wasSlow ? 0 : fastInARow + 1
    if recent.count(where: { $0 }) >= Self.alarm { isSlow = true }
    if fastInARow >= Self.recovery { isSlow = isSerial }
  }
}

extension LineSpeed {
  /// Returns the speed that the settings of a terminal tell; nil where there is none, as on a
  /// socket.
  ///
  /// Pseudo-terminals say 38,400, which counts as fast (tty_ioctl(4), termios(3): `B38400`).
  public static func baud(of descriptor: Int32) -> Int? {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return nil }
    let speed = cfgetospeed(&settings)
    return codes.first { $0.code == speed }?.baud ?? (speed == speed_t(B0) ? nil : slowestBaud)
  }

  /// The codes of the speeds below the limit.
  private static let codes: [(code: speed_t, baud: Int)] = [
    (speed_t(B50), 50), (speed_t(B75), 75), (speed_t(B110), 110), (speed_t(B134), 134),
    (speed_t(B150), 150), (speed_t(B200), 200), (speed_t(B300), 300), (speed_t(B600), 600),
    (speed_t(B1200), 1200), (speed_t(B1800), 1800), (speed_t(B2400), 2400),
    (speed_t(B4800), 4800), (speed_t(B9600), 9600), (speed_t(B19200), 19_200),
  ]
}

/// The reason that there can be no screen, in words for the person who started the program.
public enum ScreenError: WordedError, Hashable, Sendable {
  case notATerminal
  case typeMissing
  case typeUnknown(String)
  /// The terminal cannot move its cursor: `dumb`.
  case typeUnfit(String)
  case failed

  public func words(_ language: Language) -> String {
    switch self {
    case .notATerminal:
      language.say(
        en: "standard input and output are not a terminal",
        ru: "стандартный ввод и вывод — не терминал")
    case .typeMissing:
      language.say(
        en: "TERM is not set, so the terminal's type is not known",
        ru: "TERM не задан, поэтому тип терминала неизвестен")
    case .typeUnknown(let type):
      language.say(
        en: "the terminal type “\(Self.clean(type))” is not known to terminfo",
        ru: "в terminfo нет типа терминала «\(Self.clean(type))»")
    case .typeUnfit(let type):
      language.say(
        en: "a terminal of type “\(Self.clean(type))” cannot show a screen",
        ru: "на терминале типа «\(Self.clean(type))» экран не показать")
    case .failed:
      language.say(en: "the terminal could not be set up", ru: "терминал не удалось настроить")
    }
  }

  /// TERM is whatever somebody put there: no control character of it is printed.
  private static func clean(_ type: String) -> String {
    let shown = type.unicodeScalars.prefix(64).map { scalar in
      (0x20..<0x7F).contains(scalar.value) ? Character(scalar) : "?"
    }
    return String(shown)
  }
}
