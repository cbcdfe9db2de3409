import FoundationEssentials
import ProgramOptions
import Terminal
import VirtualTerminal

/// Answers the requests of `journey screen --serve`, each with one line.
final class ScreenServer {
  /// What cannot be done; the text goes into the answer.
  struct Failure: Error {
    var text: String
  }

  var terminal = VirtualTerminal(size: Size(80, 24))
  var output: [UInt8] = []
  /// The mouse button held down, for drags.
  var heldButton = 0
  var lastPosition = Point.zero

  func run() {
    while let line = readLine() {
      guard let answer = answer(line) else { return }
      StandardOutput.write(answer.text)
      guard StandardOutput.flush() else { return }
    }
  }

  /// The answer to a request; nil to end.
  private func answer(_ line: String) -> JSONValue? {
    do {
      let request = try JSONDecoder().decode(ScreenRequest.self, from: Data(line.utf8))
      if request.op == "quit" { return nil }
      var members = try perform(request)
      output += terminal.takeReplies()
      if !output.isEmpty {
        members.append(("out", .string(Data(output).base64EncodedString())))
        output = []
      }
      return .object([("ok", .bool(true))] + members)
    } catch let failure as Failure {
      return Self.failure(failure.text)
    } catch {
      return Self.failure("\(error)")
    }
  }

  private static func failure(_ text: String) -> JSONValue {
    .object([("ok", .bool(false)), ("error", .string(text))])
  }

  private func perform(_ request: ScreenRequest) throws -> [(String, JSONValue)] {
    switch request.op {
    case "hello": return hello
    case "new":
      terminal = Self.makeTerminal(request)
      (heldButton, lastPosition) = (0, .zero)
    case "feed": terminal.feed(try Self.bytes(request))
    case "resize":
      terminal.resize(to: Size(request.columns ?? 80, request.rows ?? 24))
    case "dump":
      var dump = ScreenDump(terminal)
      return [("dump", dump.value())]
    case "drain": break
    case "key", "mouse", "paste", "focus": try type(request)
    default: throw Failure(text: "unsupported: \(request.op)")
    }
    return []
  }

  private var hello: [(String, JSONValue)] {
    let features = ["utf8off", "protected", "reflow", "links", "scrollback"]
    return [
      ("name", .string("journey")), ("version", .string("1")), ("protocol", .int(1)),
      ("features", .array(features.map { .string($0) })),
    ]
  }

  private static func makeTerminal(_ request: ScreenRequest) -> VirtualTerminal {
    var options = TerminalOptions()
    options.utf8 = request.options?.utf8 ?? true
    options.reflow = request.options?.reflow ?? true
    options.columns132 = request.options?.columns132 ?? false
    return VirtualTerminal(
      size: Size(request.columns ?? 80, request.rows ?? 24),
      scrollback: request.scrollback ?? 1000, options: options)
  }

  static func bytes(_ request: ScreenRequest) throws -> [UInt8] {
    guard let data = Data(base64Encoded: request.data ?? "") else {
      throw Failure(text: "data is not base64")
    }
    return Array(data)
  }
}
