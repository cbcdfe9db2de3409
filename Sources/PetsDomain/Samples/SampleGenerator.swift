import Almanac
import Foundation

/// SplitMix64: the same numbers for the same seed, on every machine.
struct SampleGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  mutating func digits(_ count: Int) -> String {
    String((0..<count).map { _ in Character(String(below(10))) })
  }

  /// A random identifier in the form of version 4 (RFC 9562).
  mutating func identifier() -> UUID {
    var bytes = (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &self) }
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }

  /// Up to 14 years old.
  mutating func birthday(before today: CalendarDay) -> CalendarDay? {
    let day = CalendarDay(
      year: today.year - below(14), month: 1 + below(12), day: 1 + below(28))
    return day.map { min($0, today) }
  }
}
