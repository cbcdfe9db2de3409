import Foundation

extension Configuration {
  /// The lines of `[travel]` in a template.
  var travelLines: [String] {
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
