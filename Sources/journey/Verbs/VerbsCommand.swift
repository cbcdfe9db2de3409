import ArgumentParser
import CursesHost
import JourneyKit

/// `journey verbs`: the table of verbs and options, which is the same in all languages.
struct VerbsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verbs",
    abstract: "Print the verbs and options of journeys, or their JSON schema.",
    discussion: """
      YAML, journey serve and journey mcp have the same verbs. --schema prints the JSON schema with which \
      editors complete and check files; --table prints a table of the articles in Markdown.
      """)

  @Flag(help: "Print the JSON schema of journeys.")
  var schema = false

  @Option(
    help: ArgumentHelp(
      "Print a table: \(VerbArticle.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "name"),
    completion: .list(VerbArticle.allCases.map(\.rawValue)),
    transform: { text in
      guard let table = VerbArticle(rawValue: text)
      else {
        let names = VerbArticle.allCases.map(\.rawValue)
        throw ValidationError(
          "there is no table \(text); \(NearestName.advice(text, among: names))")
      }
      return table
    })
  var table: VerbArticle?

  func run() throws {
    if schema { return StandardOutput.write(VerbSchema.json.pretty) }
    if let table { return StandardOutput.write(table.lines.joined(separator: "\n")) }
    for verb in Verb.all {
      let tool = verb.tool == verb.name ? "" : " (as a tool: \(verb.tool))"
      StandardOutput.write("\(verb.name)\(tool)  \(verb.summary.replacing("`", with: ""))")
    }
    StandardOutput.write("")
    for option in ScriptOption.all {
      let words = option.parameter.words.replacing("`", with: "")
      StandardOutput.write("\(option.name):  \(words)")
    }
  }
}
