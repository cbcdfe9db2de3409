import FaultyServer
import Foundation
import JourneyKit
import Persistence
import PseudoTerminal
import Scheduling
import Semantics
import Shell
import Terminal
import VirtualTerminal

/// What answers that break the rules cost the real program, by its own clock: the answer to a key while
/// they come, the time until the screen says what is wrong, and the memory.
@MainActor
struct HostileBenchmarks {
  let folder: BenchFolder

  func run() async throws {
    Report.title("Hostile answers, the real program, 80x24: a key (aim 50 ms), seconds, memory")
    for hostile in HostileReply.all + [.silence, .dripping] { try await run(hostile) }
  }

  private func run(_ hostile: HostileReply) async throws {
    let server = try await FaultyServer.start { _ in hostile.reply }
    let data = folder.path("hostile-\(UUID().uuidString)")
    try await prepare(data, server.port)
    let driver = program(data)
    defer { driver.stop() }
    try driver.start()
    try driver.wait { $0.surface.text.contains("Add a pet") }
    guard let interface = driver.processes.last?.processID else { return }
    let before = try Memory.reset(interface)
    let drops = hostile.name == HostileReply.dripping.name ? drip(server) : nil
    let start = ContinuousClock.now
    try driver.write("1")
    var keys = Samples()
    while !isClear(driver) { keys.add(try key(driver)) }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    for _ in 0..<5 { keys.add(try key(driver)) }
    drops?.cancel()
    Report.line("\(hostile.number) \(hostile.name)", keys, aim: 50)
    Report.note(
      "   clear after, more memory",
      "\(Report.number(seconds)) s, \((try Memory.peak(interface) - before) / 1024) MB")
    await server.stop()
  }

  /// The words that the screen has for a question that has failed.
  private func isClear(_ driver: ProcessDriver) -> Bool {
    driver.display?.surface.text.contains("Try again") == true
  }

  /// The help opens and closes.
  private func key(_ driver: ProcessDriver) throws -> Duration {
    let start = ContinuousClock.now
    try driver.write("?")
    try driver.wait { $0.surface.text.contains("Moscow") == false }
    let time = ContinuousClock.now - start
    try driver.write("\u{1B}")
    try driver.wait { $0.surface.text.contains("Moscow") }
    return time
  }

  /// Half a byte a second would be slower; this gains the server nothing either.
  private func drip(_ server: FaultyServer) -> Task<Void, Never> {
    Task {
      while !Task.isCancelled {
        await server.drip("x")
        try? await Task.sleep(for: .milliseconds(500))
      }
    }
  }

  private func prepare(_ data: String, _ port: Int) async throws {
    let folders = Folders(under: URL(filePath: data, directoryHint: .isDirectory))
    try folders.create()
    let store = try DataStore(
      .folders(folders), schemas: ShellSetup.schemas, activity: Activity(), clock: LiveClock())
    try await ShellSetup.skipIntroduction(in: store)
    try Data("[weather]\nserver = 'http://127.0.0.1:\(port)'\n".utf8).write(
      to: folders.config.appending(path: "config.toml"))
  }

  /// Without the pipe of a driver, under which only the driver moves the clock.
  private func program(_ data: String) -> ProcessDriver {
    let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "moggy").path(percentEncoded: false)
    let arguments = [
      "-u", InspectionChannel.environmentVariable, executable, "--data", data, "--tab", "pets",
      "--time-zone", "Europe/Moscow", "--language", "en", "--animations", "off",
    ]
    let environment = JourneyKit.Program.environment(home: folder.url.path(percentEncoded: false))
    return ProcessDriver(
      JourneyKit.Program("/usr/bin/env", arguments: arguments, environment: environment),
      deadline: .seconds(60))
  }

  /// The most memory that a process has had, in kilobytes, as the kernel counts it.
  private enum Memory {
    /// Forgets the peak; returns what is used now.
    static func reset(_ process: Int32) throws -> Int {
      try Data("5".utf8).write(to: URL(filePath: "/proc/\(process)/clear_refs"))
      return try peak(process)
    }

    static func peak(_ process: Int32) throws -> Int {
      let status = try String(contentsOf: URL(filePath: "/proc/\(process)/status"), encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") }
      return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
    }
  }
}
