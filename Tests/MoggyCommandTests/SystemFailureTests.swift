import Core
import CursesHost
import Foundation
import Interchange
import Persistence
import XCTest

@testable import moggy

/// Errors from below are told in the system's words, with the path and the right status.
final class SystemFailureTests: XCTestCase {
  private func cocoa(_ code: CocoaError.Code, _ reason: POSIXErrorCode?) -> CocoaError {
    var info: [String: any Sendable] = [NSFilePathErrorKey: "/a/b"]
    if let reason { info[NSUnderlyingErrorKey] = POSIXError(reason) }
    return CocoaError(code, userInfo: info)
  }

  func testFoundationIsTranslated() {
    let errors: [(any Error, String, ExitStatus)] = [
      (cocoa(.fileWriteUnknown, .ENOSPC), "/a/b: No space left on device", .inputOutput),
      (cocoa(.fileWriteUnknown, .EDQUOT), "/a/b: Disk quota exceeded", .inputOutput),
      (cocoa(.fileReadUnknown, .EIO), "/a/b: Input/output error", .inputOutput),
      (cocoa(.fileWriteNoPermission, .EACCES), "/a/b: Permission denied", .noPermission),
      (cocoa(.fileWriteUnknown, .EMFILE), "/a/b: Too many open files", .noResources),
      (cocoa(.fileWriteUnknown, .EROFS), "/a/b: Read-only file system", .cannotCreate),
      (cocoa(.fileReadNoSuchFile, nil), "/a/b: No such file or directory", .noInput),
      (cocoa(.fileWriteOutOfSpace, nil), "/a/b: No space left on device", .inputOutput),
      (POSIXError(.EIO), "Input/output error", .inputOutput),
    ]
    for (error, text, status) in errors {
      let failure = SystemFailure(error, .english)
      XCTAssertEqual(failure.text, text)
      XCTAssertEqual(failure.status, status, text)
    }
    XCTAssertEqual(SystemFailure(CocoaError(.featureUnsupported), .english).status, .fault)
  }

  func testLayersOfOurOwn() {
    let url = URL(filePath: "/a")
    let errors: [(any Error, ExitStatus)] = [
      (ScreenError.notATerminal, .wrongUse), (InstanceLockError.held(by: 1), .tryAgain),
      (InstanceLockError.cannotOpen(url, EACCES), .noPermission),
      (FolderError.noHome, .cannotCreate), (FolderError.cannotCreate(url, ENOENT), .cannotCreate),
      (FolderError.cannotCreate(url, ENOSPC), .inputOutput),
      (FolderError.notWritable(url, EACCES), .noPermission),
      (DataStoreError.busy(nil), .tryAgain), (DataStoreError.diskFull, .inputOutput),
      (DataStoreError.file(FileProblem("/a", .read, SystemError(EACCES))), .noPermission),
      (DataStoreError.file(FileProblem("/a", .read, SystemError(EMFILE))), .inputOutput),
      (DataStoreError.file(FileProblem("/a", .created, SystemError(EIO))), .cannotCreate),
      (DataStoreError.file(FileProblem("/a", .replaced, SystemError(EROFS))), .cannotCreate),
      (DataStoreError.readOnly, .cannotCreate),
      (FileProblem("/a", .removed, SystemError(EROFS)), .cannotCreate),
      (InstanceLockError.cannotOpen(url, EROFS), .cannotCreate),
      (FolderError.notWritable(url, EROFS), .cannotCreate),
      (FileExportProblem(SystemError(EROFS)), .cannotCreate),
      (FileExportProblem(SystemError(ENOSPC)), .inputOutput),
      (FileExportProblem.failed(FailureReason("x")), .cannotCreate),
      (FileExportProblem.exists("/a"), .cannotCreate),
      (DataStoreError.io(code: 266, path: nil, .read), .inputOutput),
      (DataStoreError.emptyFile(url), .wrongData), (DataStoreError.otherProgram(url), .wrongData),
    ]
    for (error, status) in errors {
      for language in Language.allCases {
        XCTAssertEqual(SystemFailure(error, language).status, status, "\(error)")
      }
    }
  }

  func testANumberIsEnough() {
    XCTAssertEqual(ExitStatus(making: ENOSPC), .inputOutput)
    XCTAssertEqual(ExitStatus(making: EACCES), .noPermission)
    XCTAssertEqual(ExitStatus(making: EROFS), .cannotCreate)
    XCTAssertEqual(ExitStatus(making: ENOENT), .cannotCreate)
    XCTAssertEqual(ExitStatus(reading: EACCES), .noPermission)
    XCTAssertEqual(ExitStatus(reading: EIO), .inputOutput)
    XCTAssertEqual(ExitStatus(reading: ENOTDIR), .noInput)
    XCTAssertEqual(ExitStatus(using: EROFS), .cannotCreate)
  }
}
