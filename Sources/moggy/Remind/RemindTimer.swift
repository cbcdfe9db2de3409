import Core
import Foundation
import Interchange

/// A way to have `moggy remind --notify` run every five minutes.
protocol RemindTimer {
  var words: RemindCommandWords { get }
  /// The program of the system that does it.
  var program: String { get }
  /// True where it can be used here.
  var isThere: Bool { get }
  /// The place of what is written, for people.
  var place: String { get }
  /// The text of all that is written.
  var parts: [String] { get }

  /// Writes it, in the place of what was written before.
  ///
  /// - Throws: ``CommandFailure`` or an error of a file; then nothing new stays, and what was installed
  ///   before goes on.
  func install() throws

  /// Takes it away.
  ///
  /// - Returns: false where there is none.
  func remove() throws -> Bool
}

extension RemindTimer {
  /// Writes a file whole, or nothing of it.
  ///
  /// - Throws: ``CommandFailure`` with its path and the reason.
  func write(_ text: String, to file: URL, isReplacing: Bool) throws {
    do throws(FileExportProblem) {
      let new = try NewFile(file, isReplacing: isReplacing)
      try new.write(Data(text.utf8))
      try new.finish()
    } catch {
      let path = TextRules.clean(file.path(percentEncoded: false))
      throw CommandFailure(ExitStatus(error), "\(path): \(error.words(words.language))")
    }
  }
}

/// The call of the program that is run every five minutes, with what it needs of this environment.
struct RemindCall {
  /// The path of the program, and its arguments.
  let words: [String]
  /// The variables that lead to the same records and speak the same language, by name.
  let variables: [(name: String, value: String)]
  /// Those that lead to the desktop, which a session has and cron has not.
  let session: [(name: String, value: String)]
  let environment: [String: String]

  /// - Throws: ``CommandFailure`` for a path with a line end or another control, which no line could have.
  init(_ options: RemindOptions, _ request: CommandRequest) throws {
    let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path(percentEncoded: false)
    var words = [own, "remind", "--notify"]
    if let data = request.location.data {
      let folder = URL(filePath: data, directoryHint: .notDirectory).absoluteURL
      words += ["--data", folder.path(percentEncoded: false)]
    }
    if let language = options.speech.language { words += ["--language", language.rawValue] }
    if let zone = options.timeZone { words += ["--time-zone", zone.timeZone.identifier] }
    self.words = words
    environment = request.environment
    variables = Self.those(["LC_ALL", "LC_MESSAGES", "LANG", "TZ"] + Self.folders, environment)
    session = Self.those(["XDG_RUNTIME_DIR", "DBUS_SESSION_BUS_ADDRESS"], environment)
    let all = words + (variables + session).map(\.value)
    if let wrong = all.first(where: { $0.unicodeScalars.contains { $0.properties.isControl } }) {
      let said = RemindCommandWords(request.words).hasControls(TextRules.clean(wrong))
      throw CommandFailure(.wrongUse, said)
    }
  }

  private static let folders = [
    "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME",
  ]

  private static func those(
    _ names: [String], _ environment: [String: String]
  ) -> [(name: String, value: String)] {
    names.compactMap { name in
      environment[name].flatMap { $0.isEmpty ? nil : (name, $0) }
    }
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isControl: Bool { generalCategory == .control }
}
