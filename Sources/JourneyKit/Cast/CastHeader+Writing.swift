import Terminal

extension CastHeader {
  /// The header of version 3, without a line end.
  var line: String {
    CastText.object([
      ("version", "3"), ("term", terminal), ("timestamp", timestamp.map(String.init)),
      ("idle_time_limit", idleTimeLimit.map { "\($0)" }),
      ("command", command.map(CastText.quoted)), ("title", title.map(CastText.quoted)),
      ("env", environmentText), ("tags", tagsText),
    ])
  }

  private var terminal: String {
    CastText.object([
      ("cols", "\(size.columns)"), ("rows", "\(size.rows)"),
      ("type", terminalType.map(CastText.quoted)),
      ("version", terminalVersion.map(CastText.quoted)), ("theme", theme.map(Self.text)),
    ])
  }

  private var environmentText: String? {
    guard !environment.isEmpty else { return nil }
    return CastText.object(
      environment.sorted { $0.key < $1.key }.map { ($0.key, CastText.quoted($0.value)) })
  }

  private var tagsText: String? {
    tags.isEmpty ? nil : "[" + tags.map(CastText.quoted).joined(separator: ", ") + "]"
  }

  private static func text(_ theme: CastTheme) -> String {
    let palette = theme.palette.map(CastTheme.text).joined(separator: ":")
    return CastText.object([
      ("fg", CastText.quoted(CastTheme.text(theme.foreground))),
      ("bg", CastText.quoted(CastTheme.text(theme.background))),
      ("palette", CastText.quoted(palette)),
    ])
  }
}
