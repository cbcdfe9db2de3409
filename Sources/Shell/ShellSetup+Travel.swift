import FilePrompts
import Persistence
import PetsDomain
import TravelDomain
import TravelScreens

extension ShellSetup {
  /// The files of travels are written as all others are.
  static func travelFiles(_ options: ShellOptions) -> TravelFiles {
    TravelFiles(paths: TypedPath(environment: options.environment)) {
      content, path, name, isReplacing in
      switch FileExport.write(content, to: path, name: name, isReplacing: isReplacing) {
      case .written(let path): .written(path)
      case .exists(let path): .exists(path)
      case .refused(let problem): .refused(TravelFileProblem(problem))
      }
    }
  }
}

extension TravelFileProblem {
  fileprivate init(_ problem: FileExportProblem) {
    self =
      switch problem {
      case .noPath, .nothing: .noPath
      case .noFolder(let path): .noFolder(path)
      case .isFolder(let path): .isFolder(path)
      case .exists(let path): .notWritten(path)
      case .failed(let reason): .notWritten(reason)
      }
  }
}

extension ShellSetup {
  /// What a user has chosen for the travels; for programs without a screen.
  public static func travelSettings(in store: DataStore) async throws -> TravelSettings {
    try await Settings(store).value(of: TravelSettings.key)
  }
}
