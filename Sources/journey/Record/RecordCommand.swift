import ArgumentParser
import CursesHost
import FoundationEssentials
import JourneyKit
import Terminal

/// `journey record -- PROGRAM`: writes a journey down while somebody uses a program.
struct RecordCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Write a journey while you use a program.",
    discussion: """
      The program runs on this terminal. Ctrl-], told in the last row until the first key, opens a line \
      for what a test expects: e for words \
      on the screen, s for a snapshot, q for the end. What was done is written as a test with page \
      objects: things by their identifier or role where the program publishes them, else by their \
      words.
      """)

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("The program and its arguments.", valueName: "program"),
    completion: .file())
  var program: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write; standard output unless told.", valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: "Write YAML for `journey run`, not Swift.")
  var yaml = false

  @Option(
    help: ArgumentHelp(
      "The Swift expression that makes the driver of the test.", valueName: "swift"))
  var driver: String?

  @Option(
    help: ArgumentHelp("Of the program's terminal, as 80x24; that of this one unless told."),
    transform: { text in
      let parts = text.split(separator: "x").compactMap { Int($0) }
      guard parts.count == 2, parts.allSatisfy({ (1...1000).contains($0) })
      else { throw ValidationError("a size is as 80x24") }
      return Size(parts[0], parts[1])
    })
  var size: Size?

  func validate() throws {
    if program.isEmpty { throw ValidationError("say which program: journey record -- PROGRAM") }
  }

  @MainActor
  func run() async throws {
    let terminal = try RecordTerminal()
    let start = size ?? terminal.size
    let scripted = ScriptProgram(
      executable: program[0], arguments: Array(program.dropFirst()), size: start)
    let process = scripted.driver(from: Self.directory)
    process.deadline = .seconds(2)
    let recorder = Recorder(process, program: program[0])
    do {
      try await RecordSession(process, recorder, on: terminal, size: size).run()
    } catch {
      process.stop()
      terminal.close()
      throw error
    }
    process.stop()
    terminal.close()
    try write(recorder.recording, scripted)
  }

  private static let directory = FileManager.default.currentDirectoryPath

  private func write(_ recording: Recording, _ scripted: ScriptProgram) throws {
    let text =
      yaml
      ? YAMLRecording(recording, program: program, size: scripted.size).text
      : SwiftRecording(
        recording, driver: driver ?? scripted.source(from: Self.directory),
        command: "journey record -- \(program.joined(separator: " "))"
      ).source
    guard let output else { return StandardOutput.write(text, terminator: "") }
    try OutputFile.write(text, to: output)
    StandardOutput.write("written: \(output), \(recording.entries.count.counted("step"))")
  }
}

/// The recorder's own line: what to note besides the acts.
struct RecordPrompt {
  enum Outcome: Equatable {
    case goesOn, closed
    case expect(String)
    case snapshot(String)
    /// The hot key itself is for the program.
    case hotKey
    case quit
  }

  private enum Question: String {
    case text = "expect text"
    case state = "snapshot of state"
  }

  static let hotKey = KeyStroke.control("]")

  /// The words of the proposed expectation.
  private let words: String
  private var question: Question?
  private var answer = ""

  init(words: String) { self.words = words }

  /// The words of the row at the start, until the first key.
  static let opening = " recorded; Ctrl-] opens the menu"

  /// The menus from the longest to the shortest.
  private static let menus = [
    " record: e expect text   s snapshot   q end   Ctrl-] to the program   Esc go on",
    " record: e expect text  s snapshot  q end  Esc go on",
    " e expect  s snapshot  q end  Esc go on",
    " e s q Esc",
  ]

  /// The longest line that fits, or the end of what is typed.
  func line(columns: Int) -> String {
    guard let question else {
      return Self.menus.first { $0.count <= columns } ?? Self.menus[Self.menus.count - 1]
    }
    let head = " \(question.rawValue): "
    let room = max(8, columns - head.count - 1)
    return head + (answer.count <= room ? answer : "…" + answer.suffix(room - 1)) + "▏"
  }

  mutating func take(_ stroke: KeyStroke) -> Outcome {
    if stroke == .escape { return .closed }
    guard let question else { return choose(stroke) }
    if stroke == .enter { return end(question) }
    if stroke == .backspace {
      _ = answer.popLast()
    } else if let text = stroke.text {
      answer += text
    }
    return .goesOn
  }

  private mutating func choose(_ stroke: KeyStroke) -> Outcome {
    switch stroke {
    case "e":
      question = .text
      answer = words
    case "s": question = .state
    case "q": return .quit
    case Self.hotKey: return .hotKey
    default: break
    }
    return .goesOn
  }

  private func end(_ question: Question) -> Outcome {
    guard !answer.isEmpty else { return .closed }
    return question == .text ? .expect(answer) : .snapshot(answer)
  }
}
