import Core
import Foundation
import Interchange
import Persistence
import PetsDomain
import Scheduling
import TrackersDomain
import TravelDomain

/// One thing that a person does and is told to be saved.
struct Step: Sendable {
  /// Says that the program has refused, without an error.
  struct Refused: Error {
    let outcome: String
  }

  let name: String
  /// - Throws: where it is not saved.
  let act: @Sendable (World) async throws -> Void
  /// Looks after a restart for a file that was confirmed.
  ///
  /// - Throws: where the file is not whole.
  var look: @Sendable (World) async throws -> Void = { _ in }
}

/// Steps that are done one after another on a copy of the same records.
struct Walk: Sendable {
  let name: String
  let steps: [Step]
}

extension Walk {
  static let dog = id(1)
  static let cat = id(2)
  static let water = id(3)
  static let category = id(4)

  private static func id(_ number: UInt8) -> UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
  }

  private static var day: CalendarDay { CalendarDay(FaultCase.clock().now, in: .gmt) }

  /// The smallest PNG with a pixel.
  static let picture =
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5"
        + "ErkJggg==") ?? Data()

  /// The beginning of every walk.
  static func begin(_ world: World) async throws {
    var dog = Pet(id: dog, createdAt: world.clock.now)
    try dog.set(.name, to: "Rex", today: world.pets.today)
    try dog.set(.weight, to: "12", today: world.pets.today)
    var cat = Pet(id: cat, createdAt: world.clock.now)
    try cat.set(.name, to: "Busya", today: world.pets.today)
    for pet in [dog, cat] { _ = try await world.pets.add(pet) }
    try picture.write(to: world.folder.appending(path: "given.png"))
    try Data("first".utf8).write(to: world.folder.appending(path: "given.txt"))
    try check(try await world.pets.setPhoto(Walk.cat, from: given("given.png", world)))
    let plan = world.trackers.plan(ofJSON: Data(categories.utf8))
    _ = try await world.trackers.apply(plan)
    _ = try await world.travel.add(country: "IT")
    try await world.store.backUp()
  }

  private static let categories = """
    {"format": "moggy-trackers", "version": 1,
     "categories": [{"id": "\(category.uuidString)", "name": "Health"}],
     "trackers": []}
    """

  static let all = [pets, health, files, copies, habits, travels, texts]

  // MARK: - Pets

  private static let pets = Walk(
    name: "pets",
    steps: [
      Step(name: "add") { world in
        var pet = world.pets.blank()
        try pet.set(.name, to: "Milka", today: world.pets.today)
        guard try await world.pets.add(pet) else { throw Step.Refused(outcome: "empty") }
      },
      Step(name: "edit") { world in
        try check(try await world.pets.update(dog, .name, to: "Rex the second"))
      },
      Step(name: "delete") { world in
        guard try await world.pets.delete(cat) != nil else { throw Step.Refused(outcome: "gone") }
      },
      Step(name: "undo") { world in _ = try await world.store.undo() },
      Step(name: "redo") { world in _ = try await world.store.redo() },
    ])

  private static let health = Walk(
    name: "health",
    steps: [
      Step(name: "weight") { world in
        var record = world.pets.health.blank(Weighing.self, of: dog)
        try record.fill(.weight, "12.5", today: world.pets.today)
        try check(try await world.pets.health.save(record))
      },
      Step(name: "vaccination") { world in
        let blank = world.pets.health.blank(Vaccination.self, of: cat)
        guard
          case .success(let record) = blank.filled(
            with: [.name: "Rabies"], today: world.pets.today)
        else { throw Step.Refused(outcome: "not filled") }
        try check(try await world.pets.health.save(record))
      },
      Step(name: "undo") { world in _ = try await world.store.undo() },
    ])

  // MARK: - Files

  private static func given(_ name: String, _ world: World) -> String {
    world.folder.appending(path: name).path(percentEncoded: false)
  }

  private static let files = Walk(
    name: "files",
    steps: [
      Step(name: "photo") { world in
        try check(try await world.pets.setPhoto(dog, from: given("given.png", world)))
      },
      Step(name: "document") { world in
        let outcome = try await world.pets.health.attach(given("given.txt", world), to: dog)
        guard case .saved = outcome else { throw Step.Refused(outcome: "\(outcome)") }
      },
      Step(name: "photo away") { world in try check(try await world.pets.removePhoto(cat)) },
      Step(name: "sweep") { world in _ = try await world.pets.sweepFiles() },
      Step(name: "undo") { world in _ = try await world.store.undo() },
    ])

  private static let copies = Walk(
    name: "copies",
    steps: [
      Step(
        name: "backup", act: { world in _ = try await world.store.backUp() },
        look: { world in
          let copies = try world.store.backups()
          guard try world.store.reading(copies, { _ in true }).count >= 2 else {
            throw Step.Refused(outcome: "no backup")
          }
        }),
      Step(name: "archive") { world in
        try? FileManager.default.removeItem(atPath: given("all.moggy", world))
        _ = try await world.store.writeArchive(
          to: URL(filePath: given("all.moggy", world)), files: world.folder,
          parts: PetRepository.archiveParts, program: "test")
      } look: { world in
        _ = try await world.store.archiveSummary(
          of: URL(filePath: given("all.moggy", world)), parts: PetRepository.archiveParts)
      },
      Step(name: "export") { world in
        _ = try await Exchange(world.pets).export(
          to: URL(filePath: given("pets.json", world)), isReplacing: true)
      } look: { world in
        _ = try await Exchange(world.pets).preview(URL(filePath: given("pets.json", world))).get()
      },
      Step(name: "delete") { world in _ = try await world.pets.delete(dog) },
      Step(name: "restore") { world in
        _ = try await world.store.restoreArchive(
          URL(filePath: given("all.moggy", world)), files: world.folder,
          parts: PetRepository.archiveParts)
      },
      Step(name: "import") { world in
        _ = try await Exchange(world.pets).read(URL(filePath: given("pets.json", world))).get()
      },
    ])

  // MARK: - The others

  private static let habits = Walk(
    name: "trackers",
    steps: [
      Step(name: "category") { world in
        try check(try await world.trackers.addCategory("Home"))
      },
      Step(name: "habit") { world in
        var form = TrackerForm(.habit)
        (form.name, form.emoji, form.colour, form.weekdays) = ("Water", "💧", 3, 127)
        form.category = try await world.trackers.categories().first?.id
        try check(try await world.trackers.add(form))
      },
      Step(name: "done") { world in
        try check(try await world.trackers.setDone(try await habit(world), on: day, true))
      },
      Step(name: "note") { world in
        try check(try await world.trackers.setNote(try await habit(world), on: day, "two litres"))
      },
      Step(name: "archive") { world in
        try check(try await world.trackers.archive(try await habit(world)))
      },
      Step(name: "undo") { world in _ = try await world.store.undo() },
    ])

  private static func habit(_ world: World) async throws -> Tracker.ID {
    guard let habit = try await world.trackers.trackers().first else {
      throw Step.Refused(outcome: "no habit")
    }
    return habit.id
  }

  private static let travels = Walk(
    name: "travels",
    steps: [
      Step(name: "country") { world in
        let outcome = try await world.travel.add(country: "FR")
        guard case .added = outcome else { throw Step.Refused(outcome: "\(outcome)") }
      },
      Step(name: "home") { world in
        let outcome = try await world.travel.setHome("FR")
        guard case .saved = outcome else { throw Step.Refused(outcome: "\(outcome)") }
      },
      Step(name: "remove") { world in
        guard try await world.travel.delete(country: "IT") != nil else {
          throw Step.Refused(outcome: "gone")
        }
      },
      Step(name: "undo") { world in _ = try await world.store.undo() },
    ])

  private static let texts = Walk(
    name: "texts",
    steps: [
      Step(name: "draft") { try await Drafts($0.store).save("half a na", for: "pets.name") },
      Step(name: "longer draft") {
        try await Drafts($0.store).save("half a name", for: "pets.name")
      },
      Step(name: "setting") {
        try await Settings($0.store).set(SettingKey("a", fallback: 0), to: 7)
      },
      Step(name: "draft away") { try await Drafts($0.store).remove("pets.name") },
    ])

  // MARK: - Outcomes

  private static func check(_ outcome: PetOutcome) throws {
    switch outcome {
    case .saved, .unchanged: break
    default: throw Step.Refused(outcome: "\(outcome)")
    }
  }

  private static func check(_ outcome: PhotoOutcome) throws {
    switch outcome {
    case .saved, .unchanged: break
    default: throw Step.Refused(outcome: "\(outcome)")
    }
  }

  private static func check<Record>(_ outcome: HealthOutcome<Record>) throws {
    switch outcome {
    case .saved, .unchanged: break
    default: throw Step.Refused(outcome: "\(outcome)")
    }
  }

  private static func check<Record>(_ outcome: TrackerOutcome<Record>) throws {
    guard outcome.record != nil else { throw Step.Refused(outcome: "\(outcome)") }
  }
}
