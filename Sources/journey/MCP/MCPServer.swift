import FoundationEssentials
import JourneyKit

/// A Model Context Protocol server: terminal programs as tools of an agent.
///
/// It answers JSON-RPC messages as the specification of 2025-06-18 has them
/// (modelcontextprotocol.io/specification/2025-06-18), one a line: tools, resources and prompts. What goes wrong
/// in a program is the result of its tool, marked as an error; what the client does wrong is an error of JSON-RPC.
///
/// ```swift
/// let server = MCPServer()
/// let answer = await server.answer(#"{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}"#)
/// ```
@MainActor
public final class MCPServer {
  /// The versions of the protocol that it speaks, the newest first.
  nonisolated static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

  private let sessions: MCPSessions

  /// - Parameter directory: the folder from which paths of programs start.
  public init(directory: String = FileManager.default.currentDirectoryPath) {
    sessions = MCPSessions(directory: directory)
  }

  /// Ends all programs.
  public func close() { _ = sessions.close() }

  /// Returns the answer to a message, without the end of line; nil for a notification, which has none.
  public func answer(_ line: String) async -> String? {
    let message: Message
    do { message = try Message(line) } catch { return Self.failure(nil, error) }
    guard let id = message.id else { return nil }
    do {
      let result = try await result(message)
      return JSONValue.object([
        ("jsonrpc", .string("2.0")), ("id", id.json), ("result", result),
      ]).text
    } catch let error as RPCError {
      return Self.failure(id, error)
    } catch { return Self.failure(id, RPCError(.invalidParams, "\(error)")) }
  }

  private static func failure(_ id: ServeID?, _ error: RPCError) -> String {
    JSONValue.object([
      ("jsonrpc", .string("2.0")), ("id", id?.json ?? .null),
      (
        "error",
        .object([("code", .int(error.code.rawValue)), ("message", .string(error.message))])
      ),
    ]).text
  }

  // MARK: Methods
  private func result(_ message: Message) async throws -> JSONValue {
    switch message.method {
    case "initialize": return initialize(message)
    case "ping": return .object([])
    case "tools/list": return .object([("tools", .array(MCPTool.all.map(\.description)))])
    case "tools/call": return try await callTool(message)
    case "resources/list": return .object([("resources", .array(resources))])
    case "resources/templates/list":
      return .object([("resourceTemplates", .array(Self.templates))])
    case "resources/read": return try await read(message)
    case "prompts/list": return .object([("prompts", .array(MCPPrompt.all.map(\.description)))])
    case "prompts/get": return try prompt(message)
    default: throw RPCError(.methodNotFound, "there is no method \(message.method)")
    }
  }

  private func initialize(_ message: Message) -> JSONValue {
    let asked = message.params?.member("protocolVersion").flatMap { try? $0.text("a version") }
    let version = Self.versions.first { $0 == asked } ?? Self.versions[0]
    return .object([
      ("protocolVersion", .string(version)),
      (
        "capabilities",
        .object([
          ("tools", .object([("listChanged", .bool(false))])), ("resources", .object([])),
          ("prompts", .object([("listChanged", .bool(false))])),
        ])
      ),
      (
        "serverInfo",
        .object([
          ("name", .string("journey")), ("title", .string("Terminal programs")),
          ("version", .string(JourneyCommand.version)),
        ])
      ),
      ("instructions", .string(Self.instructions)),
    ])
  }

  private static let instructions = """
    Terminal programs in terminals of their own. Call launch, then acts as press, type and click. Every act \
    returns when the program has settled, so never wait or look again after it; its answer says how it settled \
    and what may still change by itself. An answer has what has changed on the screen since the last one. \
    Rows and columns count from 0. “12│text” is a row, “12:20│text” its columns from 20 on as long as the text is, \
    “12:20-31│text” these columns with blanks behind the text, “12:20-│text” those up to the end of the row. \
    “4-6” or “4-6:20-31” alone on a line: the next three lines are those rows, or columns of them. “12 {0-3}” are the \
    columns that stand out (selected, reversed), “12 {}” none; they stay where nothing is told of them. “<─×76>” is \
    one character 76 times, “<76>” 76 blanks. “0-7 ← 1-8”: rows 0 to 7 are what rows 1 to 8 were. “@3:4” is the \
    cursor, in row 3 and column 4. Answers have numbers: “0-7 ← 1-8 of #3” are those rows of that screen, and after \
    “as #3” the rest is told against it. A number alone has settled as the answer before: in the same way, and the \
    same may change; “settled” is in the way told last, and may change only as it says. Call screen for the whole.
    """

