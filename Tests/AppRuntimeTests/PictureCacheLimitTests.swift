import Scheduling
import Semantics
import Terminal
import Toolkit
import XCTest

@testable import AppRuntime

final class PictureCacheLimitTests: XCTestCase {
  private func request(_ name: String) -> PictureRequest {
    LoadedPictures().request(name, Size(4, 2), .fit, depth: .none, background: .default)
  }

  /// A picture whose own bytes are as many as said.
  private static func picture(bytes: Int) -> DrawnPicture {
    DrawnPicture(
      cells: Surface(size: Size(4, 2)),
      graphics: .init(format: .sixel, sequence: [UInt8](repeating: 0, count: bytes)))
  }

  /// Waits until all that was wanted has come.
  @MainActor
  private func settle(_ activity: Activity) async {
    await withCheckedContinuation { continuation in activity.whenIdle { continuation.resume() } }
  }

  @MainActor
  private func kept(of count: Int, bytes: Int) async -> Int {
    let activity = Activity()
    let cache = PictureCache(activity: activity)
    cache.load = { _ in Self.picture(bytes: bytes) }
    for number in 1...count {
      cache.want([request("\(number)")])
      await settle(activity)
    }
    cache.want([])
    XCTAssertNotNil(cache.entries[request("\(count)")], "the newest is kept")
    return cache.entries.count
  }

  @MainActor
  func testSparePicturesAreKeptUpToTheirBytes() async throws {
    let count = await kept(of: 6, bytes: 20 << 20)
    XCTAssertEqual(count, 3)
  }

  /// A decoder that never answers and does not listen to its end.
  @MainActor
  func testAHungPictureKeepsNobodyFromSettlingOnceItIsStopped() async throws {
    let (gate, open) = AsyncStream<Void>.makeStream()
    let session = WordFeature { _ in PictureView("photo", file: "hung", alt: "A cat") }.session()
    session.loadPicture = { _ in
      // Where it was cancelled, the stream still waits for its end.
      await Task { for await _ in gate {} }.value
      return Self.picture(bytes: 1)
    }
    session.send("x")
    XCTAssertFalse(session.store.isSettled)
    session.stopPictures()
    XCTAssertTrue(session.store.isSettled)
    await session.settle()
    session.send("y")
    XCTAssertTrue(session.store.isSettled, "nothing is loaded any more")
    XCTAssertNil(session.loadPicture)
    open.finish()
  }
}
