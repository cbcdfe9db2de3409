import Foundation
import JourneyKit
import Terminal

/// The programs of the corpus: those in C beside this one, and scripts in other languages.
struct FaultPrograms {
  /// The Python that has Textual and prompt_toolkit, where one has.
  var python: String

  /// A mode of `fixture-programs`.
  @MainActor
  func compiled(_ arguments: [String], deadline: Duration = .seconds(20)) throws -> any Driver {
    let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let path = folder.appending(path: "fixture-programs").path(percentEncoded: false)
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw MissingProgram(description: "fixture-programs is not beside this program")
    }
    return driver(path, arguments, deadline)
  }

  /// A script of the corpus, by an interpreter on this machine; `module` is what it imports.
  @MainActor
  func script(_ name: String, module: String? = nil) throws -> any Driver {
    guard
      let url = Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Programs")
    else { throw MissingProgram(description: "\(name) is not installed") }
    let path = url.path(percentEncoded: false)
    if name.hasSuffix(".sh") { return driver("/bin/bash", [path], .seconds(20)) }
    guard let interpreter = Self.inPath(python) else {
      throw MissingProgram(description: "there is no \(python)")
    }
    if let module, !Self.has(module, interpreter) {
      throw MissingProgram(description: "\(python) has no \(module)")
    }
    return driver(interpreter, [path], .seconds(20))
  }

  /// Text that stands on a screen, of a program that does nothing more.
  @MainActor
  func shows(_ text: String) -> any Driver {
    let script = "stty raw -echo; printf '%s' \"$0\"; exec cat >/dev/null"
    return driver("/bin/sh", ["-c", script, text], .seconds(20))
  }

  @MainActor
  private func driver(
    _ executable: String, _ arguments: [String], _ deadline: Duration
  ) -> ProcessDriver {
    let program = Program(executable, arguments: arguments)
    return ProcessDriver(program, size: Size(60, 12), deadline: deadline)
  }

  private static func inPath(_ name: String) -> String? {
    if name.contains("/") { return FileManager.default.isExecutableFile(atPath: name) ? name : nil }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
  }

  private static func has(_ module: String, _ interpreter: String) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: interpreter)
    process.arguments = ["-c", "import \(module)"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
