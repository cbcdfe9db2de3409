import ArgumentParser
import CursesHost
import JourneyKit
import Semantics
import Terminal

/// `journey query`: what a query finds on the screen of a program.
struct QueryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "query",
    abstract: "Run a program on a terminal and print what a query finds on its screen.",
    discussion: """
      The query is one text, as in journeys and their messages: 'button "Save" in dialog', \
      'text "Name"', '#pets.list', 'box "Files"', '/[0-9]+ cats/'; or it is put together from the \
      options. Without either, everything is printed that the program tells of itself.

      The status is 0 where something was found, and 1 where nothing was.
      """)

  @Option(help: "Only what has this role.")
  var role: String?

  @Option(help: "Only what has this label.")
  var name: String?

  @Option(help: "Only what has this identifier.")
  var id: String?

  @Option(help: "Words on the screen, or what has them in it where another option is given.")
  var text: String?

  @Flag(help: "Print a JSON list, with the bounds of each thing.")
  var json = false

  @OptionGroup var stage: ProgramStage

  @Argument(help: "The query.")
  var query: String?

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp(
      "The program, behind --: its path, or its name in PATH, and its arguments.",
      valueName: "command"), completion: .file())
  var command: [String] = []

  func validate() throws {
    if command.isEmpty { throw ValidationError("name a program behind --") }
    let options = [role, name, id, text].contains { $0 != nil }
    if query != nil, options { throw ValidationError("a query goes with none of these options") }
    _ = try wanted()
  }

  @MainActor
  func run() async throws {
    let query = try wanted()
    let found = try await stage.run(command) { app in
      do throws(QueryError) {
        let matches = try query.matches(in: app.screen)
        if matches.isEmpty { _ = try query.resolve(in: app.screen) }
        return matches
      } catch {
        ErrorOutput.write("error: \(error)")
        return []
      }
    }
    show(found)
    if found.isEmpty { throw ExitCode(1) }
  }

  private func show(_ matches: [Match]) {
    if json {
      StandardOutput.write(JSONValue.array(matches.map(\.json)).text)
    } else {
      for match in matches {
        StandardOutput.write("\(match) size \(match.frame.columns)x\(match.frame.rows)")
      }
    }
  }

  private func wanted() throws -> Query {
    do {
      if let query { return try Query(parsing: query) }
    } catch { throw ValidationError("\(error)") }
    if role == nil, name == nil, id == nil { return text.map { .text($0) } ?? Query.anyNode }
    var query = Query.anyNode
    if let role {
      let known = Role.allCases.first { $0.rawValue.lowercased() == role.lowercased() }
      guard let known else {
        let advice = NearestName.advice(role, among: Role.allCases.map(\.rawValue))
        throw ValidationError("'\(role)' is no role; \(advice)")
      }
      query = Query(known)
    }
    if let name { query = query.labelled(name) }
    if let id { query = query.identified(Identifier(id)) }
    return text.map(query.containing) ?? query
  }
}

extension Match {
  /// The thing and its place, for programs.
  fileprivate var json: JSONValue {
    let node: [(String, JSONValue?)] = [
      ("role", node.map { .string($0.role.rawValue) }), ("text", .string(text)),
      ("id", node?.identifier.map { .string($0.name) }),
      ("value", node?.value.map(JSONValue.string)),
      ("traits", node.map { .array($0.traits.allWords.map(JSONValue.string)) }),
      ("actions", node.map { .array($0.actions.map(JSONValue.string)) }),
      ("address", address.map(JSONValue.string)), ("bounds", .rect(frame)),
      ("parts", parts.count > 1 ? .array(parts.map(JSONValue.rect)) : nil),
    ]
    return .object(node.compactMap { name, value in value.map { (name, $0) } })
  }
}

extension JSONValue {
  fileprivate static func rect(_ rect: Rect) -> JSONValue {
    .object([
      ("x", .int(rect.minX)), ("y", .int(rect.minY)), ("columns", .int(rect.columns)),
      ("rows", .int(rect.rows)),
    ])
  }
}
