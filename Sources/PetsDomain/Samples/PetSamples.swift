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
  var cards: [[String]] {
    switch self {
    case .english: Self.englishCards
    case .russian: Self.russianCards
    }
  }

  private static let englishCards = [
    ["Biscuit", "Dog", "Beagle", "", "11.4", "yes", "tricolour", "short", "643094100012345"],
    ["Marmalade", "Cat", "British Shorthair", "", "5.2", "yes", "red", "plush", "643094100023456"],
    ["Pickle", "Guinea pig", "Abyssinian", "", "0.95", "no", "white and brown", "rosettes", ""],
    ["Admiral", "Parrot", "Budgerigar", "", "0.038", "", "blue", "feathers", ""],
    [
      "Willow", "Dog", "Border Collie", "", "17.8", "yes", "black and white", "long",
      "643094100034567",
    ],
    ["Juniper", "Cat", "Maine Coon", "", "7.65", "no", "silver tabby", "long", "643094100045678"],
    ["Professor", "Tortoise", "Russian tortoise", "", "1.3", "", "olive", "shell", ""],
    ["Clover", "Rabbit", "Holland Lop", "", "1.72", "yes", "grey", "soft", "643094100056789"],
    ["Noodle", "Snake", "Corn snake", "", "0.61", "", "orange", "scales", ""],
    ["Captain", "Dog", "Newfoundland", "", "62", "no", "black", "thick", "643094100067890"],
    ["Olive", "Cat", "", "", "3.9", "yes", "tortoiseshell", "short", "643094100078901"],
    ["Thunder", "Horse", "Welsh pony", "", "285", "yes", "bay", "short", "643094100089012"],
  ]

  private static let russianCards = [
    ["Барсик", "Кот", "Сибирская кошка", "", "6,4", "да", "серый", "длинная", "643094200012345"],
    [
      "Плюшка", "Кошка", "Британская кошка", "", "4,15", "да", "лиловый", "плюшевая",
      "643094200023456",
    ],
    [
      "Гром", "Собака", "Немецкая овчарка", "", "34,2", "нет", "чепрачный", "короткая",
      "643094200034567",
    ],
    ["Чижик", "Попугай", "Корелла", "", "0,092", "", "жёлтый", "перья", ""],
    ["Ёжик", "Ёж", "Африканский ёж", "", "0,41", "нет", "тёмный", "иголки", ""],
    ["Рыжик", "Кот", "Мейн-кун", "", "8,05", "да", "рыжий", "длинная", "643094200045678"],
    ["Тортилла", "Черепаха", "Красноухая черепаха", "", "1,2", "", "зелёная", "панцирь", ""],
    [
      "Снежок", "Кролик", "Ангорский кролик", "", "3,3", "да", "белый", "пуховая",
      "643094200056789",
    ],
    ["Ириска", "Хомяк", "Сирийский хомяк", "", "0,13", "", "персиковый", "мягкая", ""],
    ["Байкал", "Собака", "Самоед", "", "27,5", "нет", "белый", "густая", "643094200067890"],
    ["Муся", "Кошка", "", "", "3,75", "да", "трёхцветная", "короткая", "643094200078901"],
    [
      "Заря", "Лошадь", "Орловский рысак", "", "480", "нет", "серая", "короткая", "643094200089012",
    ],
  ]
}
