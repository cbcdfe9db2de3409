/// One of the colours that a card may have, by its number: what a terminal without colours shows.
public struct TrackerColour: Sendable, Hashable {
  /// 1 to 18.
  public let number: Int

  /// Nil for a number that there is not.
  public init?(_ number: Int) {
    guard (1...Self.values.count).contains(number) else { return nil }
    self.number = number
  }

  private init(known number: Int) { self.number = number }

  public static let all = values.indices.map { TrackerColour(known: $0 + 1) }
  public static let first = TrackerColour(known: 1)

  /// `0xRRGGBB`.
  public var rgb: UInt32 { Self.values[number - 1] }

  private static let values: [UInt32] = [
    0xFD4C49, 0xFF881E, 0x007BFA, 0x6E44FE, 0x33CF69, 0xE66DD4, 0xF9D4D4, 0x34A7FE, 0x46E69D,
    0x35347C, 0xFF674D, 0xFF99CC, 0xF6C48B, 0x7994F5, 0x832CF1, 0xAD56DA, 0x8D72E6, 0x2FD058,
  ]

  /// The one that looks most like a colour of another program, by squared distance.
  public static func nearest(to rgb: UInt32) -> TrackerColour {
    func distance(_ other: UInt32) -> Int {
      [16, 8, 0].map { Int(rgb >> $0 & 0xFF) - Int(other >> $0 & 0xFF) }.reduce(0) { $0 + $1 * $1 }
    }
    return all.min { distance($0.rgb) < distance($1.rgb) } ?? first
  }
}
