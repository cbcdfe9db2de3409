import Core
import Foundation
import Interchange
import XCTest

@testable import Persistence

/// Every failure of the records and their folders is told in Russian too.
final class FailureWordsTests: XCTestCase {
  private static let url = URL(filePath: "/d/moggy.sqlite")
  private static let problem = FileProblem("/d/moggy.sqlite", .read, SystemError(EIO))
  /// Paths and names stay in the letters that they have.
  private static let names = ["/d/moggy.sqlite", "SQLite", "HOME", "synchronous", "note", "puppy"]

  private func check(_ error: some WordedError, _ others: [String] = []) {
    let (english, russian) = (error.words(.english), error.words(.russian))
    XCTAssertEqual("\(error)", english)
    XCTAssertNotEqual(english, russian)
    let rest = (Self.names + others).reduce(russian) { $0.replacing($1, with: "") }
    XCTAssertNil(rest.range(of: "[A-Za-z]", options: .regularExpression), russian)
    XCTAssertNotNil(rest.range(of: "[а-яё]", options: .regularExpression), russian)
  }

  private static let failures: [DataStoreError] = [
    .notAPlainFile(url, .linkToNowhere), .emptyFile(url), .otherProgram(url),
    .foreignSchema(url, ForeignObject(type: "table", name: "note", isMissing: false)),
    .newerVersion(url), .olderVersion(url), .settingRefused(name: "synchronous", value: "2"),
    .fileReplaced(url), .file(problem), .interrupted(problem), .unsteady(url),
    .io(code: 266, path: url.path(), .read), .diskFull, .numbersUsedUp("note"), .readOnly,
    .busy(nil), .damaged, .badCopy, .constraint("puppy"), .engine(code: 21, message: "puppy"),
  ]

  /// A new case does not compile until it has a number here and a row above.
  private static func number(_ error: DataStoreError) -> Int {
    switch error {
    case .notAPlainFile: 0
    case .emptyFile: 1
    case .otherProgram: 2
    case .foreignSchema: 3
    case .newerVersion: 4
    case .olderVersion: 5
    case .settingRefused: 6
    case .fileReplaced: 7
    case .file: 8
    case .interrupted: 9
    case .unsteady: 10
    case .io: 11
    case .diskFull: 12
    case .numbersUsedUp: 13
    case .readOnly: 14
    case .busy: 15
    case .damaged: 16
    case .badCopy: 17
    case .constraint: 18
    case .engine: 19
    }
  }

  func testRecords() {
    XCTAssertEqual(Set(Self.failures.map(Self.number)), Set(0...19))
    for error in Self.failures { check(error) }
    XCTAssertEqual(
      Set(Self.failures.map { $0.words(.russian) }).count, Self.failures.count)
  }

  func testWhoeverHoldsTheRecordsIsNamed() throws {
    let nobody = FileHolder(process: .max)
    XCTAssertEqual(
      DataStoreError.busy(nobody).words(.russian),
      "процесс \(Int32.max) использует базу данных")
    let holder = FileHolder(process: getpid())
    let name = try XCTUnwrap(holder.name)
    XCTAssertEqual(
      "\(DataStoreError.busy(holder))", "\(name) (process \(getpid())) is using the database")
    XCTAssertEqual(
      DataStoreError.busy(holder).words(.russian),
      "\(name) (процесс \(getpid())) использует базу данных")
  }

  func testStepsOfTheEngine() {
    for step in EngineStep.allCases {
      check(DataStoreError.io(code: 266, path: nil, step))
      check(DataStoreError.io(code: 266, path: "/d/moggy.sqlite", step))
    }
    XCTAssertEqual(
      "\(DataStoreError.io(code: 266, path: nil, .read))",
      "the database: cannot be read: input/output error (SQLite 266)")
    XCTAssertEqual(
      "\(DataStoreError.io(code: 3850, path: "/a", .lock))",
      "/a: cannot be locked: input/output error (SQLite 3850)")
    XCTAssertEqual(
      "\(DataStoreError.io(code: 14, path: "/a", .open))", "/a: cannot be opened (SQLite 14)")
  }

  func testObjectsOfOthers() {
    for type in ["table", "index", "trigger", "view"] {
      for isMissing in [false, true] {
        let object = ForeignObject(type: type, name: "note", isMissing: isMissing)
        XCTAssertEqual(object.words(.english), (isMissing ? "no " : "") + "\(type) note")
        check(DataStoreError.foreignSchema(Self.url, object))
      }
    }
    XCTAssertEqual(
      ForeignObject(type: "trigger", name: "t", isMissing: true).words(.russian), "нет триггера t")
  }

  func testFolders() {
    let errors: [FolderError] = [
      .noHome, .cannotCreate(Self.url, ENOENT), .notAFolder(Self.url),
      .notWritable(Self.url, EACCES),
    ]
    for error in errors { check(error) }
    XCTAssertEqual(
      "\(errors[1])", "/d/moggy.sqlite: cannot be created: No such file or directory")
    XCTAssertEqual("\(errors[2])", "/d/moggy.sqlite: is not a folder")
    XCTAssertEqual("\(errors[3])", "/d/moggy.sqlite: cannot be written: Permission denied")
  }

  func testUndo() { check(UndoError.unusable(Act(kind: "puppy"))) }

  func testTheLock() {
    let errors: [InstanceLockError] = [
      .held(by: 712), .held(by: nil), .cannotOpen(Self.url, EROFS),
    ]
    for error in errors { check(error) }
    XCTAssertEqual("\(errors[0])", "the data folder is in use by process 712")
    XCTAssertEqual(errors[0].words(.russian), "папку с данными использует процесс 712")
    XCTAssertEqual("\(errors[1])", "the data folder is in use by another process")
    XCTAssertEqual("\(errors[2])", "/d/moggy.sqlite: cannot be locked: Read-only file system")
  }
}
