import ArgumentParser
import JourneyKit

/// When in a recording to look at the screen: options of several commands.
struct CastMoment: ParsableArguments {
  @Option(help: "Look at that time, in seconds since the beginning, as recorded.")
  var at: Double?

  @Option(help: "Look at the first marker of that name.")
  var marker: String?

  func validate() throws {
    guard at == nil || marker == nil else {
      throw ValidationError("--at and --marker are two moments")
    }
    guard at.map({ (0...1e8).contains($0) }) ?? true else {
      throw ValidationError("--at is a time from 0 to 1e8 seconds")
    }
  }

  var isGiven: Bool { at != nil || marker != nil }

  /// The stage as it is then: after all events up to the time, at the marker, or after all.
  func stage(_ reader: inout CastReader) throws -> CastStage {
    let stage = CastStage(reader.header)
    let end = at.map { Duration.seconds($0) }
    var markers: [String] = []
    while let event = try reader.next() {
      if let end, event.time > end { return stage }
      stage.take(event)
      guard case .marker(let name) = event.kind else { continue }
      if name == marker { return stage }
      markers.append(name)
    }
    if let marker { throw CastError(Self.missing(marker, markers)) }
    return stage
  }

  private static func missing(_ marker: String, _ markers: [String]) -> String {
    let names = markers.prefix(20).map { "'\($0)'" }.joined(separator: ", ")
    return "no marker '\(marker)'; there is " + (names.isEmpty ? "none" : names)
  }
}
