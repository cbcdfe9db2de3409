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
  private func makeShelf() -> PictureCache {
    let shelf = PictureCache(activity: activity)
    let loader = loader
    shelf.load = { try await loader.load($0) }
    return shelf
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
    let shelf = makeShelf()
    var changes = 0
    shelf.onChange = { changes += 1 }
    shelf.want([request("cat")])
    XCTAssertEqual(activity.busy, ["picture"], "at once, so that nobody takes it for settled")
    shelf.want([request("cat")])
    await settle()
    shelf.want([request("cat")])
    XCTAssertTrue(activity.isIdle)
    XCTAssertEqual(loader.loaded, ["cat"])
    XCTAssertEqual(changes, 1)
    XCTAssertEqual(
      shelf.entries[request("cat")], .ready(DrawnPicture(cells: Surface(size: Size(2, 1)))))
  }

  @MainActor
  func testAFailureStaysWhileItShowsAndIsTriedAnewLater() async {
    let shelf = makeShelf()
    loader.fail(PictureFailure.tooLarge)
    shelf.want([request("cat")])
    await settle()
    shelf.want([request("cat")])
    XCTAssertEqual(shelf.entries[request("cat")], .failed(.tooLarge))
    XCTAssertEqual(loader.loaded.count, 1)
    shelf.want([])
    XCTAssertEqual(shelf.entries, [:])
    loader.fail(Flood())
    shelf.want([request("cat")])
    await settle()
    XCTAssertEqual(shelf.entries[request("cat")], .failed(.unreadable))
  }

  @MainActor
  func testWhatNobodyWaitsForAnyMoreIsEnded() async {
    let shelf = makeShelf()
    shelf.onChange = { XCTFail("nothing has come") }
    shelf.want([request("slow")])
    shelf.want([])
    await settle()
    XCTAssertEqual(shelf.entries, [:])
  }

  @MainActor
  func testTheNewestOfWhatNoLongerShowsAreKept() async {
    let shelf = makeShelf()
    for index in 0..<60 {
      shelf.want([request("\(index)")])
      await settle()
    }
    shelf.want([])
    XCTAssertEqual(
      Set(shelf.entries.keys.map(\.file)), Set((12..<60).map { "\($0)" }), "48 of them")
    shelf.want([request("59"), request("0")])
    await settle()
    XCTAssertEqual(loader.loaded.suffix(2), ["59", "0"], "only what was dropped is loaded again")
  }

  @MainActor
  func testWithoutALoaderNothingBegins() async {
    let shelf = PictureCache(activity: activity)
    shelf.want([request("cat")])
    XCTAssertTrue(activity.isIdle)
    XCTAssertEqual(shelf.entries, [:])
  }
}
