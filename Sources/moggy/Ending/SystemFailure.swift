import CursesHost
import Foundation
import Interchange
import Persistence

/// An error of the layers below in the system's words, with the status that it ends in.
struct SystemFailure {
  let text: String
  let status: ExitStatus

  init(_ error: any Error) {
    switch error {
    case is ScreenError: self.init("\(error)", .wrongUse)
    case InstanceLockError.held: self.init("\(error)", .tryAgain)
    case InstanceLockError.cannotOpen(_, let code): self.init("\(error)", ExitStatus(making: code))
    case let error as FolderError: self.init("\(error)", Self.status(of: error))
    case let error as DataStoreError: self.init("\(error)", Self.status(of: error))
    case let problem as FileProblem: self.init("\(problem)", Self.status(of: .file(problem)))
    case let error as POSIXError:
      self.init(Self.words(error.code.rawValue), ExitStatus(using: error.code.rawValue))
    case let error as CocoaError: self.init(error)
    default: self.init("\(error)", .fault)
    }
  }

  private init(_ text: String, _ status: ExitStatus) {
    (self.text, self.status) = (text, status)
  }

  /// Foundation wraps what the system said, and its own words are for developers.
  private init(_ error: CocoaError) {
    let path = error.filePath ?? error.url?.path(percentEncoded: false)
    guard let code = Self.code(of: error) else {
      let reason = error.localizedDescription
      self.init(path.map { "\($0): \(reason)" } ?? reason, path == nil ? .fault : .inputOutput)
      return
    }
    let words = Self.words(code)
    self.init(path.map { "\($0): \(words)" } ?? words, ExitStatus(using: code))
  }

  private static func code(of error: CocoaError) -> Int32? {
    if let inner = error.underlying as? POSIXError { return inner.code.rawValue }
    let inner = error.userInfo[NSUnderlyingErrorKey] as? NSError
    if let inner, inner.domain == NSPOSIXErrorDomain { return Int32(exactly: inner.code) }
    return switch error.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: ENOENT
    case .fileReadNoPermission, .fileWriteNoPermission: EACCES
    case .fileWriteOutOfSpace: ENOSPC
    case .fileWriteVolumeReadOnly: EROFS
    case .fileWriteFileExists: EEXIST
    case .fileReadUnknown, .fileWriteUnknown: EIO
    default: nil
    }
  }

  private static func words(_ code: Int32) -> String { String(cString: strerror(code)) }

  private static func status(of error: FolderError) -> ExitStatus {
    switch error {
    case .noHome, .notAFolder: .cannotCreate
    case .cannotCreate(_, let code), .notWritable(_, let code): ExitStatus(making: code)
    }
  }

  private static func status(of error: DataStoreError) -> ExitStatus {
    switch error {
    case .busy: .tryAgain
    case .readOnly: .noPermission
    case .file(let problem):
      problem.isForbidden
        ? .noPermission : problem.operation == .created ? .cannotCreate : .inputOutput
    case .diskFull, .io, .unsteady, .badCopy, .fileReplaced: .inputOutput
    case .notAPlainFile, .emptyFile, .otherProgram, .newerVersion, .olderVersion, .damaged:
      .wrongData
    case .settingRefused, .constraint, .engine: .fault
    }
  }
}

extension ExitStatus {
  /// What a file that was there could not be used for, by its `errno`.
  init(using code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self = .noInput
    case EEXIST, EISDIR: self = .cannotCreate
    default: self = ExitStatus(making: code, otherwise: .inputOutput)
    }
  }

  /// Why a file or folder could not be made, by its `errno`.
  init(making code: Int32) { self = ExitStatus(making: code, otherwise: .cannotCreate) }

  /// The same, of which only the system's words are left.
  init(makingFor reason: String) {
    self = Self.code(of: reason).map { ExitStatus(making: $0) } ?? .cannotCreate
  }

  /// Why a file that was given could not be read.
  init(readingFor reason: String) {
    self = Self.code(of: reason).map { ExitStatus(making: $0, otherwise: .noInput) } ?? .noInput
  }

  private static func code(of reason: String) -> Int32? {
    (1...EHWPOISON).first { String(cString: strerror($0)) == reason }
  }

  private init(making code: Int32, otherwise status: ExitStatus) {
    switch code {
    case EACCES, EPERM: self = .noPermission
    case ENOSPC, EDQUOT, EFBIG, EIO: self = .inputOutput
    case EMFILE, ENFILE, ENOMEM, EAGAIN: self = .noResources
    case EROFS: self = .cannotCreate
    default: self = status
    }
  }
}
