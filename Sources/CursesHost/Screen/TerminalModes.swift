import CSupervisor

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
