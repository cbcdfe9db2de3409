import Core
import Foundation
import Terminal
import Toolkit
import XCTest

@testable import moggy

final class ThemeFileTests: XCTestCase {
  private let mocha = ThemeName(rawValue: "mocha")

  private func load(
    _ files: [String: String]
  ) throws -> (Configuration, [ConfigurationProblem]) {
    let folder = try ConfigFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    return Configuration.load(folder: folder.url)
  }

  func testAThemeOfAFile() throws {
    let (configuration, problems) = try load([
      "config.toml": "[ui]\ntheme = 'mocha'",
      "themes/mocha.toml": """
      base = "light"

      [ground]
      fg = "#cdd6f4"
      bg = "#1e1e2e"

      [roles]
      accent = { fg = "#f5c2e7", bold = false, italic = true }
      link = "indexed 111"
      danger.fg = "ansi bright-red"
      muted = { fg = "default" }

      [roles.selection-focused]
      fg = "#1e1e2e"
      bg = "ansi magenta"
      underline = "curly"
      """,
    ])
    XCTAssertEqual(problems, [])
    XCTAssertEqual(configuration.theme, mocha)
    let theme = configuration.themes.theme(mocha, depth: .direct)
    let base = Theme.make(.light, depth: .direct)
    XCTAssertEqual(
      theme.plain, Style(foreground: .hex(0xCDD6F4), background: .hex(0x1E1E2E)))
    XCTAssertEqual(theme[.accent], Style(foreground: .hex(0xF5C2E7), attributes: .italic))
    XCTAssertEqual(theme[.link].foreground, .indexed(111))
    XCTAssertEqual(theme[.link].underline, .single, "as in the base")
    XCTAssertEqual(theme[.danger].foreground, .indexed(9))
    XCTAssertEqual(theme[.danger].attributes, .bold, "as in the base")
    XCTAssertEqual(theme[.muted].foreground, .hex(0xCDD6F4))
    XCTAssertEqual(theme[.selectionFocused].background, .indexed(5))
    XCTAssertEqual(theme[.selectionFocused].underline, .curly)
    XCTAssertEqual(theme[.badge], base[.badge])
    let reduced = configuration.themes.theme(mocha, depth: .indexed256)
    XCTAssertEqual(reduced.plain.background, Color.hex(0x1E1E2E).reduced(to: .indexed256))
  }

  func testTheNameCanBeAnotherThanTheFiles() throws {
    let (configuration, problems) = try load([
      "themes/a.toml": "name = \"Каппучино\"", "themes/.hidden.toml": "x", "themes/readme.txt": "x",
    ])
    XCTAssertEqual(problems, [])
    XCTAssertEqual(configuration.themes.names.last?.rawValue, "Каппучино")
    XCTAssertEqual(
      configuration.themes.theme(ThemeName(rawValue: "Каппучино"), depth: .direct),
      Theme.make(.dark, depth: .direct))
  }

  func testMistakesAreToldAndTheRestCounts() throws {
    let cases: [(text: String, line: Int, column: Int, words: String)] = [
      ("[roles]\naccent = { fg = '#12345' }", 2, 17, "“#12345” is no colour"),
      ("[roles]\naccent = 'indexed 256'", 2, 10, "“indexed 256” is no colour"),
      ("[roles]\naccent = 'ansi pink'", 2, 10, "“ansi pink” is no colour"),
      ("[roles]\naccent = { fg = 7 }", 2, 17, "“roles.accent.fg” must be"),
      ("[roles]\nacent = 'ansi red'", 2, 1, "there is no “acent” here; there is text, muted"),
      ("[roles.acent]\nfg = 'ansi red'", 2, 1, "there is no “acent” here"),
      ("[roles]\naccent.colour = 'ansi red'", 2, 1, "there is no “colour” here; there is fg"),
      ("[roles]\naccent.bold = 'very'", 2, 15, "“roles.accent.bold” must be true or false"),
      ("[roles]\naccent.underline = 'x'", 2, 20, "“roles.accent.underline” must be"),
      ("base = 'none of these'", 1, 8, "“base” must be"),
      ("base = 'auto'", 1, 8, "“base” must be"),
      ("[ground]\nfg = 'x'", 2, 6, "“x” is no colour"),
      ("[grond]\nfg = '#ffffff'", 1, 1, "there is no table [grond]"),
      ("bse = 'dark'", 1, 1, "there is no “bse” here"),
      ("[roles]\naccent = { fg = ", 2, 17, "not valid TOML"),
    ]
    for (text, line, column, words) in cases {
      let (configuration, problems) = try load([
        "themes/mocha.toml": text + "\n[roles.title]\nitalic = true"
      ])
      let problem = try XCTUnwrap(problems.first, text)
      XCTAssertEqual(problems.count, 1, "\(text): \(problems)")
      XCTAssertEqual([problem.line, problem.column], [line, column], "\(text): \(problem)")
      XCTAssertTrue(problem.message(in: .english).hasPrefix(words), "\(text): \(problem)")
      XCTAssertTrue(problem.file.hasSuffix("/themes/mocha.toml"), problem.file)
      let title = configuration.themes.theme(mocha, depth: .direct)[.title]
      XCTAssertTrue(title.attributes.contains(.italic), text)
    }
  }

  func testAThemeWithoutAProperNameIsNone() throws {
    let names = ["dark", "auto", "", " x", "a\\u001Bb", String(repeating: "n", count: 41)]
    for name in names {
      let (configuration, problems) = try load(["themes/x.toml": "name = \"\(name)\""])
      XCTAssertEqual(problems.count, 1, name)
      XCTAssertEqual(configuration.themes.names, ThemeName.builtIn, name)
    }
    let (_, problems) = try load(["themes/light.toml": "base = \"dark\""])
    XCTAssertEqual(problems.map(\.reason), [.nameTaken("light")])
  }

  func testAFolderFullOfThemesIsReadToALimit() throws {
    let folder = try ConfigFolder()
    for number in 0..<(ThemeFile.limit + 3) { try folder.write("", to: "themes/t\(number).toml") }
    let (configuration, problems) = Configuration.load(folder: folder.url)
    XCTAssertEqual(configuration.themes.names.count, ThemeName.builtIn.count + ThemeFile.limit)
    XCTAssertEqual(problems.map(\.reason), [.tooManyThemes, .tooManyThemes, .tooManyThemes])
  }
}
