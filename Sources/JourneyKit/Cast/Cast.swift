/// A whole recording in memory; ``CastReader`` and ``CastWriter`` hold only an event of it.
public struct Cast: Hashable, Sendable {
  public var header: CastHeader
  public var events: [CastEvent]

  public init(_ header: CastHeader, events: [CastEvent] = []) {
    self.header = header
    self.events = events
  }

  /// Reads asciicast version 2 or 3.
  ///
  /// - Throws: ``CastError``.
  public init(_ bytes: [UInt8], limits: CastLimits = CastLimits()) throws {
    var reader = try CastReader(bytes, limits: limits)
    self.init(reader.header)
    while let event = try reader.next() { events.append(event) }
  }

  /// It as asciicast version 3.
  public var bytes: [UInt8] {
    get throws {
      let collected = Collected()
      var writer = try CastWriter(header) { collected.bytes += $0 }
      for event in events { try writer.append(event) }
      try writer.finish()
      return collected.bytes
    }
  }
}

/// What a writer's closure adds to.
private final class Collected {
  var bytes: [UInt8] = []
}
