import VirtualTerminal

/// Writes down what a parser tells; runs of text are joined, so that cuts do not show.
public struct RecordingHandler: ParserHandler {
  public var isUTF8 = true
  public var isVT52 = false
  public private(set) var events: [String] = []
  private var text = ""

  public init() {}

  /// Everything so far, an open run of text included.
  public var all: [String] { text.isEmpty ? events : events + ["text \(text)"] }

  public mutating func printASCII(_ run: UnsafeBufferPointer<UInt8>) {
    text += String(decoding: run, as: UTF8.self)
  }

  public mutating func print(_ scalar: Unicode.Scalar) { text.unicodeScalars.append(scalar) }

  public mutating func execute(_ control: UInt8) { add("control \(control)") }

  public mutating func escape(intermediates: UInt16, final: UInt8) {
    add("escape \(intermediates) \(Character(Unicode.Scalar(final)))")
  }

  public mutating func control(_ sequence: ControlSequence) { add("CSI \(sequence)") }

  public mutating func string(_ string: ControlString) {
    let header = string.kind == .deviceControl ? " \(string.header)" : ""
    let cut = string.isTruncated ? " cut" : ""
    add("\(string.kind)\(header)\(cut) [\(String(decoding: string.bytes, as: UTF8.self))]")
  }

  public mutating func vt52(final: UInt8, row: Int, column: Int) {
    add("vt52 \(Character(Unicode.Scalar(final))) \(row) \(column)")
  }

  public mutating func malformed() { add("malformed") }

  private mutating func add(_ event: String) {
    events = all + [event]
    text = ""
  }
}
