import Foundation

/// A terminal that reads a payload and shows it to nobody.
protocol MeasuredTerminal {
  var name: String { get }
  /// Seconds of processor time for reading a file to its end, the start included.
  func seconds(reading file: String) throws -> Double
}

/// A program that reads standard input: ours, and those of `Peers`.
struct ProgramTerminal: MeasuredTerminal {
  let name: String
  let child: MeasuredChild

  func seconds(reading file: String) throws -> Double { try child.seconds(reading: file) }

  /// `journey screen`, which was built beside the benchmarks.
  static var ours: ProgramTerminal { ours(scrollback: 1000) }

  static func ours(scrollback: Int) -> ProgramTerminal {
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "journey").path(percentEncoded: false)
    let command = [program, "screen", "--bench", "--scrollback", "\(scrollback)"]
    return ProgramTerminal(name: "ours", child: MeasuredChild(command: command))
  }

  /// A program of `Peers`, compiled for this run; nil where its library is not installed.
  static func peer(
    _ library: String, linking option: String, in folder: BenchFolder
  ) throws
    -> ProgramTerminal?
  {
    let source = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Peers/\(library).c").path(percentEncoded: false)
    let program = folder.path(library)
    let compiler = MeasuredChild(command: ["cc", "-O2", "-o", program, source, option])
    _ = try compiler.seconds(reading: "/dev/null")
    guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
    return ProgramTerminal(name: library, child: MeasuredChild(command: [program]))
  }
}

/// tmux: a server without a client, whose only window shows the file. Its time is that of the
/// server, in steps of 10 ms.
struct TmuxTerminal: MeasuredTerminal {
  let name = "tmux"
  private let configuration: String

  /// nil where it is not installed.
  init?(in folder: BenchFolder) throws {
    configuration = folder.path("tmux.conf")
    try Data("set -g history-limit 1000\n".utf8).write(to: URL(filePath: configuration))
    guard try ask(["-V"], of: "").hasPrefix("tmux") else { return nil }
  }

  func seconds(reading file: String) throws -> Double {
    // Another for each: a server that was killed holds its socket until it is gone.
    let socket = "moggy-bench-\(UUID().uuidString)"
    let signal = "tmux -L \(socket) wait-for -S done"
    let window = "stty raw -echo; cat '\(file)'; \(signal)"
    try run(["new-session", "-d", "-x", "80", "-y", "24", "\(window); exec cat"], of: socket)
    try run(["wait-for", "done"], of: socket)
    guard let server = pid_t(try ask(["display-message", "-p", "#{pid}"], of: socket)) else {
      throw MeasuredChild.Failure.notStarted("tmux")
    }
    // Not asked to end: where it inherited a mask that blocks SIGTERM, it would go on, and the next
    // measurement would be of both.
    defer { kill(server, SIGKILL) }
    let stat = (try? String(contentsOfFile: "/proc/\(server)/stat", encoding: .utf8)) ?? ""
    // Behind the name in brackets: fields 3 on; 14 and 15 are the ticks (proc_pid_stat(5)).
    let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12 else { throw MeasuredChild.Failure.notStarted("tmux") }
    let ticks = fields[11...12].compactMap { Double($0) }.reduce(0, +)
    return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  private func command(_ arguments: [String], _ socket: String) -> [String] {
    ["tmux", "-L", socket, "-f", configuration] + arguments
  }

  /// Without its output: a server that it starts would keep a pipe open.
  private func run(_ arguments: [String], of socket: String) throws {
    _ = try MeasuredChild(command: command(arguments, socket)).seconds(reading: "/dev/null")
  }

  private func ask(_ arguments: [String], of socket: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command(arguments, socket)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
