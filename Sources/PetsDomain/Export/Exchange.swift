import Core
import Foundation
import GRDB
import Interchange
import Persistence
import Scheduling

/// Everything as one documented file of JSON, with a folder of photos and documents beside it; and
/// back again.
public struct Exchange: Sendable {
  let pets: PetRepository

  public init(_ pets: PetRepository) { self.pets = pets }

  // MARK: - Text
  /// Returns the identifiers of all pets, the one added first at the beginning.
  public func everyPet() async throws -> [Pet.ID] {
    try await pets.store.read("pets.export") { db in
      try String.fetchAll(db, sql: "SELECT id FROM pet ORDER BY rank")
        .compactMap { UUID(uuidString: $0) }
    }
  }

  /// Returns pets with their health books as such a file, without the files beside it.
  public func text(of ids: [Pet.ID]) async throws -> String {
    let values = try await pets.store.read("pets.export") { db in
      try ids.compactMap { id in
        try PetTable.pet(id, in: db).map { JSONValue($0, try HealthPages(of: id, in: db)) }
      }
    }
    return head([], folder: nil) + "  \"pets\": " + JSONValue.array(values).text(depth: 1) + "\n}\n"
  }

  /// Up to the list of pets, which is the last member.
  private func head(_ others: [JSONMember], folder: String?) -> String {
    var members = [
      JSONMember("format", .string(ExchangeFormat.name)),
      JSONMember("version", .integer(ExchangeFormat.version)),
      JSONMember("exportedAt", .string(MomentText.text(pets.clock.now))),
    ]
    if let folder { members.append(JSONMember("files", .string(folder))) }
    members += others
    let text = JSONValue.object(members).text()
    return text.dropLast(2) + ",\n"
  }

  // MARK: - File
  /// The result of writing a file.
  public struct ExportReport: Sendable, Equatable {
    public var pets = 0
    public var files = 0
    /// Photos and documents that a record names and that could not be had.
    public var missing = 0
    /// The first of these, 20 at the most.
    public var missingNames: [String] = []

    mutating func miss(_ name: String) {
      missing += 1
      if missingNames.count < 20 { missingNames.append(name) }
    }
  }

  /// Returns the address of an export: in a folder it gets a name of its day.
  public func target(_ path: String) -> URL {
    let url = URL(filePath: path).absoluteURL
    guard FileExport.isFolder(path) else { return url }
    return url.appending(path: name(), directoryHint: .notDirectory)
  }

  /// Returns the name of an export without one; another for each number.
  public func name(_ number: Int = 1) -> String {
    "moggy-export-\(pets.today.iso)\(number == 1 ? "" : "-\(number)").json"
  }

  /// Writes everything to a file, which takes its name only when it is whole.
  ///
  /// - Parameters:
  ///   - file: `…/pets.json`; photos and documents go into the folder `…/pets.files`.
  ///   - others: what other parts of the program add, such as settings.
  ///   - isReplacing: whether something of that name may go.
  /// - Throws: ``DataStoreError``, ``FileExportProblem``, also for what is there and has to stay.
  public func export(
    to file: URL, others: [JSONMember] = [], isReplacing: Bool = false
  ) async throws -> ExportReport {
    let token = pets.store.activity.begin("pets.export")
    defer { token.end() }
    do { return try await write(to: file, others, isReplacing) } catch let error as FileProblem {
      throw FileExportProblem(error)
    } catch let error as FolderError {
      throw FileExportProblem.failed(FailureReason(error), error.system)
    }
  }

  private func write(
    to file: URL, _ others: [JSONMember], _ isReplacing: Bool
  ) async throws -> ExportReport {
    let folder = ExchangeFormat.folder(beside: file.lastPathComponent)
    let target = try NewFile(file, isReplacing: isReplacing)
    try target.write(Data(head(others, folder: folder).utf8))
    try target.write(Data("  \"pets\": [".utf8))
    let files = ExportedFiles(
      from: pets.files.stored,
      to: file.deletingLastPathComponent().appending(path: folder, directoryHint: .isDirectory))
    let report = try await writePets(to: target, files)
    try target.write(Data((report.pets == 0 ? "]\n}\n" : "\n  ]\n}\n").utf8))
    try target.finish()
    return report
  }

  /// In parts, so that neither the memory nor the store is taken up by all at once.
  private func writePets(to output: NewFile, _ files: ExportedFiles) async throws -> ExportReport {
    var report = ExportReport()
    var last: Int64 = 0
    while true {
      let part = try await page(after: last)
      guard let end = part.last?.rank else { return report }
      last = end
      var text = ""
      for entry in part {
        text += (report.pets == 0 ? "\n    " : ",\n    ")
        text += JSONValue(entry.pet, entry.pages).text(depth: 2)
        report.pets += 1
        for name in [entry.pet.photo].compactMap({ $0 }) + entry.pages.documents.map(\.file) {
          if try files.copy(name) { report.files += 1 } else { report.miss(name) }
        }
      }
      try output.write(Data(text.utf8))
    }
  }

  private struct Entry: Sendable {
    let rank: Int64
    let pet: Pet
    let pages: HealthPages
  }

  /// The oldest first.
  private func page(after rank: Int64) async throws -> [Entry] {
    try await pets.store.read("pets.export") { db in
      let sql = """
        SELECT \(PetTable.columnList), rank FROM pet WHERE rank > ? ORDER BY rank LIMIT 500
        """
      return try Row.fetchAll(db.cachedStatement(sql: sql), arguments: [rank]).compactMap { row in
        guard let pet = PetTable.pet(row), let rank = row.number("rank") else { return nil }
        return Entry(rank: rank, pet: pet, pages: try HealthPages(of: pet.id, in: db))
      }
    }
  }
}

/// The names and the version of the file with everything; the article *Exchange format* tells them to
/// others.
enum ExchangeFormat {
  static let name = "moggy"
  static let version: Int64 = 1

  /// The parts of a pet's health book, by the name of their array.
  static let healthNames: [(kind: HealthKind, name: String)] = [
    (.vaccination, "vaccinations"), (.weighing, "weighings"), (.visit, "visits"),
    (.medicine, "medicines"), (.document, "documents"),
  ]

  /// The folder of photos and documents beside a file of that name.
  static func folder(beside file: String) -> String {
    let stem = file.hasSuffix(".json") ? String(file.dropLast(5)) : file
    return stem + ".files"
  }
}

/// Copies photos and documents into the folder beside an export, which is made with the first.
private struct ExportedFiles {
  let from: StoredFiles?
  let to: StoredFiles

  init(from: StoredFiles?, to folder: URL) {
    self.from = from
    to = StoredFiles(folder: folder, isOwn: false)
  }

  /// Returns true if there was such a file. One that lies there already, by its name the same, stays.
  func copy(_ name: String) throws -> Bool {
    let limit = max(FileLimits.photo, FileLimits.document)
    guard let from else { return false }
    let content: Data
    do throws(FileIntakeProblem) { content = try from.content(of: name, limit: limit) } catch {
      // A file that is there and cannot be read is not missing: the export would only look whole.
      if case .unreadable(let reason) = error {
        throw FileExportProblem(reason)
      }
      return false
    }
    try to.keep(content, as: name)
    return true
  }
}
