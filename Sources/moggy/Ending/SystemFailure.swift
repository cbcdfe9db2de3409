import Core
import CursesHost
import Foundation
import Interchange
import Persistence

/// An error of the layers below, in words, with the status that it ends in.
struct SystemFailure {
  let text: String
  let status: ExitStatus

  init(_ error: any Error, _ language: Language) {
    (text, status) = (ErrorText.of(error, language), Self.status(for: error))
  }

  private static func status(for error: any Error) -> ExitStatus {
    switch error {
    case is ScreenError: .wrongUse
    case let failure as AuthoritiesFailure: failure.status
    case InstanceLockError.held: .tryAgain
    case InstanceLockError.cannotOpen(_, let code): ExitStatus(making: code)
    case let error as FolderError:
      error.system.map { ExitStatus(making: $0.code) } ?? .cannotCreate
    case let error as DataStoreError: status(of: error)
    case let problem as FileProblem: status(of: .file(problem))
    case let problem as FileExportProblem: ExitStatus(problem)
    case is POSIXError, is CocoaError: status(ofFoundation: error)
    default: .fault
    }
  }

  private static func status(ofFoundation error: any Error) -> ExitStatus {
    if let system = SystemError(error) { return ExitStatus(using: system.code) }
    return ErrorText.path(of: error) == nil ? .fault : .inputOutput
  }

  private static func status(of error: DataStoreError) -> ExitStatus {
    switch error {
    case .busy: .tryAgain
    case .readOnly: ExitStatus(making: EROFS)
    case .file(let problem), .interrupted(let problem): status(of: problem)
    case .diskFull, .io, .unsteady, .badCopy, .fileReplaced: .inputOutput
    case .notAPlainFile, .emptyFile, .otherProgram, .foreignSchema, .newerVersion, .olderVersion,
      .damaged, .numbersUsedUp:
      .wrongData
    case .settingRefused, .constraint, .engine: .fault
    }
  }

  private static func status(of problem: FileProblem) -> ExitStatus {
    if problem.isForbidden || problem.isReadOnly { return ExitStatus(making: problem.error.code) }
    return problem.operation == .created ? .cannotCreate : .inputOutput
  }
}

extension ExitStatus {
  /// The status for a file that was there and could not be used, by its `errno`.
  init(using code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self = .noInput
    case EEXIST, EISDIR: self = .cannotCreate
    default: self = ExitStatus(of: code, otherwise: .inputOutput)
    }
  }

  /// The status for a file or folder that could not be made or written, by its `errno`.
  init(making code: Int32) { self = ExitStatus(of: code, otherwise: .cannotCreate) }

  /// The status for a file that was named and could not be read, by its `errno`.
  init(reading code: Int32) { self = ExitStatus(of: code, otherwise: .noInput) }

  /// The status for a file that was named and was not read.
  init(_ problem: FileIntakeProblem) {
    switch problem {
    case .missing, .notAFile: self = .noInput
    case .tooLarge: self = .wrongData
    case .unreadable(let error): self.init(reading: error.code)
    }
  }

  init(_ problem: FileExportProblem) {
    guard case .failed(_, let error?) = problem else {
      self = .cannotCreate
      return
    }
    self = ExitStatus(making: error.code)
  }

  private init(of code: Int32, otherwise status: ExitStatus) {
    switch code {
    case SystemError.recordsInUse.code: self = .wrongData
    case EACCES, EPERM: self = .noPermission
    case ENOSPC, EDQUOT, EFBIG, EIO: self = .inputOutput
    case EMFILE, ENFILE, ENOMEM, EAGAIN: self = .noResources
    case EROFS: self = .cannotCreate
    default: self = status
    }
  }
}
