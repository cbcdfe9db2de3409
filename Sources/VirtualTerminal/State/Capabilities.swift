/// The answers to XTGETTCAP: terminfo's and termcap's names of xterm, each with its value.
///
/// Answers are made of this table only, so that no byte of a question comes back as input.
enum Capabilities {
  /// Returns a value; empty for one that is only there.
  static func value(_ name: String) -> String? { table[name] }

  private static let table: [String: String] = {
    var table = [
      "TN": "xterm-256color", "name": "xterm-256color", "Co": "256", "colors": "256",
      "RGB": "8/8/8", "Tc": "", "Su": "", "bce": "", "ccc": "",
      "Smulx": "\\E[4:%p1%dm", "Smol": "\\E[53m",
      "Setulc": "\\E[58:2::%p1%{65536}%/%d:%p1%{256}%/%{255}%&%d:%p1%{255}%&%d%;m",
      "setrgbf": "\\E[38:2::%p1%d:%p2%d:%p3%dm", "setrgbb": "\\E[48:2::%p1%d:%p2%d:%p3%dm",
      "Ss": "\\E[%p1%d q", "Se": "\\E[2 q", "Ms": "\\E]52;%p1%s;%p2%s\\007",
      "smxx": "\\E[9m", "rmxx": "\\E[29m", "sitm": "\\E[3m", "ritm": "\\E[23m",
      "Sync": "\\E[?2026%?%p1%{1}%-%tl%eh%;", "XT": "", "BE": "\\E[?2004h", "BD": "\\E[?2004l",
      "PS": "\\E[200~", "PE": "\\E[201~", "fe": "\\E[?1004h", "fd": "\\E[?1004l",
      "kxIN": "\\E[I", "kxOUT": "\\E[O", "Cs": "\\E]12;%p1%s\\007", "Cr": "\\E]112\\007",
      "E3": "\\E[3J", "cols": "80", "lines": "24", "it": "8",
    ]
    // Keys by terminfo's and termcap's names.
    let keys = [
      ("kcuu1", "ku", "\\EOA"), ("kcud1", "kd", "\\EOB"), ("kcuf1", "kr", "\\EOC"),
      ("kcub1", "kl", "\\EOD"), ("khome", "kh", "\\EOH"), ("kend", "@7", "\\EOF"),
      ("kich1", "kI", "\\E[2~"), ("kdch1", "kD", "\\E[3~"), ("kpp", "kP", "\\E[5~"),
      ("knp", "kN", "\\E[6~"), ("kbs", "kb", "\\177"), ("kcbt", "kB", "\\E[Z"),
      ("kent", "@8", "\\EOM"), ("kb2", "K2", "\\EOE"), ("kf1", "k1", "\\EOP"),
      ("kf2", "k2", "\\EOQ"), ("kf3", "k3", "\\EOR"), ("kf4", "k4", "\\EOS"),
      ("kf5", "k5", "\\E[15~"), ("kf6", "k6", "\\E[17~"), ("kf7", "k7", "\\E[18~"),
      ("kf8", "k8", "\\E[19~"), ("kf9", "k9", "\\E[20~"), ("kf10", "k;", "\\E[21~"),
      ("kf11", "F1", "\\E[23~"), ("kf12", "F2", "\\E[24~"),
    ]
    for (name, short, value) in keys {
      table[name] = value
      table[short] = value
    }
    return table.mapValues(unescaped)
  }()

  /// Returns the bytes that a terminfo source stands for.
  private static func unescaped(_ text: String) -> String {
    text.replacing("\\E", with: "\u{1B}").replacing("\\177", with: "\u{7F}")
      .replacing("\\007", with: "\u{07}")
  }
}
