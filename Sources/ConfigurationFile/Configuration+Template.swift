import Core
import Terminal
import Toolkit

extension Configuration {
  /// The settings in force as a `config.toml`: what was said stands as it counts, the rest is
  /// commented out with what the program does without it.
  public var template: String {
    let names = themes.names.map { "\"\($0)\"" }.joined(separator: ", ")
    let modes = PictureSetting.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    var lines = [
      "# Moggy's settings. A line that begins with # says nothing; what is not said here is decided",
      "# by the Profile tab, and else by the locale and the terminal.", "", "[ui]", "",
      "# The language: \"en\" or \"ru\".",
      line("language", language.map { "\"\($0.rawValue)\"" }, "\"en\""), "",
      "# The colours: \(names), or one of themes/NAME.toml beside this file.",
      line("theme", theme.map { Self.quote($0.rawValue) }, "\"auto\""), "",
      "# Whether anything moves.", line("animations", hasAnimations.map(String.init), "true"), "",
      "# Whether the program takes clicks; the terminal then selects text with Shift held.",
      line("mouse", hasMouse.map(String.init), "true"), "",
      "# For screen readers: no frames, everything in reading order.",
      line("flat", isFlat.map(String.init), "false"), "",
      "# How pictures are drawn: \(modes).",
      line("pictures", pictures.map { "\"\($0.rawValue)\"" }, "\"auto\""), "", "[contact]", "",
      "# The address to write to about the program, for the row of the Profile tab.",
      line("email", contact.map(Self.quote), "\"name@example.org\""), "",
    ]
    lines += weatherLines + [""] + travelLines
    lines += [
      "", "[keys]", "",
      "# An action and its key, or a list of keys; \"z m\" is one key after another; [] is none.",
    ]
    lines += keymap.keys.isEmpty ? ["# program.quit = [\"q\", \"Ctrl-Q\"]"] : keyLines
    return lines.joined(separator: "\n") + "\n"
  }

  func line(_ key: String, _ value: String?, _ fallback: String) -> String {
    value.map { "\(key) = \($0)" } ?? "# \(key) = \(fallback)"
  }

  private var keyLines: [String] {
    keymap.keys.sorted { $0.key < $1.key }.map { action, sequences in
      let names = sequences.map { Self.quote($0.description) }
      return "\(Self.quote(action)) = [\(names.joined(separator: ", "))]"
    }
  }

  /// A basic string of TOML; controls are escaped, so that the text is safe to print.
  static func quote(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value):
        let digits = String(scalar.value, radix: 16, uppercase: true)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
