import Core
import Foundation
import Interchange

/// Reads what Loop Habit Tracker exports as CSV, in its archive or unpacked: `Habits.csv`, and for each habit
/// a folder `001 Name` with `Checkmarks.csv`; without such a folder the columns of the `Checkmarks.csv`
/// of all habits.
///
/// After `HabitsCSVExporter` and `HabitList.writeCSV` in `uhabits-core` of
/// https://github.com/iSoron/uhabits: values are 2 or `YES_MANUAL` for done, 3 or `SKIP`, thousandths
/// for what is measured; of the others 1, 0 and -1 (`YES_AUTO`, `NO`, `UNKNOWN`) say nothing that the
/// schedule does not.
public struct LoopExport: Sendable {
  /// Of one file.
  public static let mostBytes = 64 << 20

  /// The files by their paths below the folder.
  private let files: [String: Data]

  /// - Parameter files: by their paths below the folder, as `001 Run/Checkmarks.csv`.
  public init(files: [String: Data]) { self.files = files }

  /// Reads the files of a folder. Blocks; links are not followed.
  ///
  /// - Throws: also where one of the files is there and cannot be read: habits without their days would
  ///   look like habits that were never done.
  public init(folder: URL) throws(FileIntakeProblem) {
    var files: [String: Data] = [:]
    let path = folder.path(percentEncoded: false)
    let names: [String]
    do throws(SystemError) { names = try CurrentFileSystem.value.names(in: path) } catch {
      throw [ENOENT, ENOTDIR].contains(error.code) ? .missing : .unreadable(error)
    }
    let marks = names.filter { LoopMarks.position(of: $0) != nil }.map { "\($0)/\(LoopMarks.file)" }
    for name in [LoopHabits.file, LoopMarks.file] + marks {
      let url = folder.appending(path: name)
      do throws(FileProblem) {
        guard case .regular = try DiskFile(url: url).kind() else { continue }
      } catch { throw .unreadable(error.error) }
      files[name] = try FileIntake.read(url.path(percentEncoded: false), limit: Self.mostBytes)
    }
    guard files[LoopHabits.file] != nil else { throw .notAFile }
    self.files = files
  }

  /// Reads the files of an archive, also where all of them lie in one folder of it. Others in it are left.
  ///
  /// - Throws: `TrackersImportProblem` for an archive that cannot be read, or is none of Loop.
  public init(archive data: Data) throws(TrackersImportProblem) {
    let found: [String: Data]?
    do throws(ZipProblem) { found = try Self.tables(in: try ZipArchive(data)) } catch {
      throw TrackersImportProblem("", line: 0, .archive(error))
    }
    guard let found else { throw TrackersImportProblem("", line: 0, .noHabits) }
    if found.isEmpty { throw TrackersImportProblem("", line: 0, .nestedArchive) }
    files = found
  }

  /// The tables of Loop; nil where there are none, empty where another archive is in their place.
  private static func tables(in archive: ZipArchive) throws(ZipProblem) -> [String: Data]? {
    let names = archive.entries.map(\.name)
    guard let habits = names.first(where: isHabits) else {
      return names.contains { $0.lowercased().hasSuffix(".zip") } ? [:] : nil
    }
    let folder = String(habits.dropLast(LoopHabits.file.count))
    var files: [String: Data] = [:]
    for entry in archive.entries where entry.name.hasPrefix(folder) {
      let name = String(entry.name.dropFirst(folder.count))
      if isRead(name) { files[name] = try archive.content(of: entry) }
    }
    return files
  }

  /// At the top, or in a folder there.
  private static func isHabits(_ name: String) -> Bool {
    let parts = name.split(separator: "/")
    return parts.last.map { $0 == LoopHabits.file } == true && parts.count <= 2
  }

  private static func isRead(_ name: String) -> Bool {
    if [LoopHabits.file, LoopMarks.file].contains(name) { return true }
    let parts = name.split(separator: "/")
    return parts.count == 2 && parts[1] == LoopMarks.file
      && LoopMarks.position(of: String(parts[0])) != nil
  }

  /// - Parameters:
  ///   - category: the name of the one that all habits get.
  ///   - today: when the habits begin that have no days.
  public func plan(
    category: String, today: CalendarDay, makeID: () -> UUID = { UUID() }
  ) -> TrackersImportPlan {
    var plan = TrackersImportPlan()
    guard let table = files[LoopHabits.file] else {
      plan.problems.append(TrackersImportProblem(LoopHabits.file, line: 0, .notUnderstood))
      return plan
    }
    let habits = LoopHabits.read(table, &plan.problems)
    let days = LoopMarks(files: files, habits: habits).read(today, &plan.problems)
    plan.add(habits, days, category: category, today: today, makeID: makeID)
    return plan
  }
}
