import AppRuntime
import Core
import Interchange
import JourneyKit
import Persistence
import PetsDomain
import PetsScreens
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// The pets are still being read, or cannot be read; in process, where that can be held.
final class LoadPetsJourney: JourneyCase {
  @MainActor
  func testWhileTheyAreReadOneCanAdd() async throws {
    try await inProcess(Launch(demo: true), first: []) { app, _ in
      try app.expectText("Loading…")
      try await app.press("d", "G")
      try app.expectText("Loading…")
      let card = try await app.on(PetListPage.self).add()
      try await card.fill(.name, "Rex")
      try app.expect(card.status).toHave(label: "✓ saved")
    }
  }

  @MainActor
  func testWhereTheyCannotBeReadOneTriesAgain() async throws {
    let reason = "the disk does not answer"
    try await inProcess(
      Launch(demo: true), first: [.tab(PetsFeature.self, .list(.loadFailed(FailureReason(reason))))]
    ) {
      app, _ in
      let list = try app.on(PetListPage.self)
      try app.expect(Query(.alert, "The pets could not be read.")).toExist()
      try app.expect(Query(.alert, reason)).toExist()
      try app.expect(Query(PetsID.retry)).toBe(.focused)
      try await app.press("r")
      try app.expect(list.count).toHave(label: "12 pets")
      try app.expect(list.grid).toBe(.focused)
    }
  }

  @MainActor
  func testTheReasonIsToldInTheLanguageOfTheScreen() async throws {
    let (full, busy) = (DataStoreError.diskFull, DataStoreError.busy(nil))
    try await inProcess(
      Launch(language: .russian, demo: true),
      first: [
        .tab(PetsFeature.self, .list(.loadFailed(FailureReason(full)))),
        .records(.backupFailed(FailureReason(busy))),
      ]
    ) { app, _ in
      try app.expectText("диск заполнен")
      try app.expectText("базу данных использует другая")
    }
  }

  @MainActor
  func testTryingAgainByItsButton() async throws {
    try await inProcess(
      Launch(demo: true), first: [.tab(PetsFeature.self, .list(.loadFailed(FailureReason("…"))))]
    ) {
      app, _ in
      try await app.element(PetsID.retry).click()
      try app.expect(app.on(PetListPage.self).count).toHave(label: "12 pets")
    }
  }
}
