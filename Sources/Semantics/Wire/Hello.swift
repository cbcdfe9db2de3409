/// The first line on the pipe: the program speaks the protocol, in which version, and who it is.
///
/// It is written before the first frame: a driver that finds a program waiting for input and has read
/// no hello knows that none will come, and watches the program from outside.
public struct Hello: Hashable, Sendable, Codable {
  /// The version that this module speaks.
  public static let version = 1

  public var version: Int
  public var program: String

  public init(version: Int = Self.version, program: String) {
    self.version = version
    self.program = program
  }

  private enum CodingKeys: String, CodingKey {
    case version = "protocol"
    case program
  }

  /// One line of JSON, without a line feed at its end.
  public var line: [UInt8] {
    var json = JSONWriter()
    json.raw("{\"protocol\":")
    json.number(version)
    json.raw(",\"program\":")
    json.string(program)
    json.raw("}")
    return json.bytes
  }

  /// Nil for any other line, so also for a ``FrameReport``.
  public init?(line: some Sequence<UInt8>) {
    var (version, program): (Int?, String?)
    do throws(JSONReader.Malformed) {
      var json = JSONReader(line)
      try json.object { (json, name) throws(JSONReader.Malformed) in
        switch name {
        case "protocol": version = try json.number()
        case "program": program = try json.string()
        default: try json.skip()
        }
      }
      try json.end()
    } catch {
      return nil
    }
    guard let version, let program else { return nil }
    self.init(version: version, program: program)
  }
}
