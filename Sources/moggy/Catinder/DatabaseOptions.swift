import ArgumentParser
import CatinderServer
import CursesHost
import Foundation

/// The place of a server's records: a folder, or a database that several servers share.
struct DatabaseOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Keep the records in PostgreSQL, which several servers may share. Give the password by PGPASSWORD \
      or ~/.pgpass: others can read the command line.
      """,
      valueName: "postgresql://…"))
  var database: String?

  @Option(
    help: ArgumentHelp("The most connections to the database.", valueName: "number"))
  var connections: UInt16 = 8

  @Option(
    help: ArgumentHelp(
      "Keep pictures in a folder that all servers share, instead of in the database.",
      valueName: "folder"), completion: .directory)
  var pictures: String?

  @Option(
    name: .customLong("import"),
    help: ArgumentHelp(
      "Copy the records of a server's folder into the empty database, check them, and end.",
      valueName: "folder"), completion: .directory)
  var importedFolder: String?

  func validate() throws {
    guard database == nil else { return }
    if pictures != nil { throw ValidationError("--pictures goes with --database.") }
    if importedFolder != nil { throw ValidationError("--import goes with --database.") }
  }

  /// - Parameter folder: the one to use without a database.
  func place(_ folder: () throws -> URL) throws -> CatinderServer.Place {
    guard let database else { return .init(folder: try folder()) }
    return .init(
      database: database, connections: Int(connections), picturesIn: pictures.map(Self.folder))
  }

  private static func folder(_ path: String) -> URL {
    URL(filePath: path, directoryHint: .isDirectory).absoluteURL
  }

  /// Imports a folder, if one is named, and says what was imported.
  ///
  /// - Returns: false if none is named.
  func importRecords(_ place: CatinderServer.Place, asJSON: Bool) async throws -> Bool {
    guard let importedFolder else { return false }
    let report = try await CatinderImport.run(from: Self.folder(importedFolder), into: place)
    if asJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      StandardOutput.write(String(decoding: try encoder.encode(report), as: UTF8.self))
    } else {
      StandardOutput.write(
        """
        Imported and checked: \(report.accounts) accounts, \(report.decisions) decisions, \
        \(report.matches) matches, \(report.messages) messages, \(report.pictures) pictures; \
        \(report.missingPictures) pictures were missing.
        """)
    }
    return true
  }
}
