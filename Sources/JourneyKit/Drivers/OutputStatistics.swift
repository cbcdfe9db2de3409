/// What one act has made a program write, to hold it to a budget.
public struct OutputStatistics: Hashable, Sendable {
  public var bytes = 0
  /// How often it wrote after 5 ms of silence or more, the first time included: each burst is
  /// something that the user could see. A frame in two bursts is torn or drawn twice; the kernel
  /// decides when bytes come, so a busy machine can make one burst of two, never two of one.
  public var bursts = 0
  /// How often it emptied the whole screen (`CSI 2 J`, `CSI H CSI J`, `ESC c`).
  public var fullClears = 0
  /// How many synchronised updates (mode 2026) have ended.
  public var frames = 0

  public init() {}

  /// How often the bytes empty the whole screen.
  static func fullClears(in bytes: ArraySlice<UInt8>) -> Int {
    var (index, count) = (bytes.startIndex, 0)
    while let escape = bytes[index...].firstIndex(of: 0x1B) {
      let rest = bytes[bytes.index(after: escape)...]
      if clears.contains(where: rest.starts(with:)) { count += 1 }
      index = bytes.index(after: escape)
    }
    return count
  }

  /// What follows the ESC.
  private static let clears = ["[2J", "[H\u{1B}[J", "[1;1H\u{1B}[J", "c"].map { Array($0.utf8) }
}
