/// The number of colours that a terminal tells a program.
public enum TerminalColors: String, Hashable, Sendable, CaseIterable {
  /// `TERM=xterm-mono` and `NO_COLOR=1`.
  case none
  /// `TERM=xterm`.
  case eight = "8"
  /// `TERM=xterm-16color`, of Debian's ncurses-term.
  case sixteen = "16"
  /// `TERM=xterm-256color`, as without a choice.
  case palette = "256"
  /// `COLORTERM=truecolor` beside it.
  case full = "true"
}

/// The background of a terminal, which a program can ask for (OSC 11, DSR 996) or read in `COLORFGBG`.
public enum TerminalTheme: String, Hashable, Sendable, CaseIterable {
  case dark, light
}

/// Settings of the world of a program, each a few environment variables.
extension Program {
  /// Sets `TERM`.
  public mutating func set(term: String) { environment["TERM"] = term }

  public mutating func set(colors: TerminalColors) {
    switch colors {
    case .none: (environment["TERM"], environment["NO_COLOR"]) = ("xterm-mono", "1")
    case .eight: environment["TERM"] = "xterm"
    case .sixteen: environment["TERM"] = "xterm-16color"
    case .palette: environment["TERM"] = "xterm-256color"
    case .full:
      (environment["TERM"], environment["COLORTERM"]) = ("xterm-256color", "truecolor")
    }
  }

  /// Sets the language of messages: `LANG`, `LC_ALL` and `LANGUAGE`. A program that uses the C
  /// library's locales needs the locale installed.
  ///
  /// - Parameter language: two letters, `ru` for `ru_RU.UTF-8`; or a whole locale.
  public mutating func set(language: String) {
    let countries = ["en": "US", "uk": "UA", "cs": "CZ", "ja": "JP", "zh": "CN", "ko": "KR"]
    let locale =
      language.count == 2
      ? "\(language)_\(countries[language] ?? language.uppercased()).UTF-8" : language
    environment["LANG"] = locale
    environment["LC_ALL"] = locale
    environment["LANGUAGE"] = String(language.prefix { $0 != "." && $0 != "_" })
  }

  /// Sets `COLORFGBG`; the driver tells the colours themselves (``ProcessDriver/theme``).
  public mutating func set(theme: TerminalTheme) {
    environment["COLORFGBG"] = theme == .dark ? "15;0" : "0;15"
  }

  /// Sets the seed of what a program draws by lot: `PYTHONHASHSEED`, `PERL_HASH_SEED`, and
  /// `JOURNEY_SEED` for programs that ask for it.
  public mutating func set(seed: UInt32) {
    environment["JOURNEY_SEED"] = "\(seed)"
    environment["PYTHONHASHSEED"] = "\(seed)"
    environment["PERL_HASH_SEED"] = "\(seed)"
    environment["PERL_PERTURB_KEYS"] = "0"
  }
}
