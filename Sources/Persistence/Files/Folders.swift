import Core
import Foundation
import Interchange

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

  /// Makes what is missing, for the owner alone (0700), and closes a folder of ours that was open to
  /// others. Folders above ours keep their modes.
  ///
  /// - Throws: ``FolderError`` with the first folder that cannot be made or written.
  public func create() throws {
    for folder in all { try Self.create(folder) }
  }

  static func create(_ folder: URL, isOwn: Bool = true) throws {
    let path = folder.path(percentEncoded: false).withoutTrailingSlash
    do throws(FileProblem) {
      try DiskFile(url: URL(filePath: path, directoryHint: .notDirectory)).createFolder()
    } catch {
      let url = URL(filePath: error.path, directoryHint: .notDirectory)
      throw FolderError.cannotCreate(url, error.error.code)
    }
    let system = CurrentFileSystem.value
    let status: stat
    do throws(SystemError) { status = try system.targetStatus(path) } catch {
      throw FolderError.cannotCreate(folder, error.code)
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw FolderError.notAFolder(folder) }
    if isOwn, status.st_uid == geteuid(), status.st_mode & 0o077 != 0 {
      // A folder that stays open to others is no reason to keep nothing in it.
      try? system.chmod(path, mode: 0o700)
    }
    do throws(SystemError) { try system.access(path, W_OK | X_OK) } catch {
      throw FolderError.notWritable(folder, error.code)
    }
  }
}

extension String {
  /// A path by which the last part itself is looked at, and not the end of a link.
  var withoutTrailingSlash: String { count > 1 && hasSuffix("/") ? String(dropLast()) : self }
}

/// A reason for which a folder of the program cannot be used; a number is the `errno` of the system
/// call.
public enum FolderError: WordedError, Equatable {
  case noHome
  case cannotCreate(URL, Int32)
  case notAFolder(URL)
  case notWritable(URL, Int32)

  public func words(_ language: Language) -> String {
    switch self {
    case .noHome:
      language.say(en: "HOME is not set to an absolute path", ru: "в HOME нет абсолютного пути")
    case .notAFolder(let url):
      url.path(percentEncoded: false) + language.say(en: ": is not a folder", ru: ": это не папка")
    case .cannotCreate, .notWritable: problem?.words(language) ?? ""
    }
  }

  /// The folder that the system refused; nil where no call has failed.
  public var problem: FileProblem? {
    switch self {
    case .noHome: nil
    case .cannotCreate(let url, let code):
      FileProblem(url.path(percentEncoded: false), .created, SystemError(code))
    case .notAFolder(let url):
      FileProblem(url.path(percentEncoded: false), .created, SystemError(ENOTDIR))
    case .notWritable(let url, let code):
      FileProblem(url.path(percentEncoded: false), .written, SystemError(code))
    }
  }

  public var system: SystemError? { problem?.error }
}
