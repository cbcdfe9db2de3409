import Core
import Foundation
import Interchange
import Persistence
import PetsDomain
import ProfileScreens
import Toolkit

extension DataProblem {
  /// What went wrong, in the terms of the Profile tab.
  init(_ error: any Error, _ language: Language) {
    switch error {
    case let problem as DataProblem: self = problem
    case let problem as ArchiveProblem: self.init(problem)
    case let failure as ImportFailure: self.init(failure, language)
    case let problem as FileExportProblem: self.init(problem, language)
    case DataStoreError.diskFull: self = .diskFull
    case let error as CocoaError: self = .cannotWrite(ErrorText.reason(error))
    case let error as POSIXError: self = .cannotWrite(ErrorText.of(error))
    case let error: self = .other(ErrorText.of(error))
    }
  }

  private init(_ problem: ArchiveProblem) {
    switch problem {
    case .noFile(let problem): self.init(problem)
    case .notABackup: self = .foreign
    case .newerVersion: self = .newer
    case .damaged(let part): self = .damaged(part)
    case .exists: self = .exists
    case .cannotWrite(let problem): self = .cannotWrite(problem.reason)
    case .diskFull: self = .diskFull
    }
  }

  private init(_ problem: FileIntakeProblem) {
    switch problem {
    case .missing: self = .missing
    case .notAFile: self = .notAFile
    case .tooLarge: self = .other(String(describing: problem))
    case .unreadable(let error): self = .unreadable(error.description)
    }
  }

  private init(_ problem: FileExportProblem, _ language: Language) {
    switch problem {
    case .exists(let path): self = .taken(path)
    case .isFolder: self = .notAFile
    case .failed(let reason, _): self = .cannotWrite(reason)
    default: self = .other(PetWords(language).problem(problem))
    }
  }

  private init(_ failure: ImportFailure, _ language: Language) {
    switch failure {
    case .noFile(.noFile): self = .missing
    case .noFile(.notAFile): self = .notAFile
    case .otherFormat: self = .foreign
    case .notJSON(let problem) where problem.reason == .unexpected && problem.byte == 0:
      self = .foreign
    case .newerVersion: self = .newer
    default: self = .other(PetWords(language).failure(failure))
    }
  }
}
