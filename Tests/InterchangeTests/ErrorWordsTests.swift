import Core
import Foundation
import Interchange
import XCTest

/// The reason of a failure is told in the language of its reader.
final class ErrorWordsTests: XCTestCase {
  private func check(_ words: (Language) -> String, without path: String = "", _ place: String) {
    let russian = words(.russian)
    XCTAssertNotEqual(russian, words(.english), place)
    XCTAssertNil(
      russian.replacing(path, with: "").range(of: "[A-Za-z]", options: .regularExpression), russian)
  }

  func testNumbersThatUsersMeet() {
    let numbers = [
      ENOENT, EACCES, EPERM, ENOSPC, EDQUOT, EROFS, EIO, EISDIR, ENOTDIR, EEXIST, EMFILE, ENFILE,
      ENOMEM, ENAMETOOLONG, ELOOP, EBUSY, ETXTBSY, EFBIG, EINTR, EINVAL, ENODEV, ENXIO, EPIPE,
      ETIMEDOUT, ECONNREFUSED, EAGAIN, EADDRINUSE, SystemError.recordsInUse.code,
    ]
    for number in numbers { check(SystemError(number).words, "\(number)") }
    XCTAssertEqual(Set(numbers.map { SystemError($0).words(.russian) }).count, numbers.count)
  }

  func testEnglishIsTheLibrarys() {
    for number in 1...133 as ClosedRange<Int32> {
      XCTAssertEqual("\(SystemError(number))", String(cString: strerror(number)))
    }
    XCTAssertEqual(SystemError(ENOTTY).words(.russian), String(cString: strerror(ENOTTY)))
  }

  func testOperations() {
    for operation in FileProblem.Operation.allCases {
      let problem = FileProblem("/a/b", operation, SystemError(EACCES))
      XCTAssertEqual("\(problem)", "/a/b: cannot be \(operation.rawValue): Permission denied")
      XCTAssertTrue(problem.words(.russian).hasPrefix("/a/b: не удалось "))
      check(problem.words, without: "/a/b", operation.rawValue)
    }
    XCTAssertEqual(
      FileProblem("/a/b", .lookedAt, SystemError(EIO)).words(.russian),
      "/a/b: не удалось проверить: ошибка ввода-вывода")
  }

  func testKindsOfFiles() {
    for kind in UnusualFile.allCases { check(kind.words, "\(kind)") }
  }

  func testFilesOfAPerson() {
    let full = FileExportProblem(SystemError(ENOSPC))
    XCTAssertEqual(full.words(.english), "Not written: No space left on device")
    XCTAssertEqual(full.words(.russian), "Не записано: на диске нет места")
    let shut = FileIntakeProblem.unreadable(SystemError(EACCES))
    XCTAssertEqual(shut.words(.english), "It cannot be read: Permission denied")
    XCTAssertEqual(shut.words(.russian), "Не читается: нет доступа")
  }

  func testErrorsOfFoundation() {
    let gone = CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: "/a/b"])
    XCTAssertEqual(ErrorText.of(gone, .english), "/a/b: No such file or directory")
    XCTAssertEqual(ErrorText.of(gone, .russian), "/a/b: нет такого файла или папки")
    let other = CocoaError(.featureUnsupported)
    check({ ErrorText.of(other, $0) }, "no number of the system")
    XCTAssertEqual(FailureReason(gone).words(.russian), ErrorText.of(gone, .russian))
    XCTAssertEqual("\(FailureReason(gone))", ErrorText.of(gone, .english))
  }
}
