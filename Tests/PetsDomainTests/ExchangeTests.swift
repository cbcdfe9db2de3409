import Core
import Foundation
import GRDB
import Interchange
import Persistence
import Scheduling
import XCTest

@testable import PetsDomain

// The settings' import and export: everything as one file, and back.
final class ExchangeTests: XCTestCase {
  private func fill<Record: HealthRecord>(
    _ box: PetBox, _ type: Record.Type, _ pet: Pet, _ texts: [Record.Field: String]
  ) async throws {
    let blank = box.health.blank(Record.self, of: pet.id)
    let filled = try blank.filled(with: texts, today: box.pets.today).get()
    guard case .saved = try await box.health.save(filled) else { return XCTFail("\(texts)") }
  }

  /// A store with everything in it.
  private func filled(_ folder: PetFolder) async throws -> PetBox {
    let box = try PetBox(folder)
    let rex = try await box.add([
      .name: "Ёжик \"'", .kind: "Ёж", .birthday: "14.05.21", .weight: "0,41", .sterilised: "нет",
      .chip: "643",
    ])
    _ = try await box.add([.name: "Max"])
    _ = try await box.pets.setPhoto(rex.id, from: try folder.picture())
    try await fill(box, Vaccination.self, rex, [.name: "Old", .date: "2024-01-01"])
    try await fill(
      box, Vaccination.self, rex,
      [.name: "old", .date: "2025-10-01", .validUntil: "2026-10-01", .clinic: "Vet"])
    try await fill(box, Weighing.self, rex, [.date: "2026-08-01", .weight: "0.4"])
    try await fill(
      box, Visit.self, rex, [.reason: "limps", .diagnosis: "a\nb", .cost: "1500,50 ₽"])
    try await fill(
      box, Medicine.self, rex, [.name: "Drops", .until: "2026-10-01", .schedule: "3"])
    _ = try await box.health.attach(try folder.write("pass.pdf", [1, 2]), to: rex.id)
    _ = try await box.pets.update(rex.id, .weight, to: "")
    return box
  }

  private func read(_ box: PetBox, _ file: URL) async throws -> ImportReport {
    try await Exchange(box.pets).read(file).get()
  }

  /// Reads a text in, in place of a file.
  private func read(_ text: String, into box: PetBox? = nil) async throws -> ImportReport {
    let folder = try PetFolder()
    try folder.write("in.json", Array(text.utf8))
    return try await read(try box ?? PetBox(), folder.file("in.json"))
  }

  private func pets(_ list: String) -> String {
    #"{"format": "moggy", "version": 1, "pets": [\#(list)]}"#
  }

  // MARK: - There and back

  func testWhatIsReadInExportsTheSame() async throws {
    let (first, second, out) = (try PetFolder(), try PetFolder(), try PetFolder())
    let box = try await filled(first)
    let file = out.file("all.json")
    let report = try await Exchange(box.pets).export(
      to: file, others: [JSONMember("settings", .object([JSONMember("theme", .string("dark"))]))])
    XCTAssertEqual([report.pets, report.files, report.missing], [2, 2, 0])
    XCTAssertEqual(out.names("all.files").count, 2)
    let text = try String(contentsOf: file, encoding: .utf8)

    let other = try PetBox(second)
    let found = try await read(other, file)
    XCTAssertEqual([found.added, found.updated, found.kept], [2, 0, 0])
    XCTAssertEqual(found.problems, [])
    XCTAssertEqual(found.others.map(\.name), ["settings"])
    XCTAssertEqual(second.names("pets"), first.names("pets"))
    let back = try PetFolder()
    _ = try await Exchange(other.pets).export(to: back.file("all.json"), others: found.others)
    XCTAssertEqual(try String(contentsOf: back.file("all.json"), encoding: .utf8), text)
    XCTAssertEqual(back.names("all.files"), out.names("all.files"))
    // Vaccinations know again which of them is the newest.
    let due = try await other.health.due(DueQuery())
    XCTAssertEqual(Set(due.items.map(\.title)), ["old", "Drops"])

    let again = try await read(other, file)
    XCTAssertEqual([again.added, again.updated, again.kept], [0, 0, 2])
    let act = try await other.store.undo()
    XCTAssertEqual(act.flatMap { PetAct(kind: $0.kind) }, .importing)
    let page = try await other.pets.page(PetQuery())
    XCTAssertEqual(page.total, 0)
  }

