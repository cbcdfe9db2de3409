import AppRuntime
import Core
import FilePrompts
import Foundation
import Persistence
import Scheduling
import Toolkit
import XCTest

@testable import TravelDomain
@testable import TravelScreens

/// A large file is read beside all else: who has left the question meanwhile is not called back.
final class LateTravelAnswerTests: XCTestCase {
  private func feature() throws -> TravelFeature {
    let clock = ManualClock(now: Date(timeIntervalSince1970: 1_790_000_000))
    let store = try DataStore(
      .inMemory, schemas: [TravelRepository.schema], activity: Activity(), clock: clock)
    return TravelFeature(
      .alone(gazetteer: { throw CocoaError(.fileNoSuchFile) }) {
        TravelRepository(store, gazetteer: $0, clock: clock, language: $1)
      })
  }

  private func asked(_ feature: TravelFeature) -> TravelState {
    var state = TravelState(settings: TravelSettings())
    _ = feature.update(&state, .files(.asked(.load)), Environment())
    _ = feature.update(
      &state, .files(.prompt(.chosen("/a.csv", isReplacing: false))), Environment())
    return state
  }

  func testAnAnswerToAQuestionThatWasLeft() throws {
    let feature = try feature()
    var state = asked(feature)
    let preview = ImportPreview(format: .csv)
    _ = feature.update(&state, .files(.prompt(.cancelled)), Environment())
    XCTAssertNil(state.files.question)
    XCTAssertNil(state.files.preview)
    _ = feature.update(
      &state, .files(.looked("/a.csv", preview, ticket: 1)), Environment())
    XCTAssertNil(state.files.question)
    XCTAssertNil(state.files.preview)
    _ = feature.update(&state, .files(.asked(.load)), Environment())
    _ = feature.update(
      &state, .files(.looked("/a.csv", preview, ticket: 1)), Environment())
    XCTAssertNil(state.files.preview)
    XCTAssertNotNil(state.files.question)
  }

  func testAddingThatFailedCanBeTriedAgain() throws {
    let feature = try feature()
    var state = TravelState(settings: TravelSettings())
    _ = feature.update(&state, .files(.asked(.load)), Environment())
    state.files.preview = .init(file: "a", content: ImportPreview(format: .csv))
    state.files.preview?.isAdding = true
    _ = feature.update(&state, .files(.notAdded(ticket: 1)), Environment())
    XCTAssertEqual(state.files.preview?.isAdding, false)
    _ = feature.update(&state, .files(.added(ticket: 1)), Environment())
    XCTAssertNil(state.files.question)
    XCTAssertNil(state.files.preview)
  }
}
