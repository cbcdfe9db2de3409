import FilePrompts
import Persistence
import PetsDomain
import TravelDomain
import TravelScreens

extension ShellSetup {
  /// The files of travels are written as all others are.
  static func travelFiles(_ options: ShellOptions) -> TravelFiles {
    let paths = TypedPath(environment: options.environment)
    return TravelFiles(paths: paths) { content, path, name, isReplacing in
      switch FileExport.write(content, to: path, name: name, isReplacing: isReplacing) {
      case .written(let path): .written(path)
      case .exists(let path): .exists(path)
      case .refused(let problem): .refused(TravelFileProblem(problem, paths))
      }
    }
  }
}

extension TravelFileProblem {
  /// Paths as a person reads them.
  fileprivate init(_ problem: FileExportProblem, _ paths: TypedPath) {
    self =
      switch problem {
      case .noPath, .nothing: .noPath
      case .noFolder(let path): .noFolder(paths.shown(path))
      case .isFolder(let path): .isFolder(paths.shown(path))
      case .exists(let path): .notWritten(paths.shown(path))
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
