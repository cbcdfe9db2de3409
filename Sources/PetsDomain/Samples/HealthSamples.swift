import Core
import Foundation

extension PetSamples {
  /// Returns the health books of the pets of ``demo(_:today:now:)``.
  public static func demoBooks(
    for pets: [Pet], _ language: Language, today: CalendarDay, now: Date
  ) -> [HealthPages] {
    var health = DemoHealth(today: today, now: now)
    return health.books(for: pets, language)
  }

  /// Returns a health book for each pet, for measuring: three vaccinations of two kinds, two
  /// weighings, a visit and a course of medicine; about one vaccination in ten is due within a
  /// month.
  public static func books(
    for pets: [Pet], seed: UInt64, today: CalendarDay, now: Date
  ) -> [HealthPages] {
    var random = SampleGenerator(seed: seed)
    return pets.map { pet in
      var pages = HealthPages()
      pages.vaccinations = ["Rabies", "Rabies", "Distemper"].enumerated().map { number, name in
        var shot = Vaccination(id: random.identifier(), pet: pet.id, createdAt: now, today: today)
        shot.name = name
        shot.date = today.adding(days: number * 10 - random.below(300) - 40)
        shot.validUntil = today.adding(days: random.below(365) - 5)
        return shot
      }
      pages.weighings = (0..<2).map { number in
        let day = today.adding(days: -30 * number)
        var weighing = Weighing(id: random.identifier(), pet: pet.id, createdAt: now, today: day)
        weighing.weight = Weight(grams: 1000 + random.below(9000))
        return weighing
      }
      var visit = Visit(id: random.identifier(), pet: pet.id, createdAt: now, today: today)
      visit.reason = "Check"
      pages.visits = [visit]
      var course = Medicine(id: random.identifier(), pet: pet.id, createdAt: now, today: today)
      course.name = "Drops"
      course.from = today.adding(days: random.below(400) - 300)
      course.until = course.from.adding(days: 7)
      pages.medicines = [course]
      return pages
    }
  }

  /// Returns the same pets, each with the name of a photo. The files are not there.
  public static func withPhotos(_ pets: [Pet]) -> [Pet] {
    pets.map { pet in
      var pet = pet
      pet.photo = "\(pet.id.uuidString)-0123456789ab.png"
      return pet
    }
  }
}

/// The health books of the sample pets. Days lie around today, so that something is overdue and
/// something is due.
private struct DemoHealth {
  let today: CalendarDay
  let now: Date
  private var random = SampleGenerator(seed: 57)

  init(today: CalendarDay, now: Date) { (self.today, self.now) = (today, now) }

  mutating func books(for pets: [Pet], _ language: Language) -> [HealthPages] {
    pets.enumerated().map { number, pet in
      var pages = HealthPages()
      pages.vaccinations = vaccinations(number, pet, language)
      pages.weighings = weighings(number, pet)
      pages.visits = visits(number, pet, language)
      pages.medicines = medicines(number, pet, language)
      return pages
    }
  }

  /// Days until each ends; of what is left out, nothing was ever given.
  private static let ends: [Int: [Int]] = [
    0: [-12, 200], 1: [90, 340], 4: [12, 150], 5: [64], 7: [27], 9: [-40, 5], 10: [6, 121],
    11: [45],
  ]

  private mutating func vaccinations(
    _ number: Int, _ pet: Pet, _ language: Language
  ) -> [Vaccination] {
    let names = Suggestions(language).vaccinations(for: pet)
    return zip(names, Self.ends[number] ?? []).flatMap { name, days in
      [days, days - 365].map { end in
        var shot = blank(Vaccination.self, pet)
        shot.name = name
        shot.validUntil = today.adding(days: end)
        shot.date = today.adding(days: end - 365)
        shot.clinic = language.say(en: "At the old mill", ru: "У старой мельницы")
        shot.isNewest = end == days
        return shot
      }
    }
  }

  /// The newest is the weight on the card.
  private mutating func weighings(_ number: Int, _ pet: Pet) -> [Weighing] {
    guard let weight = pet.weight else { return [] }
    let count = [8, 1, 3, 1, 6, 5, 2, 4, 1, 7, 6, 3][number % 12]
    return (0..<count).map { place in
      var weighing = blank(Weighing.self, pet)
      weighing.date = today.adding(days: -3 - 30 * place)
      let less = place == 0 ? 0 : (weight.grams / 60) * place - random.below(weight.grams / 90 + 1)
      // As scales show it.
      let step = weight.grams < 2000 ? 1 : 50
      let grams = place == 0 ? weight.grams : (weight.grams - less) / step * step
      weighing.weight = Weight(grams: max(1, grams))
      return weighing
    }
  }

  private mutating func visits(_ number: Int, _ pet: Pet, _ language: Language) -> [Visit] {
    guard number % 3 != 2 || number == 10 || number == 11 else { return [] }
    var visit = blank(Visit.self, pet)
    visit.date = today.adding(days: -20 - 7 * number)
    visit.reason = language.say(en: "Check-up", ru: "Осмотр")
    visit.diagnosis = language.say(en: "In good health", ru: "Здоров")
    visit.cost = Money(
      minor: language == .russian ? 150_000 : 4_250, currency: language.say(en: "EUR", ru: "₽"))
    return [visit]
  }

  private mutating func medicines(_ number: Int, _ pet: Pet, _ language: Language) -> [Medicine] {
    guard [0, 4, 10].contains(number) else { return [] }
    var course = blank(Medicine.self, pet)
    course.name = language.say(en: "Ear drops", ru: "Капли в уши")
    course.dose = language.say(en: "3 drops", ru: "3 капли")
    course.schedule = "2"
    course.from = today.adding(days: number == 10 ? -4 : -60)
    course.until = course.from.adding(days: 10)
    return [course]
  }

  private mutating func blank<Record: HealthRecord>(_ type: Record.Type, _ pet: Pet) -> Record {
    Record(id: random.identifier(), pet: pet.id, createdAt: now, today: today)
  }
}
