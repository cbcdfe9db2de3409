import CatinderScreens
import Core
import Foundation
import Interchange
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// A user changes the account itself, takes the data out of it, and ends it.
final class CatinderAccountJourney: JourneyCase {
  private static let sizes = [Size(120, 40), Size(80, 24), Size(40, 12)]

  /// Ann, with a server that can go.
  @MainActor
  private func inside(
    sizes: [Size] = [Size(80, 24)],
    _ journey: (Journey, CatinderHouse, CatinderAccountPage) async throws -> Void
  ) async throws {
    for size in sizes {
      try await inEachWithHouse(size: size) { app, house in
        _ = try await app.on(CatinderLoginPage.self).logIn("Ann", "milk and fish")
        try await journey(app, house, CatinderAccountPage(app: app))
      }
    }
  }

  @MainActor
  func testThePasswordIsChanged() async throws {
    try await inside(sizes: Self.sizes) { app, _, page in
      try await page.open("password")
      try app.expect(page.text).toHave(
        label: "At least 8 characters. All other computers are logged out.")
      try app.expect(page.old).toBe(.focused)
      try await app.type("milk and fish")
      try await app.press(.tab)
      try await app.type("cream and fish")
      try await app.press(.tab)
      try await app.type("cream")
      try await app.press(.enter)
      try app.expect(page.againProblem).toHave(label: "! The two passwords differ.")
      try await app.type(" and fish")
      try await app.press(.enter)
      try app.expect(page.dialog).notToExist()
      try app.expect(app.on(ShellPage.self).toast).toHave(
        label: "The password is changed; other computers have to log in again.")
      try await page.open("logOut")
      let login = try app.on(CatinderLoginPage.self)
      try await login.logIn("Ann", "cream and fish")
      try app.expect(CatinderDeckPage(app: app).empty).toExist()
    }
  }

  @MainActor
  func testAWrongPasswordChangesNothing() async throws {
    try await inside { app, _, page in
      try await page.open("delete")
      try await page.confirm.click()
      try app.expect(page.oldProblem).toShow("! A password is needed.")
      try await page.old.click()
      try await app.type("a guess")
      try await app.press(.enter)
      try app.expect(page.problem).toShow("! Nothing was changed: the password is wrong.")
      try await app.press(.escape, .escape)
      try app.expect(CatinderDeckPage(app: app).empty).toExist()
    }
  }

  @MainActor
  func testLoggingOutEverywhere() async throws {
    try await inside(sizes: Self.sizes) { app, house, page in
      try await page.open("everywhere")
      try app.expect(page.text).toHave(
        label: "This computer and all others have to log in again.")
      try await page.confirm.click()
      try app.expect(app.on(CatinderLoginPage.self).user).toHave(value: "")
      try await app.relaunch()
      try app.expect(app.on(CatinderLoginPage.self).user).toExist()
    }
  }

  /// The dialog says what goes; afterwards the account is free.
  @MainActor
  func testTheAccountIsDeleted() async throws {
    try await inside(sizes: Self.sizes) { app, house, page in
      let bob = try await house.guest("Bob")
      let before = try await bob.names()
      XCTAssertEqual(before, ["Ann"])
      try await page.open("delete")
      try app.expect(page.text).toHave(
        label: """
          Your profile, photos, decisions, matches and all messages are deleted on the server, for \
          the other cats too. This cannot be undone. Type your password to confirm.
          """)
      try await app.type("milk and fish")
      try await app.press(.enter)
      let login = try app.on(CatinderLoginPage.self)
      try app.expect(login.user).toHave(value: "")
      try app.expect(app.on(ShellPage.self).toast).toHave(
        label: "The account and all its data are deleted.")
      let after = try await bob.names()
      XCTAssertEqual(after, [])
    }
  }

  @MainActor
  func testTheOwnDataGoIntoAFile() async throws {
    let target = try DataFolder()
    try await inside(sizes: Self.sizes) { app, _, page in
      let path = target.path + "/mine-\(UUID().uuidString).zip"
      try await page.open("data")
      try await app.press(.end, .control("u"))
      try await app.type(path)
      try await app.press(.enter)
      try app.expect(app.on(ShellPage.self).toast).toShow("Written to")
      let archive = try ZipArchive(try Data(contentsOf: URL(filePath: path)))
      XCTAssertEqual(archive.entries.map(\.name), ["catinder.json"])
      let records = try archive.content(of: archive.entries[0])
      XCTAssertTrue(String(decoding: records, as: UTF8.self).contains(#""user":"ann""#))
    }
  }

  /// What needs the server says so, and nothing changes.
  @MainActor
  func testWithoutTheServerNothingChanges() async throws {
    try await inside { app, house, page in
      await house.close()
      let words = "Offline: this needs the server. Nothing was changed."
      try await page.open("delete")
      try await app.type("milk and fish")
      try await app.press(.enter)
      try app.expect(page.problem).toHave(label: "! " + words)
      try await app.press(.escape)
      try await page.open("everywhere")
      try await page.confirm.click()
      try app.expect(page.problem).toHave(label: "! " + words)
      try await app.press(.escape)
      try await page.open("blocked")
      try app.expect(page.problem).toHave(label: "! " + words)
      try await app.press(.escape)
      try await house.reopen()
      try await page.open("blocked")
      try app.expect(page.blocked).toShow("You have blocked nobody.")
    }
  }

  @MainActor
  func testInRussian() async throws {
    var launch = Launch(tab: .catinder)
    launch.language = .russian
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        _ = try await app.on(CatinderLoginPage.self).logIn()
        let page = CatinderAccountPage(app: app)
        try await page.open("delete")
        try app.expect(page.text).toHave(
          label: """
            Профиль, фото, решения, пары и все сообщения удалятся с сервера, и у других котов тоже. \
            Отменить это нельзя. Чтобы подтвердить, введите пароль.
            """)
        try await app.type("milk")
        try await app.press(.enter)
        try app.expect(app.on(ShellPage.self).toast).toHave(
          label: "Аккаунт и все его данные удалены.")
      }
    }
  }
}
