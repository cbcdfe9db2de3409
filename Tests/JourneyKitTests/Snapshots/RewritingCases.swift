/// Sources with one call, and texts that it is to expect.
struct RewritingCase {
  let name: String
  /// `«` stands before the parenthesis of the call.
  let source: String
  let text: String
  let result: String

  init(_ name: String, _ source: String, _ text: String, _ result: String) {
    self.name = name
    self.source = source
    self.text = text
    self.result = result
  }

  /// Line and column of the parenthesis, in bytes from 1, and the source without the mark.
  var call: (source: String, line: Int, column: Int) {
    let parts = source.split(separator: "«", omittingEmptySubsequences: false)
    let before = parts[0].replacing("\r\n", with: "\n").split(
      separator: "\n", omittingEmptySubsequences: false)
    return (parts.joined(), before.count, (before.last?.utf8.count ?? 0) + 1)
  }

  static let all: [RewritingCase] = empty + literals + places + texts

  private static let empty = [
    RewritingCase(
      "no arguments", "  try app.x«()\n", "a\nb",
      "  try app.x(matches: \"\"\"\n    a\n    b\n    \"\"\")\n"),
    RewritingCase(
      "other arguments", "try app.x«(of: .text)", "a",
      "try app.x(of: .text, matches: \"\"\"\n  a\n  \"\"\")"),
    RewritingCase(
      "before the place", "try app.x«(of: .text, file: file, line: line)", "a",
      "try app.x(of: .text, matches: \"\"\"\n  a\n  \"\"\", file: file, line: line)"),
    RewritingCase(
      "only the place", "try app.x«(file: file)", "a",
      "try app.x(matches: \"\"\"\n  a\n  \"\"\", file: file)"),
    RewritingCase(
      "nil", "try app.x«(matches: nil)", "a", "try app.x(matches: \"\"\"\n  a\n  \"\"\")"),
    RewritingCase(
      "blanks between", "try app.x«(  )", "a", "try app.x(matches: \"\"\"\n  a\n  \"\"\"  )"),
    RewritingCase(
      "comma at the end", "app.x«(a,)", "b", "app.x(a, matches: \"\"\"\n  b\n  \"\"\",)"),
    RewritingCase(
      "a pattern with quotes and parentheses", "app.x«(mask: [.text(/\"\\)(,/)])", "b",
      "app.x(mask: [.text(/\"\\)(,/)], matches: \"\"\"\n  b\n  \"\"\")"),
    RewritingCase(
      "an extended pattern", "app.x«(mask: [.text(#/a/\")/#)])", "b",
      "app.x(mask: [.text(#/a/\")/#)], matches: \"\"\"\n  b\n  \"\"\")"),
  ]

  private static let literals = [
    RewritingCase("one line", "app.x«(matches: \"a\")", "b", "app.x(matches: \"b\")"),
    RewritingCase(
      "one line to several", "  app.x«(matches: \"a\")", "b\nc",
      "  app.x(matches: \"\"\"\n    b\n    c\n    \"\"\")"),
    RewritingCase(
      "several lines keep their indentation",
      "  app.x«(\n    matches: \"\"\"\n          a\n          \"\"\")", "b\n\nc",
      "  app.x(\n    matches: \"\"\"\n          b\n\n          c\n          \"\"\")"),
    RewritingCase("raw", "app.x«(matches: #\"a\\b\"#)", "c", "app.x(matches: #\"c\"#)"),
    RewritingCase(
      "raw, several lines", "app.x«(matches: ##\"\"\"\n  a\"\"\"#\n  \"\"\"##)", "b\n\"\"\"##",
      "app.x(matches: ###\"\"\"\n  b\n  \"\"\"##\n  \"\"\"###)"),
    RewritingCase(
      "escapes before", "app.x«(matches: \"\\\"\\\\\\u{e9})\")", "é", "app.x(matches: \"é\")"),
    RewritingCase(
      "a quotation mark in a raw one", "app.x«(matches: #\"\"\"#)", "a", "app.x(matches: #\"a\"#)"),
    RewritingCase("nothing", "app.x«(matches: \"a\")", "", "app.x(matches: \"\")"),
    RewritingCase(
      "an empty one", "app.x«(matches: \"\", file: f)", "b", "app.x(matches: \"b\", file: f)"),
  ]

