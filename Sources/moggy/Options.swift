import ArgumentParser
import CatinderDomain
import Core
import Foundation
import Interchange
import Networking
import Persistence
import Shell
import Toolkit

/// The themes that there are come to be known when the files of the user have been read.
extension ThemeName: ExpressibleByArgument {
  public static var defaultCompletionKind: CompletionKind { .list(builtIn.map(\.rawValue)) }
}

/// The name of a tab.
struct TabName: ExpressibleByArgument {
  static var defaultCompletionKind: CompletionKind { .list(Tabs.names) }

  let name: String

  init?(argument: String) {
    guard Tabs.names.contains(argument) else { return nil }
    name = argument
  }
}

extension CompletionKind {
  /// The files that can be photos.
  static var pictures: CompletionKind {
    .file(extensions: ["png", "PNG", "jpg", "JPG", "jpeg", "JPEG"])
  }
}

/// A time zone of the tz database.
struct Zone {
  let timeZone: TimeZone

  /// - Throws: what is wanted instead, in words.
  init(_ argument: String) throws {
    guard let timeZone = TimeZone(identifier: argument)
    else { throw ValidationError("a name of the tz database is wanted, as Europe/Berlin or UTC.") }
    self.timeZone = timeZone
  }
}

/// The number that random choices begin with.
struct Seed {
  let number: UInt64

  /// - Throws: what is wanted instead, in words.
  init(_ argument: String) throws {
    guard let number = UInt64(argument)
    else { throw ValidationError("a whole number is wanted, from 0 to \(UInt64.max).") }
    self.number = number
  }
}

/// A path that somebody names.
enum NamedPath {
  /// Returns the path as it is written.
  ///
  /// - Throws: what is wanted instead, in words, for an empty one, as of a variable that is not set, and for `-`,
  ///   which other programs take for standard input or output.
  static func file(_ argument: String) throws -> String {
    if argument == "-" { throw ValidationError("a file is wanted; one that is called - is ./-.") }
    return try any(argument)
  }

  /// The same where `-` stands for standard output.
  static func any(_ argument: String) throws -> String {
    if argument.isEmpty { throw ValidationError("the name is empty.") }
    return argument
  }
}

/// The folder in which everything is kept.
struct FolderOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("Keep everything in this folder.", valueName: "dir"),
    completion: .directory, transform: NamedPath.any)
  var data: String?

  /// - Throws: ``FolderError`` where neither the option nor the environment says where to go.
  func folders(_ environment: [String: String]) throws -> Folders {
    guard let data else { return try Folders(application: "moggy", environment: environment) }
    return Folders(under: URL(filePath: data, directoryHint: .isDirectory).absoluteURL)
  }
}

/// The language that everything is told in.
struct LanguageOption: ParsableArguments {
  @Option(help: ArgumentHelp("Speak this language.", valueName: "language"))
  var language: Language?
}

/// The address of a Catinder server.
struct ServerAddress {
  let address: CatinderAddress

  /// - Throws: what is wanted instead, in words.
  init(_ argument: String) throws {
    do throws(CatinderError) {
      address = try CatinderAddress(argument)
    } catch { throw ValidationError("an address of the web is wanted, as https://cats.example.") }
  }
}

/// The places that the file of settings may name for a key.
struct KeyPlaces {
  let file: String?
  let variable: String?
  let command: String?

  /// The key; nothing is read here.
  ///
  /// - Parameters:
  ///   - folder: that of the file of settings; nil where there is none.
  ///   - programs: those that are stopped when this one ends.
  func key(
    _ environment: [String: String], folder: URL?, among programs: RunningPrograms
  ) -> KeptSecret {
    var sources: [SecretSource] = []
    if let file { sources.append(.file(Self.path(file, environment, folder))) }
    if let variable { sources.append(.environment(variable)) }
    if let command { sources.append(.command(command)) }
    return KeptSecret(sources, environment: environment, among: programs)
  }

  /// Beside the file of settings, unless it begins with `/` or `~/`.
  private static func path(
    _ written: String, _ environment: [String: String], _ folder: URL?
  ) -> URL {
    if written.hasPrefix("~/"), let home = environment["HOME"], !home.isEmpty {
      return URL(filePath: home + written.dropFirst(1), directoryHint: .notDirectory)
    }
    return URL(filePath: written, directoryHint: .notDirectory, relativeTo: folder).absoluteURL
  }
}

extension Language {
  /// POSIX order: LC_ALL, LC_MESSAGES, LANG; the first that is not empty.
  init(environment: [String: String]) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
    self.init(locale: names.first { !$0.isEmpty } ?? "")
  }
}
