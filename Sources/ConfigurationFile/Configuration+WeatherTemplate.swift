import Foundation

extension Configuration {
  /// The lines of `[weather]` in a template.
  var weatherLines: [String] {
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
}