  func testAnExportTakesTheOldOnesPlaceOnlyWhole() async throws {
    let folder = try PetFolder()
    let box = try await filled(folder)
    let file = folder.file("out/all.json")
    do {
      _ = try await Exchange(box.pets).export(to: file)
      XCTFail("there is no such folder")
    } catch {}
    try folder.write("out/all.json", [1])
    do {
      _ = try await Exchange(box.pets).export(to: file)
      XCTFail("there is a file")
    } catch { XCTAssertEqual(error as? FileExportProblem, .exists(folder.path("out/all.json"))) }
    _ = try await Exchange(box.pets).export(to: file, isReplacing: true)
    XCTAssertGreaterThan(try Data(contentsOf: file).count, 100)
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: folder.path("out")).sorted(),
      ["all.files", "all.json"])
  }

  func testOnePetAsText() async throws {
    let folder = try PetFolder()
    let box = try await filled(folder)
    let page = try await box.pets.page(PetQuery(search: "max"))
    let text = try await Exchange(box.pets).text(of: page.pets.map(\.id))
    let report = try await read(text)
    XCTAssertEqual(report.added, 1)
    let none = try await Exchange(box.pets).text(of: [])
    let empty = try await read(none)
    XCTAssertEqual(empty, ImportReport())
  }

  // MARK: - What is here already

  func testTheNewerCardStays() async throws {
    let box = try PetBox()
    let pet = try await box.add([.name: "Rex"])
    func text(_ name: String, _ moment: String) -> String {
      pets(
        #"{"id": "\#(pet.id)", "createdAt": "2026-01-01T00:00:00Z", "updatedAt": "\#(moment)", "#
          + #""name": "\#(name)"}"#)
    }
    var report = try await read(text("Old", "2026-09-21T14:13:19.999Z"), into: box)
    XCTAssertEqual([report.added, report.updated, report.kept], [0, 0, 1])
    var found = try await box.names()
    XCTAssertEqual(found, ["Rex"])
    box.clock.advance(by: .seconds(1))
    report = try await read(text("New", "2026-09-21T14:13:20.001Z"), into: box)
    XCTAssertEqual([report.added, report.updated, report.kept], [0, 1, 0])
    found = try await box.names()
    XCTAssertEqual(found, ["New"])
    _ = try await box.store.undo()
    found = try await box.names()
    XCTAssertEqual(found, ["Rex"])
  }

  func testANewRecordOfAKnownPetIsAdded() async throws {
    let box = try PetBox()
    let pet = try await box.add([.name: "Rex", .weight: "4"])
    let record = #"{"date": "2026-09-21", "weight": 4.5, "updatedAt": "2026-09-21T00:00:00Z"}"#
    let report = try await read(
      pets(
        #"{"id": "\#(pet.id)", "updatedAt": "2020-01-01T00:00:00Z", "name": "x", "#
          + #""weighings": [\#(record)]}"#), into: box)
    XCTAssertEqual([report.added, report.updated, report.problemCount], [0, 1, 0])
    let found = try await box.pets.pet(pet.id)
    XCTAssertEqual(found?.name, "Rex")
    XCTAssertEqual(found?.weight?.grams, 4500)
  }

  // MARK: - What is not understood

  func testWhatIsNotUnderstoodIsReportedAndTheRestIsRead() async throws {
    let box = try PetBox()
    let report = try await read(
      pets(
        #"""
        {"name": "Rex\u001b[2J\u202e", "tail": 1, "weight": "much", "birthday": "14.05.99",
         "breed": "123456789012345678901", "kind": ["x"], "coat": 5, "sterilised": true,
         "visits": [{"reason": "a"}, {"reason": ""}, 7],
         "vaccinations": {"name": "x"}, "photo": "../../etc/passwd",
         "documents": [{"title": "x", "file": "/etc/passwd"}]},
        {"id": "nonsense", "name": "Max"}, {}, "pet",
        {"photo": "missing.png"}
        """#), into: box)
    XCTAssertEqual(
      Set(report.problems.map(\.path)),
      [
        "pets[0].tail", "pets[0].weight", "pets[0].breed", "pets[0].kind",
        "pets[0].visits[1].reason", "pets[0].visits[2]", "pets[0].vaccinations", "pets[0].photo",
        "pets[0].documents[0].file", "pets[1].id", "pets[2]", "pets[3]", "pets[4].photo",
        "pets[4]",
      ])
    XCTAssertEqual(report.added, 2)
    let page = try await box.pets.page(PetQuery(search: "rex"))
    let pet = try XCTUnwrap(page.pets.first)
    XCTAssertEqual(pet.name, "Rex\u{FFFD}[2J")
    XCTAssertEqual(pet.birthday?.iso, "1999-05-14")
    XCTAssertEqual(pet.breed, "12345678901234567890")
    XCTAssertEqual([pet.coat, pet.sterilised], ["5", "yes"])
    let visits = try await box.health.records(Visit.self, of: pet.id)
    XCTAssertEqual(visits.map(\.reason), ["a"])
    for problem in report.problems {
      for language in Language.allCases {
        XCTAssertTrue(PetWords(language).problem(problem).hasPrefix(problem.path))
      }
    }
  }

  func testTheSamePetTwiceAndAReportWithoutEnd() async throws {
    let id = UUID()
    let report = try await read(
      pets(#"{"id": "\#(id)", "name": "a"}, {"id": "\#(id)", "name": "b"}"#))
    XCTAssertEqual(report.problems, [ImportProblem(path: "pets[1]", reason: .twice)])
    let members = (0..<1000).map { #""x\#($0)": 1"# }.joined(separator: ", ")
    let long = try await read(pets(#"{"name": "a", \#(members)}"#))
    XCTAssertEqual([long.problems.count, long.problemCount], [200, 1000])
  }

  func testWhatIsNoExportIsRefused() async throws {
    let folder = try PetFolder()
    let box = try PetBox()
    let cases: [(String, ImportFailure)] = [
      ("", .notJSON(JSONProblem(.unexpected, byte: 0, line: 1))), ("[]", .otherFormat),
      (#"{"pets": []}"#, .otherFormat),
      (#"{"format": "moggy", "version": 2, "pets": []}"#, .newerVersion(2)),
      (String(repeating: "[", count: 100_000), .notJSON(JSONProblem(.tooDeep, byte: 33, line: 1))),
    ]
    for (text, failure) in cases {
      try folder.write("in.json", Array(text.utf8))
      let result = try await Exchange(box.pets).read(folder.file("in.json"))
      XCTAssertEqual(result, .failure(failure))
    }
    let path = folder.path("nothing.json")
    let missing = try await Exchange(box.pets).read(folder.file("nothing.json"))
    XCTAssertEqual(missing, .failure(.noFile(.noFile(path: path))))
    XCTAssertEqual(truncate(folder.path("in.json"), off_t(FileLimits.exchange + 1)), 0)
    let large = try await Exchange(box.pets).read(folder.file("in.json"))
    XCTAssertEqual(large, .failure(.noFile(.tooLarge(limit: FileLimits.exchange))))
  }

  // The folder beside is named by the file, and no name leads out of it.
  func testAPhotoComesOnlyFromTheFolderBeside() async throws {
    let (folder, own) = (try PetFolder(), try PetFolder())
    let secret = try folder.picture("secret.png")
    for (files, photo) in [
      ("..", "secret.png"), (".", "secret.png"), ("in.files", "../secret.png"),
      ("in.files", secret), ("in.files/..", "secret.png"),
    ] {
      let text =
        #"{"format": "moggy", "version": 1, "files": "\#(files)", "#
        + #""pets": [{"name": "x", "photo": "\#(photo)"}]}"#
      try folder.write("in.json", Array(text.utf8))
      try folder.picture("in.files/other.png")
      let report = try await read(try PetBox(own), folder.file("in.json"))
      XCTAssertEqual(report.problems.map(\.path), ["pets[0].photo"], "\(files) \(photo)")
    }
    XCTAssertEqual(own.names("pets"), [])
  }
}
