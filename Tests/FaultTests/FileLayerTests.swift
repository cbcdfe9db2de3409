import Faults
import Foundation
import Interchange
import Persistence
import XCTest

@testable import CatinderServer

/// Calls that once passed the file system of the tests by.
final class FileLayerTests: FaultCase {
  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "moggy-layer-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
    return folder
  }

  /// A folder whose name could not be synced goes again, so that the next try makes it anew.
  func testAFolderThatWasNotSyncedIsRemovedByTheLayer() async throws {
    let folder = try folder()
    let new = folder.appending(path: "new", directoryHint: .notDirectory)
    try await FaultyDisk.run(in: folder, Fault(.sync, .fails, number: 1)) { disk in
      XCTAssertThrowsError(try DiskFile(url: new).createFolder())
      XCTAssertEqual(disk.counts[.rmdir], 1)
      XCTAssertFalse(FileManager.default.fileExists(atPath: new.path()))
    }
  }

  /// The number of the process only tells others who it is.
  func testALockWithoutItsNumberHolds() async throws {
    for fault in [
      Fault(.write, .fails, number: 1), Fault(.write, .isFull, number: 1),
      Fault(.truncate, .fails, number: 1),
    ] {
      let folder = try folder()
      let file = folder.appending(path: "lock", directoryHint: .notDirectory)
      try await FaultyDisk.run(in: folder, fault) { disk in
        let lock = try InstanceLock(at: file)
        XCTAssertEqual(disk.injected, 1, "\(fault)")
        XCTAssertThrowsError(try InstanceLock(at: file)) {
          XCTAssertEqual($0 as? InstanceLockError, .held(by: getpid()))
        }
        withExtendedLifetime(lock) {}
      }
    }
  }

  /// A picture that cannot be read is not one that is not there.
  func testAPictureOfTheServerThatCannotBeReadIsNotMissing() async throws {
    let folder = try folder()
    let content = Data("picture".utf8)
    try content.write(to: folder.appending(path: "a.jpg"))
    try content.write(to: folder.appending(path: "b.upload"))
    try await FaultyDisk.run(in: folder) { disk in
      let pictures = try PictureFolder(folder, isOwn: true)
      XCTAssertEqual(disk.counts[.list], 1)
      XCTAssertEqual(disk.counts[.delete], 1, "what was left of an upload")
      XCTAssertEqual(try pictures.bytes(of: "a.jpg"), content)
      XCTAssertNil(try pictures.bytes(of: "none.jpg"))
      for call in [FileCall.open, .read, .size] {
        disk.begin(Fault(call, .fails, number: 1))
        XCTAssertThrowsError(try pictures.bytes(of: "a.jpg"), "\(call)")
        XCTAssertEqual(disk.injected, 1, "\(call)")
      }
      disk.begin(nil)
      pictures.remove("a.jpg")
      XCTAssertEqual(disk.counts[.delete], 1)
    }
  }
}
