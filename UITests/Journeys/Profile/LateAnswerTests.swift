import AppRuntime
import Core
import FilePrompts
import Foundation
import Persistence
import PetsDomain
import Scheduling
import Toolkit
import XCTest

@testable import PetsScreens
@testable import ProfileScreens

/// Answers that come after their dialog was closed, and another one was opened.
final class LateAnswerTests: XCTestCase {
  private let profile = ProfileFeature(
    service: DataService(
      propose: { _ in "" }, paths: TypedPath(home: "/", workingFolder: "/"), copies: { [] },
      look: { _, _, _ in .failure(.missing) }, perform: { _, _, _, _ in .failure(.missing) }),
    disk: DiskService(measure: { throw CancellationError() }, free: { 0 }),
    pets: ListedPets(
      page: AnyTab(NoPets(), state: 0), count: { _ in Subscription(onCancel: {}) },
      none: { _ in "" }),
    writeMail: { _ in false })

  private let moment = Moment(.last, hour: 9, minute: 0)

  private let contents = DataContents.backup(
    BackupContents(date: nil, program: "", pets: 9, records: 0, files: 0, missing: 0))

  private func opened(_ operations: [DataOperation]) -> ProfileState {
    var state = ProfileState(
      start: Environment(), dataFolder: nil, about: AboutInfo(version: "", build: "", parts: []))
    for operation in operations {
      _ = profile.update(&state, .data(.tapped(operation)), Environment())
    }
    return state
  }

  func testAnAnswerDoesNotLandInAnotherDialog() {
    for later in DataOperation.allCases {
      let before = opened([.restore, later])
      let answers: [DataAction] = [
        .looked(.success(contents)), .looked(.failure(.missing)), .proposed("~/x"),
        .copiesFound([KeptCopy(path: "x", date: moment)]),
        .finished(.restore, path: "x", .success(contents)),
        .finished(.restore, path: "x", .failure(.diskFull)),
      ]
      for answer in answers {
        var state = before
        _ = profile.update(&state, .data(.answer(ticket: 1, answer)), Environment())
        XCTAssertEqual(state, before, "\(later) \(answer)")
      }
      var state = before
      _ = profile.update(&state, .data(.answer(ticket: 2, .proposed("~/mine"))), Environment())
      XCTAssertEqual(state.data.dialog?.prompt.text, "~/mine")
    }
  }

  func testAnAttachedFileLeavesAnotherQuestionAndAnotherPetsPageAlone() throws {
    let store = try DataStore(
      .inMemory, schemas: [PetRepository.schema], activity: Activity(),
      clock: ManualClock(now: Date(timeIntervalSince1970: 0)))
    let pets = PetRepository(
      store, clock: ManualClock(now: Date(timeIntervalSince1970: 0)), timeZone: .gmt)
    let feature = HealthFeature(pets: pets, paths: TypedPath(home: "/", workingFolder: "/"))
    let (rex, max) = (UUID(), UUID())
    var state = HealthState()
    state.page = HealthPageState(pet: rex, kind: .document)
    _ = feature.update(&state, .file(.asked(.attach, text: "~/a")), Environment())
    _ = feature.update(&state, .file(.prompt(.cancelled)), Environment())
    state.page = HealthPageState(pet: max, kind: .document)
    _ = feature.update(&state, .file(.asked(.attach, text: "~/b")), Environment())
    let before = state
    let document = pets.health.blank(Document.self, of: rex)
    _ = feature.update(&state, .file(.looked("~/a", document, ticket: 1)), Environment())
    XCTAssertEqual(state, before)
    _ = feature.update(&state, .file(.added(ticket: 1)), Environment())
    XCTAssertEqual(state, before)
    // Its own answer closes it, but opens no form on the page of another pet.
    _ = feature.update(&state, .file(.looked("~/b", document, ticket: 2)), Environment())
    XCTAssertNil(state.file.question)
    XCTAssertNil(state.page?.form)
  }
}

/// A list of pets that nobody opens.
private struct NoPets: Tab {
  static let name = "none"
  static let actions: [ActionGroup] = []

  func title(_ language: Language) -> String { "" }

  func action(on event: TabEvent) -> Int? { nil }

  func update(_ state: inout Int, _ action: Int, _ environment: Environment) -> Effect<Int> {
    .none
  }

  func view(_ state: Int, _ environment: Environment) -> Element<Int> { Element(Spacer()) }
}
