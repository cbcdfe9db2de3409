import CatinderScreens
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// A user goes into Catinder and out again.
final class CatinderLoginJourney: JourneyCase {
  private static let sizes = [Size(120, 40), Size(80, 24), Size(40, 12)]

  private var launch: Launch { Launch(tab: .catinder) }

  @MainActor
  func testAnyNameAndPasswordDo() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let login = try app.on(CatinderLoginPage.self)
        try app.expect(login.hint).toShow("Any account and password")
        try app.expect(login.user).toBe(.focused)
        let deck = try await login.logIn()
        try app.expect(deck.card).toHave(label: "Busya, 3")
      }
    }
  }

  @MainActor
  func testThePasswordIsHidden() async throws {
    try await inBoth(launch) { app in
      let login = try app.on(CatinderLoginPage.self)
      try await login.password.click()
      try await app.type("milk")
      try app.expect(login.password).toHave(value: "••••")
      try app.expectNoText("milk")
    }
  }

  @MainActor
  func testAnEmptyFieldIsRefused() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let login = try app.on(CatinderLoginPage.self)
        try await login.enter.click()
        try app.expect(login.userProblem).toShow("! An account is needed.")
        try app.expect(login.user).toBe(.invalid)
        try await login.user.click()
        try await app.type("Murka")
        try app.expect(login.userProblem).notToExist()
        try await app.press(.enter, .enter)
        try app.expect(login.passwordProblem).toShow("! A password is needed.")
        try app.expect(login.password).toBe([.invalid, .focused])
      }
    }
  }

  @MainActor
  func testTheFieldShakes() async throws {
    var launch = launch
    launch.hasMotion = true
    try await inBoth(launch) { app in
      let login = try app.on(CatinderLoginPage.self)
      try await login.user.click()
      try await app.press(.enter, .enter)
      try app.expect(login.password).notToBe(.invalid)
      try await app.press(.backTab)
      try await login.enter.click()
      try await app.advance(by: .milliseconds(40))
      let shaken = app.screen.surface
      try await app.advance(by: .milliseconds(460))
      XCTAssertNotEqual(app.screen.surface, shaken)
    }
  }

  @MainActor
  func testEnterLeadsOn() async throws {
    try await inBoth(launch) { app in
      let login = try app.on(CatinderLoginPage.self)
      try await app.type("Murka")
      try await app.press(.enter)
      try app.expect(login.password).toBe(.focused)
      try await app.press(.backTab)
      try app.expect(login.user).toBe(.focused)
      try await app.press(.tab)
      try app.expect(login.password).toBe(.focused)
    }
  }

  @MainActor
  func testAWrongPasswordIsSaid() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let login = try app.on(CatinderLoginPage.self)
        try await login.logIn().logOut()
        try await app.type("Murka")
        try await app.press(.enter)
        try await app.type("cream")
        try await app.press(.enter)
        try app.expect(login.problem).toHave(
          label: "! You are not logged in: account and password do not match.")
        try app.expect(login.user).toHave(value: "Murka")
      }
    }
  }

  @MainActor
  func testTheSessionIsKept() async throws {
    try await inBoth(launch) { app in
      try await app.on(CatinderLoginPage.self).logIn()
      try await app.relaunch()
      let deck = try app.on(CatinderDeckPage.self)
      try app.expect(deck.card).toExist()
    }
  }

  @MainActor
  func testTheSessionIsNotKeptWhereNotWanted() async throws {
    try await inBoth(launch) { app in
      let login = try app.on(CatinderLoginPage.self)
      try await login.keeps.click()
      try await login.user.click()
      try await login.logIn()
      try await app.relaunch()
      try app.expect(login.user).toHave(value: "")
    }
  }

  @MainActor
  func testLoggingOutClearsBothFields() async throws {
    try await inBoth(launch) { app in
      let login = try app.on(CatinderLoginPage.self)
      try await login.logIn()
      try await app.press("p", .backTab, "L")
      try app.expect(login.user).toHave(value: "")
      try app.expect(login.password).toHave(value: "")
      try await app.relaunch()
      try app.expect(login.user).toExist()
      try await login.logIn()
      try await app.press("p", .control("p"))
      try await app.type("log out")
      try await app.press(.enter)
      try app.expect(login.user).toHave(value: "")
    }
  }

  /// One key among the cards does not end the session.
  @MainActor
  func testTheDeckDoesNotLogOut() async throws {
    try await inBoth(launch) { app in
      let deck = try await app.on(CatinderLoginPage.self).logIn()
      try await app.press("L")
      try app.expect(deck.card).toHave(label: "Busya, 3")
    }
  }

  /// Of somebody else's server, its port is named, too; the rules stand there before anything is typed.
  @MainActor
  func testANewAccountOnASharedServerByItsKey() async throws {
    for size in Self.sizes {
      try await inEachWithHouse(size: size) { app, house in
        let login = try app.on(CatinderLoginPage.self)
        try app.expect(login.hint).toShow(String(house.address.dropFirst("http://".count)))
        try await app.press(.control("n"))
        try app.expect(login.hint).toHave(label: Self.rules)
        try app.expect(login.user).toBe(.focused)
        try await app.type("ann-of-the-roof")
        try await app.press(.enter)
        try await app.type("milk and fish")
        try await app.press(.enter)
        try await app.type("milk and fish")
        try await app.press(.enter)
        try await app.type("Ann")
        try await app.press(.enter)
        let deck = try app.on(CatinderDeckPage.self)
        try app.expect(deck.empty).toExist()
        try await app.press("p")
        try app.expect(app.on(CatinderProfilePage.self).name).toHave(value: "Ann")
        try await app.press(.escape)
        try await deck.logOut()
        try await login.logIn("ann-of-the-roof", "milk and fish")
        try app.expect(deck.empty).toExist()
      }
    }
  }

  private static let rules = """
    Only you see the account name; it is for logging in. The password needs at least 8 characters. \
    Everybody sees the name of your cat; two cats may have the same.
    """

  /// By the mouse alone but for the texts; each mistake is told at its field, and nothing is lost.
  @MainActor
  func testAMistakeInANewAccountIsToldAtItsField() async throws {
    // Lower down, the page scrolls, and the pointer does not reach its button.
    for size in [Size(120, 40), Size(80, 24)] {
      try await inEachWithHouse(size: size) { app, house in
        let login = try app.on(CatinderLoginPage.self)
        try await login.register.click()
        try await login.enter.click()
        try app.expect(login.userProblem).toShow("! An account is needed.")
        try await login.user.click()
        try await app.type("ann")
        try await login.password.click()
        try await app.type("milk")
        try await app.press(.enter)
        try await app.type("milk")
        try await app.press(.enter)
        try await app.type("Ann")
        try await app.press(.enter)
        try app.expect(login.passwordProblem).toHave(label: "! At least 8 characters.")
        try app.expect(login.password).toBe([.invalid, .focused])
        try await app.type(" and fish")
        try await login.enter.click()
        try app.expect(login.againProblem).toHave(label: "! The two passwords differ.")
        try await login.again.click()
        try await app.type(" and fish")
        try await login.enter.click()
        try app.expect(CatinderDeckPage(app: app).empty).toExist()
      }
    }
  }

  @MainActor
  func testATakenAccountIsToldAndTheCatsNameMayRepeat() async throws {
    try await inEachWithHouse { app, house in
      _ = try await house.guest("ann")
      let login = try app.on(CatinderLoginPage.self)
      try await app.press(.control("n"))
      try await login.fillNewAccount("Ann", "milk and fish", cat: "ann")
      try app.expect(login.userProblem).toShow("! This account name is already taken.")
      try app.expect(login.catName).toHave(value: "ann")
      // Back and forth, nothing that was typed is lost.
      try await app.press(.escape)
      try app.expect(login.again).notToExist()
      try app.expect(login.user).toHave(value: "Ann")
      try await login.register.click()
      try app.expect(login.catName).toHave(value: "ann")
      try await login.user.click()
      try await app.type("2")
      try await login.enter.click()
      let deck = try app.on(CatinderDeckPage.self)
      try app.expect(deck.card).toHave(label: "ann")
    }
  }
}
