/// Writes a text as a string literal that stands for exactly this text.
///
/// Backslashes and threefold quotation marks make it a raw one; what nobody sees in a source, as
/// controls and blanks at the ends of lines, is escaped.
struct LiteralWriter {
  /// What the lines of a literal of several lines begin with.
  var indentation = ""
  /// `\n` or `\r\n`.
  var lineEnd = "\n"
  /// At least so many number signs, as there were before.
  var pounds = 0
  /// Whether a text of one line gets a literal of several.
  var isMultiline = true

  func literal(_ text: String) -> String {
    let isMultiline = isMultiline || text.contains("\n")
    let pounds = pounds(for: text, isMultiline)
    let signs = String(repeating: "#", count: pounds)
    guard isMultiline else { return signs + "\"" + line(text, pounds, false) + "\"" + signs }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { part in
      part.isEmpty ? "" : indentation + line(String(part), pounds, true)
    }
    return ([signs + "\"\"\""] + lines + [indentation + "\"\"\"" + signs]).joined(
      separator: lineEnd)
  }

  /// As few as keep the text from ending the literal or escaping in it.
  private func pounds(for text: String, _ isMultiline: Bool) -> Int {
    let marks = isMultiline ? "\"\"\"" : "\""
    if pounds == 0, !isMultiline || !text.contains("\\") && !text.contains(marks) { return 0 }
    var count = max(1, pounds)
    while true {
      let signs = String(repeating: "#", count: count)
      if !text.contains(marks + signs), !text.contains("\\" + signs) { return count }
      count += 1
    }
  }

  private func line(_ text: String, _ pounds: Int, _ isMultiline: Bool) -> String {
    let escape = "\\" + String(repeating: "#", count: pounds)
    let scalars = Array(text.unicodeScalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      let isLast = isMultiline && index == scalars.count - 1
      switch scalar {
      case "\r": result += escape + "r"
      case " " where isLast: result += escape + "u{20}"
      case "\t" where isLast: result += escape + "t"
      case "\t": result.unicodeScalars.append(scalar)
      case "\"" where pounds == 0 && !isMultiline, "\\" where pounds == 0:
        result += "\\\(scalar)"
      case _ where scalar.properties.generalCategory == .control:
        result += escape + "u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
