import AppRuntime
import Core
import FilePrompts
import Foundation
import Interchange
import TravelDomain

/// The import and export of travels, as records or as a poster.
struct TravelFilesFeature: FileTransfer {
  /// The columns of a poster that is written: for a page or a mail.
  private static let posterColumns = 100

  let dependencies: TravelDependencies

  var paths: TypedPath { dependencies.paths }
  var saves: String { TravelFeature.saves }

  func look(at path: String, _ environment: Environment) async throws -> ImportPreview? {
    let file = URL(filePath: path, directoryHint: .notDirectory)
    return try await TravelImport(dependencies.knowing(environment.language)).preview(of: file)
  }

  func add(_ content: ImportPreview, _ environment: Environment) async throws -> String {
    let travels = dependencies.records(environment.language)
    let added = try await TravelImport(travels).apply(content)
    return TravelWords(environment.language).imported(added.countries, added.cities)
  }

  func write(
    _ purpose: TravelFilePurpose, to path: String, isReplacing: Bool, _ environment: Environment
  ) async throws -> FileExportOutcome {
    let content = try await content(purpose, environment.language)
    return FileExport.write(
      content, to: path, name: purpose.fileName(environment.language), isReplacing: isReplacing)
  }

  private func content(_ purpose: TravelFilePurpose, _ language: Language) async throws -> Data {
    switch purpose {
    case .load: Data()
    case .records(let format):
      Data(try await dependencies.records(language).content().text(format).utf8)
    case .svgPoster: Data(try await dependencies.poster(language).svg().utf8)
    case .pngPoster: Data(try await dependencies.poster(language).png())
    case .textPoster:
      Data(try await dependencies.poster(language).text(columns: Self.posterColumns).text.utf8)
    }
  }
}
