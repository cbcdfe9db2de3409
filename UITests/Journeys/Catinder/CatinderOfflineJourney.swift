import CatinderScreens
import Foundation
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// A user whose server cannot be reached for a while.
final class CatinderOfflineJourney: JourneyCase {
  private static let sizes = [Size(120, 40), Size(80, 24), Size(40, 12)]

  private var offline: Query { Query(CatinderID.outdated) }

  @MainActor
  func testWhatWasSaidLastIsShownWithItsAge() async throws {
    for size in Self.sizes {
      let stage = try await CatinderStage(.well)
      try await inBoth(Launch(tab: .catinder, catinder: stage.address), size: size) { app in
        let deck = try await app.on(CatinderLoginPage.self).logIn()
        try app.expect(offline).notToExist()
        try await app.press("h")
        await stage.stop()
        try await app.relaunch()
        try app.expect(offline).toShow("Offline")
        try app.expect(offline).toShow("just now")
        try app.expect(deck.card).toHave(label: "Bruno, 3")
        try await app.press("m")
        let list = try app.on(CatinderMessagesPage.self)
        try app.expect(list.row(0)).toShow("Dora")
        try app.expect(list.list).toBe(.focused)
        try await app.press(.escape, "l")
        try app.expect(deck.failure).toShow("1 decision not sent")
        try app.expect(deck.card).toHave(label: "Cleo, 3")
      }
    }
  }

  /// Not side by side: with the time, the program tries the stream of news again.
  @MainActor
  func testTheAgeGrows() async throws {
    let here = try await CatinderStage(.well)
    try await inProcess(Launch(tab: .catinder, catinder: here.address)) { app, _ in
      try await expectAge(app, here)
    }
    let there = try await CatinderStage(.well)
    try await onRealProgram(Launch(tab: .catinder, catinder: there.address)) { app, _, _ in
      try await expectAge(app, there)
    }
  }

  @MainActor
  private func expectAge(_ app: Journey, _ stage: CatinderStage) async throws {
    try await app.on(CatinderLoginPage.self).logIn()
    await stage.stop()
    try await app.relaunch()
    try app.expect(offline).toShow("just now")
    try await app.advance(by: .seconds(300))
    try await app.press("z", "t")
    try app.expect(offline).toShow("5 minutes ago")
  }

  /// What belongs to nobody any more is gone.
  @MainActor
  func testNothingIsLeftAfterLoggingOut() async throws {
    let stage = try await CatinderStage(.well)
    try await inBoth(Launch(tab: .catinder, catinder: stage.address)) { app, folders in
      try await app.on(CatinderLoginPage.self).logIn()
      XCTAssertEqual(folders.map { Self.answers(in: $0).isEmpty }, [false, false])
      try await CatinderDeckPage(app: app).logOut()
      XCTAssertEqual(folders.map { Self.answers(in: $0) }, [[], []])
      await stage.stop()
      try await app.relaunch()
      try app.expect(app.on(CatinderLoginPage.self).user).toHave(value: "")
    }
  }

  /// Where the server is there again, it is asked again.
  @MainActor
  func testTheServerIsAskedAgain() async throws {
    let house = try await CatinderHouse()
    try await inEach(Launch(tab: .catinder, catinder: house.address)) { app in
      try await app.on(CatinderLoginPage.self).logIn()
      await house.close()
      try await app.relaunch()
      try app.expect(offline).toShow("Offline")
      try await house.reopen()
      try await app.press("r")
      try await app.advance(by: .milliseconds(1))
      try await app.eventually { try app.expect(offline).notToExist() }
      try app.expect(Query(CatinderID.empty)).toExist()
    }
    await house.close()
  }

  private static func answers(in data: DataFolder) -> [String] {
    let files = FileManager.default.enumerator(atPath: data.path)
    return (files?.compactMap { $0 as? String } ?? []).filter {
      $0.contains(".answers/") && $0.hasSuffix(".json")
    }
  }
}
