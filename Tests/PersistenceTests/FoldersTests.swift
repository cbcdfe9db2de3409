import Foundation
import Persistence
import XCTest

final class FoldersTests: XCTestCase {
  private func paths(_ environment: [String: String]) throws -> [String] {
    try Folders(application: "moggy", environment: environment).all.map { $0.path() }
  }

  func testHomeAloneGivesTheDefaultsOfTheSpecification() throws {
    XCTAssertEqual(
      try paths(["HOME": "/homes/a"]),
      [
        "/homes/a/.local/share/moggy/", "/homes/a/.config/moggy/", "/homes/a/.local/state/moggy/",
        "/homes/a/.cache/moggy/", "/homes/a/.local/state/moggy/run/",
      ])
  }

  func testVariablesOfXDGWin() throws {
    let environment = [
      "XDG_DATA_HOME": "/d", "XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "/s",
      "XDG_CACHE_HOME": "/k", "XDG_RUNTIME_DIR": "/run/user/7",
    ]
    XCTAssertEqual(
      try paths(environment),
      ["/d/moggy/", "/c/moggy/", "/s/moggy/", "/k/moggy/", "/run/user/7/moggy/"])
  }

  func testAPathThatIsTooLongIsRefusedBeforeAnyFolderIsMade() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let deep = root.path() + String(repeating: "/y", count: 40_000)
    XCTAssertThrowsError(try Folders(application: "moggy", environment: ["HOME": deep]).create()) {
      guard case .cannotCreate(_, ENAMETOOLONG)? = $0 as? FolderError else {
        return XCTFail("\($0)".prefix(200).description)
      }
    }
    XCTAssertFalse(FileManager.default.fileExists(atPath: root.path()))
  }

  func testRelativeAndEmptyVariablesAreIgnored() throws {
    let environment = [
      "HOME": "/homes/a", "XDG_DATA_HOME": "relative", "XDG_CONFIG_HOME": "",
      "XDG_RUNTIME_DIR": "./run",
    ]
    XCTAssertEqual(try paths(environment), try paths(["HOME": "/homes/a"]))
  }

  func testWithoutHomeThereIsNowhereToGo() {
    for environment in [[:], ["HOME": ""], ["HOME": "relative"]] {
      XCTAssertThrowsError(try paths(environment)) {
        XCTAssertEqual($0 as? FolderError, .noHome)
      }
    }
  }

  func testOneFolderTakesEverything() throws {
    let folder = try TemporaryFolder()
    let folders = Folders(under: folder.file("deep/er"))
    try folders.create()
    for url in folders.all {
      XCTAssertTrue(url.path().hasPrefix(folder.url.path()))
      XCTAssertEqual(try mode(of: url), 0o700)
    }
    XCTAssertEqual(try mode(of: folder.file("deep/er")), 0o700)
    XCTAssertEqual(folders.database.path(), folder.url.path() + "deep/er/data/moggy.sqlite")
  }

  func testAFolderOpenToOthersIsClosed() throws {
    let folder = try TemporaryFolder()
    let folders = Folders(under: folder.url)
    try FileManager.default.createDirectory(at: folders.data, withIntermediateDirectories: true)
    XCTAssertEqual(chmod(folders.data.path(), 0o777), 0)
    try folders.create()
    XCTAssertEqual(try mode(of: folders.data), 0o700)
  }

  func testAFileInTheWayIsSaid() throws {
    let folder = try TemporaryFolder()
    try Data().write(to: folder.file("data"))
    XCTAssertThrowsError(try Folders(under: folder.url).create()) { error in
      XCTAssertEqual(error as? FolderError, .notAFolder(Folders(under: folder.url).data))
    }
  }

  func testAFolderThatCannotBeMadeIsSaidWithTheReason() throws {
    let folder = try TemporaryFolder()
    try Data().write(to: folder.file("file"))
    XCTAssertThrowsError(try Folders(under: folder.file("file/below")).create()) { error in
      XCTAssertTrue("\(error)".contains("Not a directory"), "\(error)")
    }
  }
}
