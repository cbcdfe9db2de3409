import Core
import Foundation
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

  /// Returns a basic string of TOML; controls are escaped, so that the text is safe to print.
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

  /// The lines of `[weather]` in a template.
  private var weatherLines: [String] {
    let point = weather.coordinates.map { Self.quote("\($0.latitude), \($0.longitude)") }
    return [
      "[weather]", "", "# Where you are, before anything that is found out: latitude, longitude.",
      line("coordinates", point, "\"55.75, 37.62\""), "",
      "# Where the key of OpenWeatherMap is kept: a file beside this one that only you can read",
      "# (chmod 600), a variable of the environment, or a command whose first line is the key.",
      line("key_file", weather.keyFile.map(Self.quote), "\"openweathermap.key\""),
      line("key_variable", weather.keyVariable.map(Self.quote), "\"OPENWEATHERMAP_KEY\""),
      line("key_command", weather.keyCommand.map(Self.quote), "\"pass show openweathermap\""), "",
      "# Asked instead of the services themselves: a mirror of theirs.",
      line("server", quoted(weather.server?.absoluteString), "\"https://weather.example.org\""),
      "", "# The line of credits in the weather's settings, with a picture.",
      line("author", weather.author.map(Self.quote), "\"Moggy\""),
      line("avatar", quoted(weather.avatar?.absoluteString), "\"https://example.org/me.png\""), "",
      "# A list of pictures for the walk card.",
      line(
        "pictures", quoted(weather.pictures?.absoluteString), "\"https://example.org/dogs.json\""),
    ]
  }

  private func quoted(_ text: String?) -> String? { text.map(Self.quote) }

  /// The lines of `[travel]` in a template.
  private var travelLines: [String] {
    [
      "[travel]", "",
      "# Photos of countries come from Wikimedia Commons, or from Pexels with a key of yours; where it",
      "# is kept: a file that only you can read, a variable, or a command, as above.",
      line("key_file", travel.keyFile.map(Self.quote), "\"pexels.key\""),
      line("key_variable", travel.keyVariable.map(Self.quote), "\"PEXELS_KEY\""),
      line("key_command", travel.keyCommand.map(Self.quote), "\"pass show pexels\""), "",
      "# Asked for photos instead of the services themselves: a mirror of theirs.",
      line(
        "server", travel.server.map { Self.quote($0.absoluteString) },
        "\"https://photos.example.org\""),
    ]
  }
}
