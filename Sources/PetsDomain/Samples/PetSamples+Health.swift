import Core
import Foundation

extension PetSamples {
  /// What is in the health books of the pets of ``demo(_:today:now:)``.
  public static func demoBooks(
    for pets: [Pet], _ language: Language, today: CalendarDay, now: Date
  ) -> [HealthPages] {
    var health = DemoHealth(language, today: today, now: now)
    return health.books(for: pets)
  }

  /// A health book for each pet, for measuring: three vaccinations of two kinds, two weighings, a visit
  /// and a course of medicine; about one vaccination in ten is due within a month.
  public static func books(
    for pets: [Pet], seed: UInt64, today: CalendarDay, now: Date
  ) -> [HealthPages] {
    var random = SampleGenerator(seed: seed)
    return pets.map { pet in
      var pages = HealthPages()
      pages.vaccinations = ["Rabies", "Rabies", "Distemper"].enumerated().map { number, name in
        var shot = Vaccination(
          id: random.identifier(), pet: pet.id, createdAt: now, today: today)
        shot.name = name
        shot.date = today.adding(days: number * 10 - random.below(300) - 40)
        shot.validUntil = today.adding(days: random.below(365) - 5)
        return shot
      }
      pages.weighings = (0..<2).map { number in
        let day = today.adding(days: -30 * number)
        var weighing = Weighing(
          id: random.identifier(), pet: pet.id, createdAt: now, today: day)
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

  /// The same pets, each with a photo by name; the files are not there.
  public static func withPhotos(_ pets: [Pet]) -> [Pet] {
    pets.map { pet in
      var pet = pet
      pet.photo = "\(pet.id.uuidString)-0123456789ab.png"
      return pet
    }
  }
}
