import ArgumentParser
import CursesHost
import FoundationEssentials
import Glibc

/// `journey session`: programs that outlive a command, to be driven from any shell.
struct SessionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "session",
    abstract: "Keep terminal programs, and drive them from any shell, one command after another.",
    discussion: """
      A session is a program on a terminal of its own. It goes on between the commands, until it is ended, or until \
      nobody has asked for it for an hour (--idle). Every answer says how the program has settled, and what may \
      still change by itself; then it has what has changed on the screen since the last answer, in the short form for \
      agents, or at a terminal the whole screen.

        journey session start notes -- less notes.txt
        journey session press notes Down
        journey session expect notes 'text "the last line"'
        journey session end notes

      Exit status: \(SessionStatus.allCases.map { "\($0.rawValue) \($0.words)" }.joined(separator: "; ")); 64 the \
      command line is wrong.
      """,
    subcommands: [
      SessionStartCommand.self, SessionPressCommand.self, SessionTypeCommand.self,
      SessionPasteCommand.self, SessionClickCommand.self, SessionResizeCommand.self,
      SessionDoCommand.self, SessionExpectCommand.self, SessionWaitCommand.self,
      SessionScreenCommand.self, SessionQueryCommand.self, SessionTraceCommand.self,
      SessionEndCommand.self, SessionListCommand.self, SessionWatchCommand.self,
      SessionKeepCommand.self,
    ])
}

/// The options of all commands on sessions.
struct SessionOutput: ParsableArguments {
  @Flag(help: "Print the answer as one line of JSON, errors too.")
  var json = false

  /// Asks, prints the answer, and ends the command with its status.
  ///
  /// - Parameter check: looks at the values before anybody is asked.
  func ask(_ request: SessionRequest, check: () throws(SessionError) -> Void = {}) throws {
    var request = request
    request.isJSON = json
    request.terminal = json ? nil : PersonTerminal(STDOUT_FILENO)
    do {
      if let name = request.session { try SessionName.check(name) }
      try check()
      try show(try SessionClient().ask(request))
    } catch let error as SessionError {
      if json {
        StandardOutput.write(SessionAnswer(error).line)
      } else {
        ErrorOutput.write("error: " + words(error, request))
      }
      throw ExitCode(error.status.rawValue)
    }
  }

  /// Returns the report of a failure; at a terminal the message alone, as the screen would push it out of sight.
  private func words(_ error: SessionError, _ request: SessionRequest) -> String {
    guard let report = error.report else { return error.message }
    if isatty(STDERR_FILENO) != 1 { return report }
    let isKept = error.status == .failed && ![.end, .start].contains(request.verb)
    let name = request.session ?? ""
    return error.message + (isKept ? "\nthe screen: journey session screen \(name)" : "")
  }

  /// Prints the sessions; without a keeper there are none.
  func list() throws {
    var isKept = true
    // A folder that is not private is told of by the question.
    do {
      let connection = try SessionSocket().connect()
      isKept = connection != nil
      if let connection { close(connection) }
    } catch {}
    if !isKept {
      var none = SessionAnswer()
      none.sessions = []
      if json {
        StandardOutput.write(none.line)
      } else {
        StandardOutput.write("there is no session")
      }
      return
    }
    try ask(SessionRequest(verb: .list))
  }

  private func show(_ line: String) throws {
    guard let reply = try? JSONDecoder().decode(SessionReply.self, from: Data(line.utf8))
    else {
      throw SessionError(
        .noKeeper, "the process behind the sessions (journey session keep) gives no answer in JSON")
    }
    if json {
      StandardOutput.write(line)
      if reply.status != .done { throw ExitCode(reply.status.rawValue) }
      return
    }
    if let error = reply.error {
      throw SessionError(reply.status, error.message, report: error.report)
    }
    if let text = reply.text, !text.isEmpty { StandardOutput.write(text) }
  }
}

/// The name of the session, and the form in which the answer of an act has the screen.
struct SessionTarget: ParsableArguments {
  @Argument(help: ArgumentHelp("The name of the session.", valueName: "name"))
  var session: String

  @OptionGroup var output: SessionOutput

  @Option(
    name: .customLong("screen"),
    help: ArgumentHelp("The screen in the answer.", valueName: "form"))
  var form: MCPForm?

  /// Does a step of a journey.
  ///
  /// - Parameter value: that of the verb.
  func step(_ verb: String, _ value: JSONValue) throws {
    try step(JSONValue.object([(verb, value)]).text)
  }

  /// - Parameter yaml: the step as YAML.
  func step(_ yaml: String) throws {
    var request = SessionRequest(verb: .step, session: session)
    (request.value, request.form) = (yaml, form)
    request.directory = FileManager.default.currentDirectoryPath
    try output.ask(request)
  }
}

extension MCPForm: ExpressibleByArgument {}

/// `journey session keep`: the process behind the sessions, which the first `start` starts.
struct SessionKeepCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keep", abstract: "Keep sessions; started by the others.", shouldDisplay: false)

  @MainActor
  func run() async throws {
    var address = sockaddr_un()
    var length = socklen_t(MemoryLayout<sockaddr_un>.size)
    let listener = LocalSocket.keptDescriptor
    let isSocket = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(listener, $0, &length) == 0 && $0.pointee.sa_family == sa_family_t(AF_UNIX)
      }
    }
    guard isSocket else {
      throw ValidationError("sessions are kept for ‘journey session start’ alone")
    }
    _ = chdir("/")
    _ = fcntl(listener, F_SETFD, FD_CLOEXEC)
    _ = fcntl(listener, F_SETFL, O_NONBLOCK)
    await SessionKeeper(listener: listener, socket: SessionSocket()).run()
  }
}
