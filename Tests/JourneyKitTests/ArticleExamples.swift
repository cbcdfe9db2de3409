import AppRuntime
import JourneyKit
import JourneyKitInProcess
import Semantics
import Terminal
import Toolkit

/// The examples of the articles for which no other test has a program: they are compiled as they stand there, so that
/// they name what there is.
@MainActor
private enum ArticleExamples {
  // MARK: PageObjects
  struct PetListPage: Page {
    static let mark = Query("pets.list")
    let app: Journey

    func row(_ name: String) -> Locator { app.element(.row, name) }

    func open(_ name: String) async throws -> PetCardPage {
      try await row(name).doubleClick()
      return try app.on(PetCardPage.self)
    }
  }

  struct PetCardPage: Page {
    enum Field: String { case weight }

    static let mark = Query("pets.card")
    let app: Journey

    func row(_ field: Field) -> Locator { app.element(.row, field.rawValue) }

    func fill(_ field: Field, _ text: String) async throws {
      try await row(field).click()
      try await app.type(text)
    }
  }

  struct FilesPage: Page {
    static let mark = Query.box("Files")
    let app: Journey

    func row(_ name: String) -> Locator { app.text(name).within(app.element(.box("Files"))) }

    func open(_ name: String) async throws {
      try await app.press("/")
      try await app.type(name + "\n")
    }
  }

  static func pages(_ app: Journey) async throws {
    let list = try app.on(PetListPage.self)
    let card = try await list.open("Barsik")
    try await card.fill(.weight, "4.2")
    try app.expect(card.row(.weight)).toShow("4.2")
  }

  // MARK: Coverage
  static func coverage() async throws -> String {
    let coverage = try CodeCoverage(.gcov, leaving: [KeyStroke(.character("q"))])
    _ = try await coverage.during {
      try await Journey.storm(StormOptions(acts: 300)) { ProcessDriver(Program("./shop")) }
    }
    let report = try await coverage.report()
    return report.description
  }

  // MARK: Reports, Traces, Waiting
  static func reports(_ shards: [RunReport]) throws {
    let all = shards.reduce(RunReport(name: "nightly")) { $0.merged(with: $1) }
    try all.write(to: "report")
  }

  static func traces(_ app: Journey) async throws {
    try await app.step("add a pet") {
      try await app.step("fill in the form") {
        try await app.type("Barsik")
        app.attach("form", text: app.screen.text)
      }
      try await app.press(.enter)
    }
  }

  static func waiting(_ app: Journey) async throws {
    try await app.expectEventually(.text("saved"), within: .seconds(20))
  }

  // MARK: Snapshots
  static func snapshots<Root: Feature>(
    _ app: Journey, _ driver: InProcessDriver<Root>, _ dark: Screen
  ) async throws {
    try app.expectSnapshot("Pets/List", state: "one")
    try app.expectSnapshot("Pets/List", state: "one", theme: "none")

    let light = try await driver.look { $0.theme = .light }  // of the driver in process
    try app.expectSnapshot(
      "Pets/List", state: "one", looks: [SnapshotLook(dark), SnapshotLook(theme: "light", light)])

    try app.expectSnapshot(
      "Pets/List", state: "one", looks: [SnapshotLook(app.screen)], parts: [.grid, .outline])
    try app.expectSnapshot(
      "Clock/Face", state: "noon",
      mask: [
        .text(/\d\d:\d\d/, as: "time"), .query(Query("clock.hand")),
        .region(Rect(x: 0, y: 0, columns: 9, rows: 1)),
      ])

    try app.expectInlineSnapshot()
    try app.expectOutline(
      .contains,
      matches: """
        list "Pets"
          /row "Barsik, [0-9]+ years".*/
          row "Murka" [selected]
        """)
  }

  // MARK: Storms
  static func storms() async throws {
    var options = StormOptions(seed: 7, acts: 300)
    options.properties = [
      .never(.text("Traceback")),
      .after(.text("Saving"), eventually: .text("Saved"), within: .acts(3)),
      .after(Query(.dialog), .text("Esc"), until: Query(.list)),
    ]
    try await Journey.storm(options) { ProcessDriver(.built("shopping")) }
  }
}
