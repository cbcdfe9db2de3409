import Terminal
import VirtualTerminal

extension ProcessDriver {
  /// What the program has written since the last act began, the act's frames and what came by itself
  /// behind it. Of an act with an ESC in its middle only the part behind that.
  public var outputStatistics: OutputStatistics {
    var statistics = OutputStatistics()
    statistics.bytes = received - receivedBefore
    statistics.bursts = bursts
    let output = rawOutput.suffix(statistics.bytes)
    statistics.fullClears = OutputStatistics.fullClears(in: output)
    statistics.frames = emulator.synchronizedFrames - framesBefore
    return statistics
  }

  func beginStatistics() {
    receivedBefore = received
    framesBefore = emulator.synchronizedFrames
    bursts = 0
  }

  /// Called with each piece of output, before ``lastOutput`` is brought up to date.
  func noteBurst() {
    if bursts == 0 || ContinuousClock.now - lastOutput >= .milliseconds(5) { bursts += 1 }
  }

  /// What the program has asked its terminal and got no answer to, as `CSI ?8888n`: a program that
  /// waits for one does nothing else.
  public var unansweredQueries: [String] {
    let unknown = emulator.unrecognized.filter(Self.asks)
    return answersQueries ? unknown : unknown + withheld
  }

  /// Reports and requests of ECMA-48, DEC and xterm: DSR, DA, DECRQM, window reports, XTGETTCAP.
  private static func asks(_ sequence: String) -> Bool {
    let words = sequence.split(separator: ":", maxSplits: 1)[0]
    if words.hasPrefix("CSI ") {
      return ["n", "c", "$p", "$w", "x", "q"].contains(where: words.hasSuffix)
    }
    return words.hasPrefix("DCS ") && ["$q", "+q"].contains(where: words.hasSuffix)
  }
}
