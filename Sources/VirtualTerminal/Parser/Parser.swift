/// Cuts a byte stream into text, controls and sequences, after Paul Williams' state machine of the
/// VT500, with UTF-8, colon sub-parameters and the strings APC, PM and SOS.
///
/// What a handler is told does not depend on where the stream is cut into pieces, but for the cuts
/// of a run of text. Memory is bounded: parameters in a fixed block, strings by `stringLimit`.
public struct Parser: ~Copyable {
  enum State: UInt8 {
    case ground, escape, sequence, ignoredSequence, string, stringEscape, vt52Row, vt52Column
  }

  var state = State.ground
  var utf8 = UTF8Decoder()

  // The sequence under way.
  var prefix: UInt8 = 0
  var intermediates: UInt16 = 0
  var final: UInt8 = 0
  var isDeviceControl = false
  var current: Int32 = -1
  var count = 0
  var colons: UInt64 = 0
  let values: UnsafeMutablePointer<Int32>

  // The string under way.
  var kind = ControlString.Kind.operatingSystemCommand
  var buffer: [UInt8] = []
  var isTruncated = false
  let stringLimit: Int

  /// - Parameter stringLimit: the most bytes of one control string that are kept.
  public init(stringLimit: Int = 1 << 20) {
    self.stringLimit = stringLimit
    values = .allocate(capacity: ControlSequence.maximumParameters)
    values.initialize(repeating: -1, count: ControlSequence.maximumParameters)
  }

  deinit { values.deallocate() }

  /// Whether a sequence or a character is half read.
  public var isInSequence: Bool { state != .ground || utf8.isPending }

  /// Reads bytes until their end, or until the handler wants to pause.
  ///
  /// - Returns: how many were read; what follows is to be fed again.
  public mutating func feed<Handler: ParserHandler & ~Copyable>(
    _ bytes: UnsafeBufferPointer<UInt8>, to handler: inout Handler
  ) -> Int {
    guard let start = bytes.baseAddress else { return 0 }
    let end = start + bytes.count
    var position = start
    while position < end {
      switch state {
      case .ground: position = ground(position, end, &handler)
      case .sequence: position = sequence(position, end, &handler)
      case .string:
        position = string(position, end, &handler)
        if handler.wantsPause { return position - start }
      case .stringEscape:
        position = stringEscape(position, &handler)
        if handler.wantsPause { return position - start }
      case .escape: position = escape(position, &handler)
      case .ignoredSequence: position = ignored(position, &handler)
      case .vt52Row, .vt52Column: position = vt52Address(position, &handler)
      }
    }
    return bytes.count
  }

  /// Forgets a half read sequence or character.
  public mutating func reset() {
    state = .ground
    utf8 = UTF8Decoder()
    buffer = []
  }

  mutating func begin(_ next: State) {
    state = next
    prefix = 0
    intermediates = 0
    current = -1
    count = 0
    colons = 0
    isDeviceControl = false
  }
}
