import ArgumentParser
import CursesHost
import Glibc
import JourneyKit
import Terminal
import VirtualTerminal

/// `journey screen`: what a terminal shows after the bytes on standard input.
struct ScreenCommand: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, outline }

  static let configuration = CommandConfiguration(
    commandName: "screen",
    abstract: "Show what a terminal would after the bytes on standard input.")

  @Option(help: "The width of the screen.")
  var columns = 80

  @Option(help: "The height of the screen.")
  var rows = 24

  @Option(help: "How many lines that leave the top are kept.")
  var scrollback = 1000

  @Option(help: "What to print: the text, the roles that its cells suggest, or everything as JSON.")
  var format = Format.text

  @Flag(help: "Only feed, print nothing: for measuring speed.")
  var bench = false

  @Flag(help: "Answer requests, one JSON object a line, until the end of input.")
  var serve = false

  func validate() throws {
    guard (1...4096).contains(columns), (1...4096).contains(rows), scrollback >= 0,
      columns * rows <= 4_000_000
    else {
      throw ValidationError(
        "a screen has 1 to 4096 columns and rows, at most 4000000 cells, and scrollback from 0 on")
    }
  }

  func run() throws {
    if serve {
      ScreenServer().run()
      return
    }
    let terminal = VirtualTerminal(size: Size(columns, rows), scrollback: scrollback)
    StandardInput.forEachPiece { terminal.feed($0) }
    if bench { return }
    switch format {
    case .text: StandardOutput.write(terminal.surface.text)
    case .json: StandardOutput.write(try ScreenDump(terminal).json)
    case .outline: for line in Screen(terminal).fullOutline { StandardOutput.write(line) }
    }
  }
}

/// `journey sequences`: the article on what the terminal understands.
struct SequencesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sequences",
    abstract: "Print which control sequences the terminal understands, as Markdown.")

  func run() { StandardOutput.write(SupportedSequence.article, terminator: "") }
}

/// Standard input in pieces of at most 64 KiB, without buffering in between.
private enum StandardInput {
  static func forEachPiece(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      let bytes = buffer.bindMemory(to: UInt8.self)
      while true {
        let count = read(STDIN_FILENO, bytes.baseAddress, bytes.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        body(UnsafeBufferPointer(rebasing: bytes[..<count]))
      }
    }
  }
}
