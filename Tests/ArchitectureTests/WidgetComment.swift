/// A public widget as its source declares it, with the example of its doc comment.
struct WidgetComment {
  let name: String
  /// The first fenced block; nil where there is none.
  let example: String?

  /// The public widgets of a file; those of other kinds are left out.
  static func all(in source: String) -> [WidgetComment] {
    var comment: [Substring] = []
    var widgets: [WidgetComment] = []
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("///") {
        comment.append(line)
      } else if !line.hasPrefix("@") {
        if let name = name(in: line) {
          widgets.append(WidgetComment(name: name, example: example(in: comment)))
        }
        comment = []
      }
    }
    return widgets
  }

  private static func name(in line: Substring) -> String? {
    let start = "public struct "
    guard line.hasPrefix(start), line.contains("Widget") else { return nil }
    return String(line.dropFirst(start.count).prefix { $0.isLetter || $0.isNumber })
  }

  private static func example(in comment: [Substring]) -> String? {
    let text = comment.map { line in
      line.hasPrefix("/// ") ? line.dropFirst(4) : line.dropFirst(3)
    }
    guard let start = text.firstIndex(where: { $0.hasPrefix("```") }) else { return nil }
    let body = text[(start + 1)...].prefix { !$0.hasPrefix("```") }
    return body.joined(separator: "\n")
  }
}
