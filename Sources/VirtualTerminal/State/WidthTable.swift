import Glibc
import Terminal

/// Remembers the widths of scalars below U+20000, so that each is asked for once.
final class WidthTable {
  private static let count = 0x20000
  /// 0 not asked yet, otherwise the width and one more.
  private let known: UnsafeMutablePointer<UInt8>

  init() {
    guard let block = calloc(Self.count, 1) else { preconditionFailure("no memory for widths") }
    known = block.bindMemory(to: UInt8.self, capacity: Self.count)
  }

  deinit { free(known) }

  /// 0, 1 or 2; what the C library cannot print counts 1.
  @inline(__always)
  func width(_ scalar: Unicode.Scalar) -> Int {
    let value = Int(scalar.value)
    guard value < Self.count else { return Self.ask(scalar) }
    let width = known[value]
    if width != 0 { return Int(width) - 1 }
    return remember(scalar)
  }

  private func remember(_ scalar: Unicode.Scalar) -> Int {
    let width = Self.ask(scalar)
    known[Int(scalar.value)] = UInt8(width + 1)
    return width
  }

  private static func ask(_ scalar: Unicode.Scalar) -> Int {
    let width = DisplayWidth.of(scalar)
    return width < 0 ? 1 : width
  }
}
