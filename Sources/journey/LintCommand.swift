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
      assert anything, and *Journey.swift, which must name keys. Each breach is a line; the status is 1 \
      where there is one.
      """)

  @Flag(help: "Nothing waits for time to go by.")
  var noSleep = false

  @Flag(help: "Pages assert nothing, and journeys name their keys.")
  var pageObjects = false

  @Argument(help: "Folders and files.")
  var paths: [String]

  func validate() throws {
    if !noSleep, !pageObjects { throw ValidationError("say --no-sleep, --page-objects or both") }
  }

  func run() throws {
    let rules = (noSleep ? SourceRule.noSleep : []) + (pageObjects ? SourceRule.pageObjects : [])
    let breaches = try paths.flatMap { try SourceRule.breaches(of: rules, at: $0) }
    for breach in breaches { StandardOutput.write("\(breach)") }
    if !breaches.isEmpty { throw ExitCode(1) }
  }
}
