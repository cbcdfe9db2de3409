import Core
import Foundation

/// Writes a file where a person asked for one. Blocks.
public enum FileExport {
  /// Writes the whole content, or nothing; it is on the disk when this returns.
  ///
  /// - Parameters:
  ///   - path: absolute; one of a folder gets `name` behind it.
  ///   - isReplacing: whether a file that is there may go.
  public static func write(
    _ content: Data, to path: String, name: String, isReplacing: Bool
  ) -> FileExportOutcome {
    let path = isFolder(path) ? (path.hasSuffix("/") ? path : path + "/") + name : path
    if path.hasSuffix("/") { return .refused(.noFolder(TextRules.clean(path))) }
    do throws(FileExportProblem) {
      let file = try NewFile(
        URL(filePath: path, directoryHint: .notDirectory), isReplacing: isReplacing)
      try file.write(content)
      try file.finish()
      return .written(path)
    } catch {
      if case .exists = error { return .exists(path) }
      return .refused(error)
    }
  }

  /// Returns true if there is a folder at that path; follows links.
  public static func isFolder(_ path: String) -> Bool {
    (try? CurrentFileSystem.value.targetStatus(path)).map { $0.st_mode & S_IFMT == S_IFDIR }
      ?? false
  }
}

/// The outcome of writing a file.
public enum FileExportOutcome: Sendable, Equatable {
  /// The path of the file, and what is to be told of its content.
  case written(String, remark: FailureReason? = nil)
  /// There is a file, and it stays.
  case exists(String)
  case refused(FileExportProblem)
}

/// A file that is written under another name beside its own, for the owner alone, and gets its name
/// when it is whole.
public final class NewFile {
  private let file: DiskFile
  private let part: DiskFile
  private let isReplacing: Bool
  private let output: DiskOutput

  /// - Throws: ``FileExportProblem``, for a name that is taken too.
  public init(_ url: URL, isReplacing: Bool) throws(FileExportProblem) {
    (file, self.isReplacing) = (DiskFile(url: url), isReplacing)
    part = file.sibling(".part-\(UUID().uuidString.prefix(8))")
    if FileExport.isFolder(file.path) { throw .isFolder(TextRules.clean(file.path)) }
    let folder = String(file.path[..<(file.path.lastIndex(of: "/") ?? file.path.startIndex)])
    if !folder.isEmpty, !FileExport.isFolder(folder) { throw .noFolder(TextRules.clean(folder)) }
    // A file in the place of a device would take it from all other programs.
    if isReplacing, case .other(let kind)? = try? file.kind(),
      [.pipe, .socket, .device].contains(kind)
    {
      throw .isNoFile(TextRules.clean(file.path), kind)
    }
    do throws(FileProblem) {
      if !isReplacing, try file.exists() {
        throw FileProblem(file.path, .created, SystemError(EEXIST))
      }
      // The records in use are not what somebody means to replace.
      if let status = try? CurrentFileSystem.value.targetStatus(file.path),
        LockedFile.holds(status)
      {
        throw FileProblem(file.path, .replaced, .recordsInUse)
      }
      output = try DiskOutput(creating: part)
    } catch { throw FileExportProblem(error) }
  }

  deinit { part.discard() }

  public func write(_ content: some ContiguousBytes) throws(FileExportProblem) {
    do throws(FileProblem) { try output.write(content) } catch { throw FileExportProblem(error) }
  }

  /// Puts the file in its place; it is on the disk when this returns.
  public func finish() throws(FileExportProblem) {
    do throws(FileProblem) {
      try output.finish()
      if isReplacing {
        try part.rename(to: file)
      } else {
        // What has come meanwhile stays.
        try part.keep(as: file)
        part.discard()
      }
      try file.syncFolder()
    } catch { throw FileExportProblem(error) }
  }
}

/// A reason for which a file was not written. An older file of that name is as it was, unless the disk
/// failed after the new one had taken its place.
public enum FileExportProblem: WordedError, Sendable, Equatable {
  case noPath
  case noFolder(String)
  case isFolder(String)
  /// There is a pipe, a socket or a device of that name.
  case isNoFile(String, UnusualFile)
  /// There is something of that name, and it stays.
  case exists(String)
  /// The record that was to be written is not there any more.
  case nothing
  /// In words, with the number where it was the system that refused.
  case failed(FailureReason, SystemError? = nil)

  public init(_ problem: FileProblem) {
    self =
      problem.error.code == EEXIST
      ? .exists(TextRules.clean(problem.path)) : FileExportProblem(problem.error)
  }

  public init(_ error: SystemError) { self = .failed(FailureReason(error), error) }

  public func words(_ language: Language) -> String {
    switch self {
    case .noPath: language.say(en: "Which file?", ru: "Какой файл?")
    case .noFolder(let path):
      language.say(en: "There is no folder \(path)", ru: "Нет папки \(path)")
    case .isFolder(let path): language.say(en: "\(path) is a folder", ru: "\(path) — это папка")
    case .isNoFile(let path, let kind):
      language.say(
        en: "\(path) is \(kind.words(.english)); it is not replaced",
        ru: "\(path) — это \(kind.words(.russian)); замены не будет")
    case .exists(let path):
      language.say(
        en: "There is a file \(path); it is not replaced",
        ru: "Файл \(path) уже есть; он не заменяется")
    case .nothing: language.say(en: "There is nothing to write", ru: "Записывать нечего")
    case .failed(let reason, _):
      language.say(
        en: "Not written: \(reason.words(.english))", ru: "Не записано: \(reason.words(.russian))")
    }
  }
}
