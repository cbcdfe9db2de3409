import Scheduling
import Synchronization
import Terminal
import Toolkit
import XCTest

@testable import AppRuntime

final class PictureCacheTests: XCTestCase {
  /// Draws an empty picture; fails as told; never comes to an end for the file `slow`.
  private final class Loader: Sendable {
    private let state = Mutex((loaded: [String](), failure: (any Error)?.none))

    var loaded: [String] { state.withLock { $0.loaded } }

    func fail(_ error: (any Error)?) { state.withLock { $0.failure = error } }

    func load(_ request: PictureRequest) async throws -> DrawnPicture {
      let failure = state.withLock { state in
        state.loaded.append(request.file)
        return state.failure
      }
      if let failure { throw failure }
      if request.file == "slow" {
        let (never, source) = AsyncStream<Void>.makeStream()
        for await _ in never {}
        source.finish()
      }
      return DrawnPicture(cells: Surface(size: request.size))
    }
  }

  private struct Flood: Error {}

  private let activity = Activity()
  private let loader = Loader()

  @MainActor
  private func makeCache() -> PictureCache {
    let cache = PictureCache(activity: activity)
    let loader = loader
    cache.load = { try await loader.load($0) }
    return cache
  }

  private func request(_ file: String) -> PictureRequest {
    PictureRequest(file: file, size: Size(2, 1), depth: .none)
  }

  @MainActor
  private func settle() async {
    await withCheckedContinuation { done in activity.whenIdle { done.resume() } }
  }

  @MainActor
  func testAPictureIsLoadedOnceAndThere() async {
    let cache = makeCache()
    var changes = 0
    cache.onChange = { changes += 1 }
    cache.want([request("cat")])
    XCTAssertEqual(activity.busy, ["picture"], "at once, so that nobody takes it for settled")
    cache.want([request("cat")])
    await settle()
    cache.want([request("cat")])
    XCTAssertTrue(activity.isIdle)
    XCTAssertEqual(loader.loaded, ["cat"])
    XCTAssertEqual(changes, 1)
    XCTAssertEqual(
      cache.entries[request("cat")], .ready(DrawnPicture(cells: Surface(size: Size(2, 1)))))
  }

  @MainActor
  func testAFailureStaysWhileItShowsAndIsTriedAnewLater() async {
    let cache = makeCache()
    loader.fail(PictureFailure.tooLarge)
    cache.want([request("cat")])
    await settle()
    cache.want([request("cat")])
    XCTAssertEqual(cache.entries[request("cat")], .failed(.tooLarge))
    XCTAssertEqual(loader.loaded.count, 1)
    cache.want([])
    XCTAssertEqual(cache.entries, [:])
    loader.fail(Flood())
    cache.want([request("cat")])
    await settle()
    XCTAssertEqual(cache.entries[request("cat")], .failed(.unreadable))
  }

  @MainActor
  func testWhatNobodyWaitsForAnyMoreIsEnded() async {
    let cache = makeCache()
    cache.onChange = { XCTFail("nothing has come") }
    cache.want([request("slow")])
    cache.want([])
    await settle()
    XCTAssertEqual(cache.entries, [:])
  }

  @MainActor
  func testTheNewestOfWhatNoLongerShowsAreKept() async {
    let cache = makeCache()
    for index in 0..<60 {
      cache.want([request("\(index)")])
      await settle()
    }
    cache.want([])
    XCTAssertEqual(
      Set(cache.entries.keys.map(\.file)), Set((12..<60).map { "\($0)" }), "48 of them")
    cache.want([request("59"), request("0")])
    await settle()
    XCTAssertEqual(loader.loaded.suffix(2), ["59", "0"], "only what was dropped is loaded again")
  }

  @MainActor
  func testWithoutALoaderNothingBegins() async {
    let cache = PictureCache(activity: activity)
    cache.want([request("cat")])
    XCTAssertTrue(activity.isIdle)
    XCTAssertEqual(cache.entries, [:])
  }
}
