import ArgumentParser
import FoundationEssentials
import ProgramOptions

/// Where what was made of a trace goes.
struct TraceOutput: ParsableArguments {
  @Option(help: "The file to write; without it, standard output.")
  var output: String?

  func write(_ data: Data) throws {
    if let output {
      try data.write(to: URL(filePath: output))
    } else {
      StandardOutput.write(data)
    }
  }
}
