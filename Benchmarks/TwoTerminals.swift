import CatinderServer
import Core
import Foundation
import JourneyKit
import Persistence
import Scheduling
import Shell
import Terminal
import Toolkit

/// How long a message takes from the Enter of one terminal to the screen of another: two programs and
/// a server, each of its own, as people have them.
@MainActor
struct TwoTerminals {
  private static let messages = 200

  let folder: BenchFolder

  func run() async throws {
    Report.title("Catinder: two programs and a server")
    var policy = ServerPolicy.embedded
    policy.hasDemoCats = false
    let server = try await CatinderServer(
      .init(folder: folder.url.appending(path: "two-terminals")), clock: LiveClock(),
      activity: Activity(), seed: 1, policy: policy, limits: .unlimited)
    let port = try await server.listen(port: 0)
    let (ann, bob) = (
      try await program("Ann", port.number), try await program("Bob", port.number)
    )
    defer { [ann, bob].forEach { $0.stop() } }
    try await press(ann, "r", "l")
    try await press(bob, "l", "m")
    guard try await appears("and Bob like each other", on: ann) else { return fail("match") }
    try await press(ann, "m")
    var samples = Samples()
    for number in 0..<Self.messages {
      let text = "message-\(number)-"
      try await bob.perform(text.map { .key(KeyStroke(.character($0))) })
      let start = ContinuousClock.now
      let sending = Task { try await bob.perform([.key(KeyStroke(.enter))]) }
      guard try await appears(text, on: ann) else { return fail(text) }
      samples.add(ContinuousClock.now - start)
      try await sending.value
    }
    Report.line("a message from Enter to the other screen", samples, aim: 100)
    await port.close()
  }

  private func fail(_ what: String) { Report.note("did not arrive", what) }

  private func appears(_ text: String, on program: ProcessDriver) async throws -> Bool {
    let end = ContinuousClock.now + .seconds(10)
    while !program.screen.text.contains(text) {
      guard try await program.waitForChange(until: end) else { return false }
    }
    return true
  }

  private func press(_ program: ProcessDriver, _ keys: Character...) async throws {
    for key in keys { try await program.perform([.key(KeyStroke(.character(key)))]) }
  }

  /// A program whose user is logged in.
  private func program(_ name: String, _ port: Int) async throws -> ProcessDriver {
    let data = folder.url.appending(path: "terminal-" + name, directoryHint: .isDirectory)
    let folders = Folders(under: data)
    try folders.create()
    let clock = LiveClock()
    try await ShellSetup.skipIntroduction(
      in: try DataStore(
        .folders(folders), schemas: ShellSetup.schemas, activity: Activity(), clock: clock))
    let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "moggy").path(percentEncoded: false)
    let path = data.path(percentEncoded: false)
    let driver = ProcessDriver(
      JourneyKit.Program(
        executable,
        arguments: [
          "--data", path, "--tab", "catinder", "--language", "en", "--catinder",
          "http://127.0.0.1:\(port)",
        ], environment: JourneyKit.Program.environment(home: path)))
    try await driver.launch()
    for field in [name, "milk"] {
      try await driver.perform(field.map { .key(KeyStroke(.character($0))) })
      try await driver.perform([.key(KeyStroke(.enter))])
    }
    return driver
  }
}
