import Core
import Foundation
import Scheduling

/// Invented pets: a dozen for a first look, and any number for measuring. The same seed gives the
/// same pets.
public enum PetSamples {
  /// Twelve believable pets, the newest last.
  public static func demo(_ language: Language, today: CalendarDay, now: Date) -> [Pet] {
    var random = SampleGenerator(seed: 12)
    let first = now.addingTimeInterval(-12 * 86_400)
    return language.cards.enumerated().map { number, card in
      var pet = Pet(
        id: random.identifier(), createdAt: first.addingTimeInterval(Double(number) * 86_400))
      for (field, text) in zip(PetField.allCases, card) { pet.fill(field, text, today) }
      pet.birthday = random.birthday(before: today)
      return pet
    }
  }

  /// `count` pets of both languages, some with fields missing.
  public static func many(_ count: Int, seed: UInt64, today: CalendarDay, now: Date) -> [Pet] {
    var random = SampleGenerator(seed: seed)
    let cards = Language.allCases.flatMap(\.cards)
    return (0..<count).map { number in
      var pet = Pet(
        id: random.identifier(), createdAt: now.addingTimeInterval(Double(number - count)))
      for (column, field) in PetField.allCases.enumerated() where random.below(8) > 0 {
        pet.fill(field, cards[random.below(cards.count)][column], today)
      }
      pet.name = pet.name.map { "\($0) \(number + 1)" }
      pet.birthday = random.below(8) > 0 ? random.birthday(before: today) : nil
      pet.chip = "643\(random.digits(12))"
      return pet
    }
  }
}

extension Pet {
  fileprivate mutating func fill(_ field: PetField, _ text: String, _ today: CalendarDay) {
    try? set(field, to: text, today: today)
  }
}

extension PetRepository {
  /// The pets of ``PetSamples/demo(_:today:now:)`` for a first look, with their health books, where
  /// there are none; some have a photo, where there is a folder for it.
  public func addDemo(_ language: Language) async throws {
    guard try await page(PetQuery(limit: 1)).total == 0 else { return }
    var samples = PetSamples.demo(language, today: today, now: clock.now)
    for index in samples.indices { try await addPortrait(to: &samples[index]) }
    try await addAll(samples)
    try await health.addAll(
      PetSamples.demoBooks(for: samples, language, today: today, now: clock.now))
  }

  /// A pet whose picture cannot be kept goes without.
  private func addPortrait(to pet: inout Pet) async throws {
    guard photoFolder != nil, let picture = SamplePicture.portrait(of: pet) else { return }
    let photo = Attachment(content: picture.png, suffix: "png", title: "")
    let kept = try await files.keep(photo, as: try photo.name(for: pet.id), in: store) { $0 }
    pet.photo = try? kept.get()
  }
}

/// A source of random values for sample pets: the same for the same seed, on every machine.
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
    let day = CalendarDay(year: today.year - below(14), month: 1 + below(12), day: 1 + below(28))
    return day.map { min($0, today) }
  }
}

extension Language {
  /// Twelve cards in the order of ``PetField``; the birthday is drawn for each.
  fileprivate var cards: [[String]] {
    let table = String(decoding: PackageResources.PetSamples_tsv, as: UTF8.self)
    let rows = table.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    return rows.filter { $0.first == rawValue }.map { Array($0.dropFirst()) }
  }
}
