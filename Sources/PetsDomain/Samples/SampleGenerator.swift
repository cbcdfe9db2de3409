import Core
import Foundation

/// What invented pets are made of: the same for the same seed, on every machine.
struct SampleGenerator: RandomNumberGenerator {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func next() -> UInt64 { random.next() }

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
