import ArgumentParser
import ProgramOptions
import VirtualTerminal

/// `journey sequences`: the article on what the terminal understands.
struct SequencesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sequences",
    abstract: "Print which control sequences the terminal understands, as Markdown.")

  func run() {
    StandardOutput.write(SupportedSequence.article, terminator: "")
  }
}
