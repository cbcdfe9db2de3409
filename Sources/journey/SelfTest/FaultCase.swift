import FoundationEssentials
import JourneyKit
import PseudoTerminal
import Terminal

/// A program with a habit that makes tests of it flaky, and what is true and what is not of it.
struct FaultCase {
  /// The habit: `draws in two pieces`.
  var name: String
  /// Throws ``MissingProgram`` where this machine does not have what it needs.
  var driver: @MainActor () throws -> any Driver
  var claims: [FaultClaim]
}

/// What a journey says of a program.
struct FaultClaim {
  enum Kind: Hashable {
    /// The journey has to pass; where it is red, that is a false failure.
    case truth
    /// The journey has to be red, and to say these words; where it passes, that is a false pass.
    case lie(saying: String)
  }

  var words: String
  var kind: Kind
  var body: @MainActor (Journey) async throws -> Void

  static func truth(
    _ words: String, _ body: @escaping @MainActor (Journey) async throws -> Void
  ) -> FaultClaim { FaultClaim(words: words, kind: .truth, body: body) }

  static func lie(
    _ words: String, saying: String, _ body: @escaping @MainActor (Journey) async throws -> Void
  ) -> FaultClaim { FaultClaim(words: words, kind: .lie(saying: saying), body: body) }
}

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
    guard let script = Self.scripts[name] else {
      throw MissingProgram(description: "there is no script \(name)")
    }
    let text = String(decoding: script, as: UTF8.self)
    if name.hasSuffix(".sh") { return driver("/bin/bash", ["-c", text], .seconds(20)) }
    guard let interpreter = Self.inPath(python) else {
      throw MissingProgram(description: "there is no \(python)")
    }
    if let module, !Self.has(module, interpreter) {
      throw MissingProgram(description: "\(python) has no \(module)")
    }
    return driver(interpreter, ["-c", text], .seconds(20))
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

  /// The texts of the scripts, which are a part of this program.
  private static let scripts: [String: [UInt8]] = [
    "count.sh": PackageResources.count_sh, "count_curses.py": PackageResources.count_curses_py,
    "count_prompt.py": PackageResources.count_prompt_py,
    "count_textual.py": PackageResources.count_textual_py,
  ]

  private static func inPath(_ name: String) -> String? {
    if name.contains("/") { return FileManager.default.isExecutableFile(atPath: name) ? name : nil }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
  }

  private static func has(_ module: String, _ interpreter: String) -> Bool {
    PlainProgram([interpreter, "-c", "import \(module)"], hidesErrors: true).output() != nil
  }
}

/// What a fault case needs and this machine does not have.
struct MissingProgram: Error, CustomStringConvertible {
  let description: String
}
