import AppRuntime
import CatinderDomain
import FilePrompts
import Foundation
import Synchronization
import XCTest

@testable import CatinderScreens

/// A photo whose answer was lost is sent again under the same identifier.
final class PhotoTriesTests: XCTestCase {
  private let profile = Profile(uid: ProfileID(UUID()), name: "Ann", age: 3)

  private var feature: OwnProfileFeature {
    OwnProfileFeature(
      client: CatinderClient(
        dependencies: CatinderDependencies(
          service: { _ throws(CatinderError) in throw .notLoggedIn }, host: nil,
          photos: URL(filePath: "/nowhere"), paths: TypedPath(home: nil, workingFolder: "/"),
          now: { .distantPast }, makeID: { UUID() }, keptSession: { nil }, keep: { _ in },
          drafts: CatinderDrafts(load: { _ in nil }, save: { _, _ in nil }))))
  }

  func testEachTryOfAPhotoHasTheSameIdentifier() throws {
    var (state, profile) = (OwnProfileState(profile), profile)
    func perform(_ action: OwnProfileAction) {
      _ = feature.updateOwnPhotos(&state, &profile, action, Environment())
    }
    perform(.addTapped)
    perform(.prompt(.chosen("/a.jpg", isReplacing: false)))
    let first = try XCTUnwrap(state.upload)
    perform(.added(.failure(.refused(.emptyData))))
    XCTAssertNotNil(state.prompt, "it stays open")
    perform(.prompt(.chosen("/a.jpg", isReplacing: false)))
    XCTAssertEqual(state.upload, first)
    perform(.prompt(.chosen("/b.jpg", isReplacing: false)))
    XCTAssertNotEqual(state.upload?.id, first.id, "another photo")
    perform(.added(.success("b.jpg")))
    XCTAssertNil(state.upload)
    XCTAssertEqual(profile.photosNames, ["b.jpg"])
    // The profile was read meanwhile, and has it.
    perform(.added(.success("b.jpg")))
    XCTAssertEqual(profile.photosNames, ["b.jpg"])
    perform(.addTapped)
    perform(.prompt(.chosen("/b.jpg", isReplacing: false)))
    let next = try XCTUnwrap(state.upload)
    perform(.prompt(.cancelled))
    XCTAssertNil(state.upload)
    perform(.addTapped)
    perform(.prompt(.chosen("/b.jpg", isReplacing: false)))
    XCTAssertNotEqual(state.upload?.id, next.id, "added once more on purpose")
  }
}
