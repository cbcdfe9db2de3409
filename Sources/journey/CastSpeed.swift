import ArgumentParser
import JourneyKit

/// How fast a recording goes: options of several commands.
struct CastSpeed: ParsableArguments {
  @Option(help: "How many times as fast as recorded; 0 for as fast as it goes.")
  var speed = 1.0

  @Option(help: "The longest pause in recorded seconds; without it, what the recording says.")
  var idleLimit: Double?

  func validate() throws {
    guard speed == 0 || (0.001...1000).contains(speed) else {
      throw ValidationError("--speed is 0 or from 0.001 to 1000")
    }
    guard idleLimit.map({ (0...1e8).contains($0) }) ?? true else {
      throw ValidationError("--idle-limit is from 0 to 1e8 seconds")
    }
  }

  func pace(_ header: CastHeader) -> CastPace {
    let limit = idleLimit ?? header.idleTimeLimit.map { min($0, 1e8) }
    return CastPace(speed: speed, idleLimit: limit.map { .seconds($0) })
  }
}
