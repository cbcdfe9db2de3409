import Terminal

/// Answers of a terminal, read from the bytes that it has sent; what is no answer is passed over.
public struct TerminalAnswers: Hashable, Sendable {
  /// DA1: the kind of terminal and its extensions; nil where it has not answered.
  public var attributes: [Int]?
  /// XTVERSION, in the terminal's own words.
  public var version: String?
  /// The flags of the keyboard protocol of kitty.
  public var keyboardFlags: Int?
  /// DECRQM: 0 unknown, 1 set, 2 reset, 3 always set, 4 always reset; by the number of the mode.
  public var modes: [Int: Int] = [:]
  public var hasBackground = false
  public var takesKittyPictures = false
  public var cellPixels: Size?
  /// The columns to which each sample has moved the cursor, in their order.
  public var widths: [Int] = []

  public init() {}

  var isLast: Bool { attributes != nil }

  init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while let escape = rest.firstIndex(of: 0x1B) {
      rest = rest[(escape + 1)...]
      guard let kind = rest.popFirst() else { return }
      switch kind {
      case UInt8(ascii: "["): readControl(&rest)
      case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"): readString(kind, &rest)
      default: break
      }
    }
  }

  // MARK: Sequences
  private mutating func readControl(_ rest: inout ArraySlice<UInt8>) {
    guard let end = rest.firstIndex(where: { (0x40...0x7E).contains($0) }) else { return }
    var body = rest[..<end]
    let final = rest[end]
    rest = rest[(end + 1)...]
    let isPrivate = body.first == UInt8(ascii: "?")
    if isPrivate { body = body.dropFirst() }
    let isReport = body.last == UInt8(ascii: "$")
    if isReport { body = body.dropLast() }
    let numbers = body.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      Int(String(decoding: $0.prefix(9), as: UTF8.self)) ?? 0
    }
    take(final, isPrivate: isPrivate, isReport: isReport, numbers)
  }

  private mutating func take(
    _ final: UInt8, isPrivate: Bool, isReport: Bool, _ numbers: [Int]
  ) {
    switch final {
    case UInt8(ascii: "c") where isPrivate: attributes = numbers
    case UInt8(ascii: "u") where isPrivate: keyboardFlags = numbers.first
    case UInt8(ascii: "y") where isReport && numbers.count == 2: modes[numbers[0]] = numbers[1]
    case UInt8(ascii: "R") where numbers.count == 2: widths.append(numbers[1] - 1)
    case UInt8(ascii: "t") where numbers.count == 3 && numbers[0] == 6:
      cellPixels = Size(numbers[2], numbers[1])
    default: break
    }
  }

  private mutating func readString(_ kind: UInt8, _ rest: inout ArraySlice<UInt8>) {
    guard let end = rest.firstIndex(where: { $0 == 0x1B || $0 == 0x07 }) else { return }
    let body = rest[..<end]
    rest = rest[(end + (rest[end] == 0x07 ? 1 : min(2, rest.endIndex - end)))...]
    switch TerminalReply(introducer: kind, body: body) {
    case .version(let name)?: version = name
    case .graphics(let isSupported)?: takesKittyPictures = isSupported
    case .background?: hasBackground = true
    default: break
    }
  }
}
