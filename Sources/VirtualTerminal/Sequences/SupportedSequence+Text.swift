extension SupportedSequence {
  /// Bytes of a program that uses the function.
  public var example: String {
    switch form {
    case .control(let byte): String(UnicodeScalar(byte))
    case .escape(let text): "\u{1B}\(text)"
    case .sequence(let text): "\u{1B}[" + Self.insert(sample, into: text)
    case .parameter(let text, let value): "\u{1B}[" + Self.insert(String(value), into: text)
    case .deviceControl(let text): "\u{1B}P\(text)\(sample)\u{1B}\\"
    case .systemCommand(let number): "\u{1B}]\(number);\(sample)\u{1B}\\"
    case .applicationCommand(let letter): "\u{1B}_\(letter)\(sample)\u{1B}\\"
    case .ansiMode(let number): "\u{1B}[\(number)h\u{1B}[\(number)l"
    case .privateMode(let number): "\u{1B}[?\(number)h\u{1B}[?\(number)l"
    case .vt52(let text): "\u{1B}[?2l\u{1B}\(text)\(sample)"
    }
  }

  /// The function as manuals write it: `CSI ? Pm h`.
  public var notation: String {
    switch form {
    case .control(let byte): "0x" + Hexadecimal.encode([byte])
    case .escape(let text), .vt52(let text): "ESC " + Self.spaced(text)
    case .sequence(let text):
      "CSI " + Self.spaced(Self.insert(sample.isEmpty ? "" : "P", into: text))
    case .parameter(let text, let value):
      "CSI \(text.count > 1 ? "\(text.prefix(1)) " : "")\(value) \(text.suffix(1))"
    case .deviceControl(let text): "DCS \(Self.spaced(text)) … ST"
    case .systemCommand(let number): "OSC \(number) ; … ST"
    case .applicationCommand(let letter): "APC \(letter) … ST"
    case .ansiMode(let number): "CSI \(number) h"
    case .privateMode(let number): "CSI ? \(number) h"
    }
  }

  /// Parameters stand between the prefix and the intermediates.
  private static func insert(_ parameters: String, into text: String) -> String {
    guard let first = text.first, "<=>?".contains(first) else { return parameters + text }
    return String(first) + parameters + text.dropFirst()
  }

  private static func spaced(_ text: String) -> String {
    text.map { $0 == " " ? "SP" : String($0) }.joined(separator: " ")
  }

  /// The article of the documentation; `journey sequences` prints it.
  public static var article: String {
    let head = """
      # Supported control sequences

      What the terminal understands, and the document that each function comes from.

      Made from the terminal's own table by `make sequences`; do not edit it. Tests feed every entry,
      and every sequence that could be one: what is not here is in the log of what was not understood.
      P stands for parameters, `…` for text.


      """
    return head + sections.map(section).joined(separator: "\n")
  }

  private static func section(_ title: String, _ rows: [SupportedSequence]) -> String {
    let lines = rows.map { row in
      let notation = row.notation.replacing("|", with: "\\|").replacing("`", with: "&#96;")
      return "| \(notation) | \(row.name) | \(row.summary) | \(row.document.rawValue) |\n"
    }
    return "## \(title)\n\n| sequence | name | what it does | document |\n|---|---|---|---|\n"
      + lines.joined()
  }

  static let sections: [(title: String, rows: [SupportedSequence])] = [
    ("Controls", controls), ("Escape sequences", escapes), ("Cursor", cursor),
    ("Editing and erasing", editing), ("Renditions", renditions), ("First parameters", parameters),
    ("Settings", settings), ("Rectangles", rectangles),
    ("Reports", reports), ("Keyboard", keyboard), ("Modes of ECMA-48", ansiModes),
    ("Private modes", privateModes), ("Operating system commands", commands),
    ("Device control and application strings", strings), ("VT52", vt52),
  ]

  /// Every function, in the order of the article.
  public static let all = sections.flatMap(\.rows)
}