  // MARK: Tools
  private func callTool(_ message: Message) async throws -> JSONValue {
    let name = try message.text("name")
    guard let tool = MCPTool.all.first(where: { $0.name == name })
    else {
      let advice =
        NearestName.question(name, among: MCPTool.all.map(\.name)).map { "; \($0)" } ?? ""
      throw RPCError(.invalidParams, "there is no tool \(name)\(advice)")
    }
    let arguments = message.params?.member("arguments") ?? ScriptNode(.map([]), at: message.place)
    do {
      return Self.content(try await sessions.call(tool, arguments))
    } catch { return Self.content(Self.words(error), isError: true) }
  }

  private static func words(_ error: any Error) -> String {
    switch error {
    case let failure as JourneyFailure: failure.report
    case let error as ServeError: error.report ?? error.message
    case let error as ScriptError: error.description
    default: "\(error)"
    }
  }

  private static func content(_ text: String, isError: Bool = false) -> JSONValue {
    let part = JSONValue.object([("type", .string("text")), ("text", .string(text))])
    return .object([("content", .array([part]))] + (isError ? [("isError", .bool(true))] : []))
  }

  // MARK: Resources
  private static let parts = [
    ("screen", "the screen as text"), ("outline", "the meaning of the screen"),
    ("trace", "the acts so far"),
  ]

  private var resources: [JSONValue] {
    sessions.names.flatMap { name in
      Self.parts.map { part, words in
        Self.resource("uri", Self.address(name, part), "session \(name), \(part)", words)
      }
    }
  }

  private static let templates = parts.map { part, words in
    resource("uriTemplate", address("{session}", part), part, words)
  }

  private static func resource(
    _ key: String, _ address: String, _ name: String, _ words: String
  ) -> JSONValue {
    .object([
      (key, .string(address)), ("name", .string(name)), ("description", .string(words)),
      ("mimeType", .string("text/plain")),
    ])
  }

  private static func address(_ session: String, _ part: String) -> String {
    "journey://session/\(session)/\(part)"
  }

  private func read(_ message: Message) async throws -> JSONValue {
    let address = try message.text("uri")
    for name in sessions.names {
      for (part, _) in Self.parts where Self.address(name, part) == address {
        let text = try await sessions.read(name, part)
        let content = JSONValue.object([
          ("uri", .string(address)), ("mimeType", .string("text/plain")), ("text", .string(text)),
        ])
        return .object([("contents", .array([content]))])
      }
    }
    throw RPCError(.noResource, "there is no resource \(address)")
  }

  // MARK: Prompts
  private func prompt(_ message: Message) throws -> JSONValue {
    let name = try message.text("name")
    guard let prompt = MCPPrompt.all.first(where: { $0.name == name })
    else { throw RPCError(.invalidParams, "there is no prompt \(name)") }
    let arguments = message.params?.member("arguments")
    let words = try prompt.text { argument in
      try arguments?.member(argument).map { try $0.text("a text") }
    }
    let content = JSONValue.object([("type", .string("text")), ("text", .string(words))])
    let turn = JSONValue.object([("role", .string("user")), ("content", content)])
    return .object([
      ("description", .string(prompt.summary)), ("messages", .array([turn])),
    ])
  }
}

/// A message of a client.
private struct Message {
  let method: String
  /// Nil for a notification.
  let id: ServeID?
  let params: ScriptNode?
  let place: ScriptPlace

  init(_ line: String) throws(RPCError) {
    guard let node = try? ScriptNode.json(line)
    else { throw RPCError(.parseError, "the line is no JSON") }
    guard case .map = node.kind, let method = node.member("method"),
      let name = try? method.text("a method"), let version = node.member("jsonrpc"),
      (try? version.text("a version")) == "2.0"
    else { throw RPCError(.invalidRequest, "this is no request of JSON-RPC 2.0") }
    (self.method, params, place) = (name, node.member("params"), node.place)
    id = (try? JSONDecoder().decode(Envelope.self, from: Data(line.utf8)))?.id
  }

  private struct Envelope: Decodable { var id: ServeID? }

  func text(_ key: String) throws(RPCError) -> String {
    guard let text = params?.member(key).flatMap({ try? $0.text("a text") })
    else { throw RPCError(.invalidParams, "“\(key)” is missing") }
    return text
  }
}

/// An error of JSON-RPC (jsonrpc.org/specification, section 5.1).
private struct RPCError: Error {
  enum Code: Int {
    case parseError = -32_700
    case invalidRequest = -32_600
    case methodNotFound = -32_601
    case invalidParams = -32_602
    /// Of the Model Context Protocol.
    case noResource = -32_002
  }

  let code: Code
  let message: String

  init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }
}

extension ServeID {
  fileprivate var json: JSONValue {
    switch self {
    case .number(let number): .int(number)
    case .text(let text): .string(text)
    }
  }
}

extension ScriptNode {
  /// Returns a member of a map; nil for any other node, and for a map without it.
  func member(_ name: String) -> ScriptNode? {
    guard case .map(let members) = kind else { return nil }
    return members.first { (try? $0.key.text("a key")) == name }?.value
  }
}
