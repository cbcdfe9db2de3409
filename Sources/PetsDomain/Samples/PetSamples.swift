import Core
import Foundation

/// Invented pets: a dozen for a first look, and any number for measuring. The same seed gives the
/// same pets.
public enum PetSamples {
  /// Twelve believable pets, the newest last.
  public static func demo(
    _ language: Language, today: CalendarDay, now: Date
  ) -> [Pet] {
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
