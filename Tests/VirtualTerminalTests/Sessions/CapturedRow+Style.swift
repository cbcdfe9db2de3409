import Terminal

extension CapturedRow {
  /// What tmux writes of SGR: `4:3` and `58` with colons, all else with semicolons.
  mutating func apply(_ parameters: Substring.UnicodeScalarView) {
    var fields = String(parameters).split(separator: ";", omittingEmptySubsequences: false)
      .map { $0.split(separator: ":").compactMap { Int($0) } }[...]
    while let field = fields.popFirst() {
      switch field.first ?? 0 {
      case 38: style.foreground = Self.color(field, &fields)
      case 48: style.background = Self.color(field, &fields)
      case 58: style.underlineColor = Self.color(field, &fields)
      case 4:
        style.underline = Underline(rawValue: UInt8(field.count > 1 ? field[1] : 1)) ?? .single
      case let number: apply(number)
      }
    }
  }

  private static func color(_ field: [Int], _ rest: inout ArraySlice<[Int]>) -> Color {
    var numbers = Array(field.dropFirst())
    if numbers.isEmpty {
      let count = rest.first == [5] ? 2 : 4
      numbers = rest.prefix(count).flatMap { $0 }
      rest = rest.dropFirst(count)
    }
    if numbers.count == 2 { return .indexed(UInt8(numbers[1])) }
    let channels = numbers.suffix(3).map { UInt8($0) }
    return channels.count == 3 ? .rgb(channels[0], channels[1], channels[2]) : .default
  }

  private static let attributes: [Int: Attributes] = [
    1: .bold, 2: .dim, 3: .italic, 5: .blink, 7: .reverse, 8: .hidden, 9: .strike, 53: .overline,
  ]

  private mutating func apply(_ number: Int) {
    switch number {
    case 0: style = .plain
    case 30...37: style.foreground = .indexed(UInt8(number - 30))
    case 90...97: style.foreground = .indexed(UInt8(number - 82))
    case 40...47: style.background = .indexed(UInt8(number - 40))
    case 100...107: style.background = .indexed(UInt8(number - 92))
    case 39: style.foreground = .default
    case 49: style.background = .default
    case 59: style.underlineColor = .default
    default:
      guard let attribute = Self.attributes[number] else {
        preconditionFailure("tmux does not write SGR \(number)")
      }
      style.attributes.insert(attribute)
    }
  }
}
