import AppRuntime
import CatinderDomain
import Core
import FilePrompts
import Foundation
import Interchange

/// The file that the user's own data go to.
public enum OwnDataPurpose: FileTransferPurpose {
  case zip

  public typealias Refusal = CatinderError

  public var path: PathPurpose { .write }
  public var fileEnding: String { "zip" }
  public func fileName(_ language: Language) -> String { "catinder.zip" }

  public func prompt(_ language: Language) -> PathPromptWords {
    .saving(
      language, title: language.say(en: "My data", ru: "Мои данные"),
      about: language.say(
        en: "A ZIP file of your profile, photos, decisions, chats and reports.",
        ru: "ZIP-файл: профиль, фото, решения, чаты и жалобы."))
  }

  public static func words(_ refusal: CatinderError, _ language: Language) -> String {
    CatinderWords(language).needsServer(refusal)
  }
}

/// The writing of the user's own data.
struct OwnDataTransfer: FileTransfer {
  typealias Purpose = OwnDataPurpose

  let client: CatinderClient

  var paths: TypedPath { client.dependencies.paths }
  var saves: String { "own data" }

  func write(
    _ purpose: OwnDataPurpose, to path: String, isReplacing: Bool, _ environment: Environment
  ) async throws -> FileExportOutcome {
    let service = try await client.dependencies.service(environment.language)
    let archive = try await OwnArchive.collect(from: service, on: environment.today)
    return FileExport.write(
      archive, to: path, name: purpose.fileName(environment.language), isReplacing: isReplacing)
  }
}
