import Foundation
import Persistence
import XCTest

@testable import PetsDomain

/// The articles about our files say what the code does.
final class FormatArticleTests: XCTestCase {
  private func article(_ name: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/PetsDomain/PetsDomain.docc")
    return try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// The names in backticks of a row of the table.
  private func members(_ row: String, _ text: String) throws -> [String] {
    let line = try XCTUnwrap(text.split(separator: "\n").first { $0.hasPrefix("| \(row) |") })
    return line.split(separator: "|").last.map { cell in
      cell.matches(of: /`([A-Za-z]+)`(?! \(`)/).map { String($0.1) }
    } ?? []
  }

  func testEveryFieldStandsInTheArticleOfTheExport() throws {
    let text = try article("ExchangeFormat.md")
    let pet = try members("pet", text).filter { !["yes", "no"].contains($0) }
    let line = try XCTUnwrap(text.split(separator: "\n").first { $0.hasPrefix("| pet |") })
    for field in PetField.allCases {
      XCTAssertTrue(line.contains("`\(field.rawValue)`"), field.rawValue)
    }
    XCTAssertTrue(pet.contains("photo"))
    func expect<Field: CaseIterable & RawRepresentable>(
      _ name: String, _ fields: Field.Type, _ more: [String] = []
    ) throws where Field.RawValue == String {
      let found = try members("`\(name)`", text)
      XCTAssertEqual(Set(found), Set(Field.allCases.map(\.rawValue) + more), name)
    }
    try expect("vaccinations", Vaccination.Field.self)
    try expect("weighings", Weighing.Field.self)
    try expect("visits", Visit.Field.self)
    try expect("medicines", Medicine.Field.self)
    try expect("documents", Document.Field.self, ["file"])
    XCTAssertEqual(
      ExchangeFormat.healthNames.map(\.name),
      ["vaccinations", "weighings", "visits", "medicines", "documents"])
    XCTAssertTrue(
      text.contains("a version that is higher than \(ExchangeFormat.version) is refused"))
    XCTAssertTrue(text.contains("more than \(FileLimits.exchange >> 20) MB"))
  }

  /// The example of the article is an export that reads in without a word.
  func testTheExampleOfTheArticleReadsIn() async throws {
    let text = try article("ExchangeFormat.md")
    let json = try XCTUnwrap(text.firstMatch(of: /```json\n([\s\S]*?)```/)).1
    let folder = try PetFolder()
    let withoutPhoto = String(json).replacing(#/ *"photo": "[^"]*",\n/#, with: "")
    let file = URL(filePath: try folder.write("in.json", Array(withoutPhoto.utf8)))
    let box = try PetBox()
    let looked = try await Exchange(box.pets).preview(file).get()
    XCTAssertEqual([looked.added, looked.problemCount], [1, 0], "\(looked.problems)")
    let before = try await box.pets.page(PetQuery())
    XCTAssertEqual(before.total, 0)
    let read = try await Exchange(box.pets).read(file).get()
    XCTAssertEqual(read.added, 1)
    let again = try await Exchange(box.pets).preview(file).get()
    XCTAssertEqual([again.added, again.updated, again.kept], [0, 0, 1])
  }

  func testTheBackupOfTheArticleIsTheOneThatIsWritten() async throws {
    let text = try article("BackupFormat.md")
    let json = try XCTUnwrap(text.firstMatch(of: /```json\n([\s\S]*?)```/)).1
    let folder = try PetFolder()
    let box = try PetBox(folder)
    _ = try await box.add([.name: "Rex"])
    let file = folder.file("all.tar")
    _ = try await box.store.writeArchive(
      to: file, files: nil, parts: PetRepository.archiveParts, program: "0.2.0")
    let bytes = try Data(contentsOf: file)
    let written = String(decoding: bytes[512..<1024].prefix { $0 != 0 }, as: UTF8.self)
    func keys(_ text: String) -> [String] {
      text.matches(of: /"([A-Za-z]+)" :/).map { String($0.1) }
    }
    XCTAssertEqual(keys(written), keys(String(json)))
    XCTAssertTrue(written.contains(#""version" : 1"#))
  }
}
