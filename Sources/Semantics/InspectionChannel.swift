/// The words that a test driver and a program under test exchange.
///
/// The driver passes the write end of a pipe and names its number in ``environmentVariable``;
/// without it a program neither listens nor speaks. Requests come in band, as APC strings (ECMA-48
/// 8.3.2) between the typed keys, so that they keep their order with them; the answer is one JSON
/// line of a ``FrameReport`` on the pipe and, in the terminal's own stream right behind the frame's
/// last byte, ``marker(frame:)``: cells and nodes can therefore never be of different frames.
public enum InspectionChannel {
  /// Names the descriptor of the pipe, in the environment of the program.
  public static let environmentVariable = "JOURNEY_INSPECT_FD"

  /// The number of the private OSC that marks a frame.
  public static let markerCommand = 7373

  /// `OSC 7373 ; frame ; <number> BEL`, written behind a frame.
  public static func marker(frame: Int) -> String { "\u{1B}]\(markerCommand);frame;\(frame)\u{07}" }

  /// Returns the frame number of the body of a marker (`7373;frame;12`), nil for any other OSC.
  public static func frame(ofMarker body: String) -> Int? {
    let parts = body.split(separator: ";")
    guard parts.count == 3, parts[0] == "\(markerCommand)", parts[1] == "frame" else { return nil }
    return Int(parts[2])
  }
}

/// A request of a driver to a program under test.
public enum InspectionRequest: Hashable, Sendable {
  /// Settle, then report; the number comes back in the report.
  case sync(Int)
  /// Move the manual clock on, by milliseconds.
  case advance(milliseconds: Int)

  /// The text behind `journey;` in the APC string.
  public var body: String {
    switch self {
    case .sync(let number): "sync;\(number)"
    case .advance(let milliseconds): "advance;\(milliseconds)"
    }
  }

  /// The bytes to type.
  public var bytes: [UInt8] { Array("\u{1B}_journey;\(body)\u{1B}\\".utf8) }

  public init?(body: String) {
    let parts = body.split(separator: ";")
    guard parts.count == 2, let number = Int(parts[1]) else { return nil }
    switch parts[0] {
    case "sync": self = .sync(number)
    case "advance": self = .advance(milliseconds: number)
    default: return nil
    }
  }
}

/// The first line on the pipe: the program speaks the protocol, in which version, and who it is.
///
/// It is written before the first frame: a driver that finds a program waiting for input and has
/// read no hello knows that none will come, and watches the program from outside.
public struct Hello: Hashable, Sendable, Codable {
  /// The version that this module speaks.
  public static let version = 1

  public var version: Int
  public var program: String

  public init(version: Int = Self.version, program: String) {
    (self.version, self.program) = (version, program)
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
    } catch { return nil }
    guard let version, let program else { return nil }
    self.init(version: version, program: program)
  }
}
