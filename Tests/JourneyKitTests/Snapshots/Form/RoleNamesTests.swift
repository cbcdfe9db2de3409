import JourneyKit
import Semantics
import Terminal
import XCTest

/// Snapshots of a program that publishes the colours of its theme: legends with the names of roles.
final class RoleNamesTests: XCTestCase {
  private static let dark = [
    ColorRole("text", foreground: "252"), ColorRole("accent", foreground: "183"),
    ColorRole("button", foreground: "183"),
    ColorRole("dialog", foreground: "252", background: "236"),
    ColorRole("chosen", foreground: "231", background: "55"),
  ]
  private static let light = [
    ColorRole("text", foreground: "240"), ColorRole("accent", foreground: "55"),
    ColorRole("button", foreground: "25"),
    ColorRole("dialog", foreground: "240", background: "255"),
    ColorRole("chosen", foreground: "16", background: "183"),
  ]

  private func screen(
    _ roles: [ColorRole], ground: String, accent: Style? = nil
  ) throws -> Screen {
    func style(
      _ name: String, on paper: String? = nil, _ attributes: Attributes = []
    ) throws -> Style {
      func color(_ words: String?) throws -> Color {
        try XCTUnwrap(Color(words: words ?? ground))
      }
      let role = roles.first { $0.name == name }
      let background = roles.first { $0.name == paper }?.background ?? role?.background
      return Style(
        foreground: try role?.foreground.map { try color($0) } ?? .default,
        background: try color(background), attributes: attributes)
    }
    var surface = Surface(
      size: Size(12, 5),
      filledWith: Cell(" ", style: Style(background: try XCTUnwrap(Color(words: ground)))))
    let rows = [
      try style("text"), try accent ?? style("accent", .bold), try style("accent", on: "dialog"),
      try style("dialog"), try style("chosen", .bold),
    ]
    for (y, style) in rows.enumerated() {
      surface.write("words", at: Point(x: 0, y: y), style: style)
    }
    var screen = Screen(surface: surface)
    screen.colors = roles
    return screen
  }

  private func file(_ screens: [(String?, Screen)]) -> SnapshotFile {
    SnapshotFile(screens.map { SnapshotFile.Look(theme: $0.0, view: SnapshotView($0.1)) })
  }

  private func legend(_ file: SnapshotFile) -> [String] {
    Array(file.lines.drop { !$0.hasPrefix("legend") }.prefix { $0 != "outline:" })
  }

  func testALegendHasTheNamesAndTheirColours() throws {
    let file = file([
      (nil, try screen(Self.dark, ground: "234")), ("light", try screen(Self.light, ground: "231")),
    ])
    XCTAssertEqual(
      legend(file),
      [
        "legend on 234:", "  a text", "  b bold, accent", "  c accent on dialog", "  d dialog",
        "  e bold, chosen", "colours:", "  text 252", "  accent 183", "  dialog 252 on 236",
        "  chosen 231 on 55", "legend light on 231:", "colours light:", "  text 240", "  accent 55",
        "  dialog 240 on 255", "  chosen 16 on 183",
      ])
    let read = try SnapshotFile(text: file.text)
    XCTAssertEqual(read.looks, file.looks)
    XCTAssertEqual(read.text, file.text)
  }

  func testAColourOfAThemeIsOneLine() throws {
    var roles = Self.dark
    roles[1].foreground = "184"
    let (old, new) = (
      file([(nil, try screen(Self.dark, ground: "234"))]),
      file([(nil, try screen(roles, ground: "234"))])
    )
    let difference = new.lines.difference(from: old.lines)
    XCTAssertEqual(difference.count, 2)
    XCTAssertNotEqual(old.looks, new.looks)
    XCTAssertEqual(SnapshotChanges(old, new).lines, ["accent: 183 → 184"])
    // The other names are found as before.
    XCTAssertEqual(legend(new).filter { $0.hasSuffix(" 184") }, ["  accent 184"])
  }

  /// What looks otherwise in one theme alone is told there.
  func testAThemeTellsWhatIsNotAsTheNamesSay() throws {
    let other = Style(foreground: .indexed(55), background: .indexed(231), attributes: .italic)
    let file = file([
      (nil, try screen(Self.dark, ground: "234")),
      ("light", try screen(Self.light, ground: "231", accent: other)),
    ])
    let light = legend(file).drop { $0 != "legend light on 231:" }
    XCTAssertEqual(light.dropFirst().first, "  b italic, accent")
    XCTAssertEqual(try SnapshotFile(text: file.text).looks, file.looks)
  }

  /// A theme without colours has no roles that have some.
  func testAThemeWithoutColoursTellsItsAttributesAlone() throws {
    var plain = Screen(surface: Surface(size: Size(12, 5)))
    for y in 0..<5 { plain.surface.write("words", at: Point(x: 0, y: y)) }
    plain.surface.restyle(Rect(x: 0, y: 1, columns: 5, rows: 1)) { $0.attributes = .bold }
    plain.surface.restyle(Rect(x: 0, y: 4, columns: 5, rows: 1)) { $0.attributes = .reverse }
    let file = file([(nil, try screen(Self.dark, ground: "234")), ("none", plain)])
    XCTAssertEqual(
      Array(legend(file).drop { $0 != "legend none:" }), ["legend none:", "  e reversed"])
    XCTAssertEqual(try SnapshotFile(text: file.text).looks, file.looks)
  }

  func testNamesAreWordsForColoursAndNoMore() throws {
    let named = try screen(Self.dark, ground: "234")
    var bare = named
    bare.colors = []
    XCTAssertEqual(SnapshotView(named), SnapshotView(bare))
    XCTAssertNotEqual(SnapshotFile(named).text, SnapshotFile(bare).text)
    var wrong = named
    wrong.surface[0, 1].style.foreground = .indexed(184)
    XCTAssertNotEqual(SnapshotView(named), SnapshotView(wrong))
  }

  func testANameThatReadsAsSomethingElseIsNone() throws {
    let names = ["183", "on", "bold", "red", "default", "plain", "two words", "a,b", "", "#ffffff"]
    var screen = try screen(Self.dark, ground: "234")
    screen.colors = names.map { ColorRole($0, foreground: "183") }
    let file = SnapshotFile(screen)
    XCTAssertEqual(legend(file).filter { $0.hasPrefix("colours") }, [])
    XCTAssertEqual(try SnapshotFile(text: file.text).text, file.text)
  }

  func testAnotherGroundIsToldOnce() throws {
    let changes = SnapshotChanges(
      SnapshotFile(try screen(Self.dark, ground: "234")),
      SnapshotFile(try screen(Self.dark, ground: "235")))
    XCTAssertEqual(changes.lines, ["ground: 234 → 235"])
  }

  func testChangesAreToldByName() throws {
    let other = Style(foreground: .indexed(252), background: .indexed(234))
    XCTAssertEqual(
      SnapshotChanges(
        SnapshotFile(try screen(Self.dark, ground: "234")),
        SnapshotFile(try screen(Self.dark, ground: "234", accent: other))
      ).lines, ["row 1 col 0-4: was bold accent, is text"])
  }
}
