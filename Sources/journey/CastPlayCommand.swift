import ArgumentParser
import JourneyKit

/// `journey cast play`: a recording on this terminal, at its pace.
struct CastPlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Play a recording on this terminal, at its pace.",
    discussion: """
      What was recorded is sent to the terminal as it is, with every control in it: play only what \
      you trust, and use 'text' or 'svg' to look at the rest. The terminal keeps its size. At the \
      end, and at Ctrl-C, it is brought back to what a shell expects. Where the output is no \
      terminal, it is what was recorded and nothing else.
      """)

  @OptionGroup var speed: CastSpeed

  @Argument(help: "The recording; - for standard input.")
  var file: String

  func run() throws {
    var reader = try CastReader(path: file)
    let stage = CastStage(reader.header)
    let output = try CastOutput()
    var player = CastPlayer(
      pace: speed.pace(reader.header), wait: { try output.wait(for: $0) },
      write: { try output.write($0) })
    let giveBack = { output.close(TerminalRestoration.bytes(for: stage.terminal)) }
    do {
      try player.play(&reader, on: stage)
      giveBack()
    } catch let interruption as CastOutput.Interruption {
      giveBack()
      interruption.end()
    } catch {
      giveBack()
      throw error
    }
  }
}