  private static let places = [
    RewritingCase(
      "the first of two in a line", "app.x«(matches: \"a\"); app.x(matches: \"a\")", "b",
      "app.x(matches: \"b\"); app.x(matches: \"a\")"),
    RewritingCase(
      "the second of two in a line", "app.x(matches: \"a\"); app.x«(matches: \"a\")", "b",
      "app.x(matches: \"a\"); app.x(matches: \"b\")"),
    RewritingCase(
      "behind letters of several bytes", "let é = \"日本👩‍👩‍👧\"; é.x«(matches: \"a\")", "b",
      "let é = \"日本👩‍👩‍👧\"; é.x(matches: \"b\")"),
    RewritingCase(
      "in a trailing closure", "try run {\n    app.x«(matches: \"a\") { $0 }\n}", "b\nc",
      "try run {\n    app.x(matches: \"\"\"\n        b\n        c\n        \"\"\") { $0 }\n}"),
    RewritingCase(
      "behind a closure with strings", "app.x«(mask: f { \")\\(\")\")\" }, matches: \"a\")", "b",
      "app.x(mask: f { \")\\(\")\")\" }, matches: \"b\")"),
    RewritingCase(
      "comments", "app.x«(/* ( \" */ matches: // )\n  \"a\" /* b */)", "b",
      "app.x(/* ( \" */ matches: // )\n  \"b\" /* b */)"),
    RewritingCase(
      "tabs", "\ttry app.x«()\n", "a\n\tb",
      "\ttry app.x(matches: \"\"\"\n\t\ta\n\t\t\tb\n\t\t\"\"\")\n"),
    RewritingCase(
      "CRLF", "f()\r\n  app.x«()\r\n", "a\nb",
      "f()\r\n  app.x(matches: \"\"\"\r\n    a\r\n    b\r\n    \"\"\")\r\n"),
    RewritingCase(
      "CRLF in the literal", "app.x«(matches: \"\"\"\r\n  a\r\n  \"\"\")\r\n", "b",
      "app.x(matches: \"\"\"\r\n  b\r\n  \"\"\")\r\n"),
    RewritingCase(
      "four blanks a level", "func f() {\n    app.x«()\n}", "a",
      "func f() {\n    app.x(matches: \"\"\"\n        a\n        \"\"\")\n}"),
  ]

  private static let texts = [
    RewritingCase(
      "backslashes", "app.x«()", "a\\(b)\\n", "app.x(matches: #\"\"\"\n  a\\(b)\\n\n  \"\"\"#)"),
    RewritingCase(
      "three quotation marks", "app.x«()", "\"\"\"\n\"",
      "app.x(matches: #\"\"\"\n  \"\"\"\n  \"\n  \"\"\"#)"),
    RewritingCase(
      "quotes in one line", "app.x«(matches: \"\")", "\"a\\b\"",
      "app.x(matches: \"\\\"a\\\\b\\\"\")"),
    RewritingCase(
      "blanks at an end", "app.x«()", "a \n\t",
      "app.x(matches: \"\"\"\n  a\\u{20}\n  \\t\n  \"\"\")"),
    RewritingCase(
      "controls", "app.x«()", "a\u{1B}[m\r\nb\u{0}",
      "app.x(matches: \"\"\"\n  a\\u{1b}[m\\r\\u{a}b\\u{0}\n  \"\"\")"),
    RewritingCase(
      "a mark that would join the indentation", "app.x«()", "\u{301}e",
      "app.x(matches: \"\"\"\n  \u{301}e\n  \"\"\")"),
    RewritingCase(
      "letters of every kind", "app.x«()", "日本 👩‍👩‍👧 é é │─┐\n  inner",
      "app.x(matches: \"\"\"\n  日本 👩‍👩‍👧 é é │─┐\n    inner\n  \"\"\")"),
  ]
}
