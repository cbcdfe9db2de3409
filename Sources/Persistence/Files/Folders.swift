import Foundation

/// The folders that the program keeps its files in, by the XDG Base Directory Specification 0.8.
///
/// A pure function of an environment: nothing is read or made until ``create()``.
public struct Folders: Sendable, Equatable {
  /// Records, pictures and backups: what must not be lost.
  public let data: URL
  /// Files that a person writes by hand.
  public let config: URL
  /// Files that may be lost without harm but should outlive a restart: the log.
  public let state: URL
  /// Files that can be made or fetched again at any time.
  public let cache: URL
  /// Sockets and the like, gone with the session.
  public let runtime: URL

  /// The folders of `application` for a person with this environment.
  ///
  /// A variable of XDG whose value is empty or relative is ignored, as the specification asks.
  /// - Throws: ``FolderError/noHome`` where neither XDG nor `HOME` says where to go.
  public init(application: String, environment: [String: String]) throws {
    let home = environment["HOME"].flatMap(Self.absolute)
    func folder(_ variable: String, _ underHome: String) throws -> URL {
      if let base = environment[variable].flatMap(Self.absolute) {
        return base.appending(path: application, directoryHint: .isDirectory)
      }
      guard let home else { throw FolderError.noHome }
      return home.appending(path: "\(underHome)/\(application)", directoryHint: .isDirectory)
    }
    data = try folder("XDG_DATA_HOME", ".local/share")
    config = try folder("XDG_CONFIG_HOME", ".config")
    state = try folder("XDG_STATE_HOME", ".local/state")
    cache = try folder("XDG_CACHE_HOME", ".cache")
    let runtimeBase = environment["XDG_RUNTIME_DIR"].flatMap(Self.absolute)
    runtime =
      runtimeBase?.appending(path: application, directoryHint: .isDirectory)
      ?? state.appending(path: "run", directoryHint: .isDirectory)
  }

  /// Everything under one folder, whatever the environment says (`--data DIR`).
  public init(under folder: URL) {
    func inside(_ name: String) -> URL { folder.appending(path: name, directoryHint: .isDirectory) }
    data = inside("data")
    config = inside("config")
    state = inside("state")
    cache = inside("cache")
    runtime = inside("run")
  }

  public var all: [URL] { [data, config, state, cache, runtime] }

  /// The file that ``DataStore`` opens.
  public var database: URL { data.appending(path: "moggy.sqlite", directoryHint: .notDirectory) }

  /// The copies that ``Backups`` keeps.
  public var backups: URL { data.appending(path: "backups", directoryHint: .isDirectory) }

  /// The file that ``InstanceLock`` holds.
  public var lock: URL { data.appending(path: "lock", directoryHint: .notDirectory) }

  private static func absolute(_ path: String) -> URL? {
    path.hasPrefix("/") ? URL(filePath: path, directoryHint: .isDirectory) : nil
  }
}
