import ArgumentParser
import CursesHost
import JourneyKit

/// `journey lint`: the rules of the house for tests.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Look for tests that sleep, pages that assert, and keys as raw bytes.",
    discussion: """
      --no-sleep looks at files of Swift, C and Python; --page-objects at *Page.swift, which must not \
      assert anything, and *Journey.swift, which must name keys. Without either, both are looked for. Journeys \
      of YAML have nothing of this; `journey run` tells their mistakes. Each breach is a line; the status is 1 \
      where there is one.
      """)

  @Flag(help: "Nothing waits for time to go by.")
  var noSleep = false

  @Flag(help: "Pages assert nothing, and journeys name their keys.")
  var pageObjects = false

  @Argument(help: "Folders and files.", completion: .file())
  var paths: [String]

  func run() throws {
    let isAll = !noSleep && !pageObjects
    let rules =
      (noSleep || isAll ? SourceRule.noSleep : [])
      + (pageObjects || isAll ? SourceRule.pageObjects : [])
    for path in paths where path.hasSuffix(".yaml") {
      ErrorOutput.write("note: \(path) is not looked at; `journey run` tells the mistakes of YAML")
    }
    let breaches = try paths.flatMap { try SourceRule.breaches(of: rules, at: $0) }
    for breach in breaches { StandardOutput.write("\(breach)") }
    if !breaches.isEmpty { throw ExitCode(1) }
  }
}
