import ArgumentParser
import CursesHost
import PseudoTerminal

/// `journey mcp`: terminal programs as tools of an agent.
struct MCPCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serve agents by the Model Context Protocol, over standard input and output.",
    discussion: """
      An agent launches terminal programs, acts on them, and is told what has changed, how each program has \
      settled, and what may still change. The tools are described in the article "Programs for agents" of \
      JourneyKit. A client starts it so: {"command": "journey", "args": ["mcp"]}.
      """)

  @MainActor
  func run() async throws {
    let server = MCPServer()
    await LineServer.run { line in
      await server.answer(line)
    } onClosed: {
      server.close()
    }
    server.close()
  }
}
