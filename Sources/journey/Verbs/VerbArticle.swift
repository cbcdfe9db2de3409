/// The tables of the articles, as the table of verbs and options says them.
enum VerbArticle: String, CaseIterable {
  /// Of the article on YAML.
  case options, acts, expectations, control
  /// Of the article on `serve`.
  case requests
  /// Of the article on agents.
  case tools

  /// The lines of the table, in Markdown.
  var lines: [String] {
    switch self {
    case .options:
      return Self.table(
        ["option", "value", "", "in Swift"],
        ScriptOption.all.map { option in
          [
            "`\(option.name)`", option.parameter.type.words, option.parameter.words,
            "`\(option.swift)`",
          ]
        })
    case .acts: return Self.verbs(.act)
    case .expectations: return Self.verbs(.expectation)
    case .control: return Self.verbs(.control)
    case .requests:
      return Self.table(
        ["verb", "value", ""],
        Verb.session.map { ["`\($0.name)`", Self.value($0), $0.summary] })
    case .tools:
      return Self.table(
        ["tool", "arguments", ""],
        MCPTool.all.map { tool in
          let arguments = tool.verb.parameters.map { "`\($0.name)`" }.joined(separator: ", ")
          let isLaunch = tool.name == "launch"
          return [
            "`\(tool.name)`", isLaunch ? "the options of a launch" : arguments, tool.verb.summary,
          ]
        })
    }
  }

  private static func verbs(_ kind: Verb.Kind) -> [String] {
    table(
      ["verb", "value", "", "in Swift"],
      Verb.all.filter { $0.kind == kind }.map { verb in
        [
          "`\(verb.name)`", value(verb), summary(verb),
          verb.swift.split(separator: ", ").map { "`\($0)`" }.joined(separator: ", "),
        ]
      })
  }

  /// The type of the first parameter, and the others by their names.
  private static func value(_ verb: Verb) -> String {
    if verb.parameters.isEmpty { return "–" }
    if verb.name == "launch" { return "a map of options" }
    guard let main = verb.mainParameter else {
      return "`{ \(verb.parameters.map { "\($0.name): …" }.joined(separator: ", ")) }`"
    }
    return main.type.words
  }

  private static func summary(_ verb: Verb) -> String {
    let others = verb.main == nil ? verb.parameters : Array(verb.parameters.dropFirst())
    if others.isEmpty { return verb.summary }
    let words = others.map { "`\($0.name)`: \($0.words)" }.joined(separator: " ")
    return "\(verb.summary) \(verb.main.map { "A map has `\($0)`, and" } ?? "It has") \(words)"
  }

  private static func table(_ heads: [String], _ rows: [[String]]) -> [String] {
    func line(_ cells: [String]) -> String {
      "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
    }
    return [line(heads), "|" + String(repeating: "---|", count: heads.count)] + rows.map(line)
  }
}
