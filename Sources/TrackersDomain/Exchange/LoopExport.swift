import Core
import Foundation
import Interchange

/// Reads what Loop Habit Tracker exports as CSV: `Habits.csv`, and for each habit a folder `001 Name`
/// with `Checkmarks.csv`; without such a folder the columns of the `Checkmarks.csv` of all habits.
///
/// After `HabitsCSVExporter` and `HabitList.writeCSV` in `uhabits-core` of
/// https://github.com/iSoron/uhabits: values are 2 or `YES_MANUAL` for done, 3 or `SKIP`, thousandths
/// for what is measured; 1, 0 and -1 (`YES_AUTO`, `NO`, `UNKNOWN`) say nothing that the schedule does
/// not.
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
    let group = TrackerCategory(id: makeID(), name: category)
    plan.categories = [group]
    let habits = LoopHabits.read(table, in: group.id, &plan.problems, makeID: makeID)
    let marks = LoopMarks(files: files, habits: habits)
    let days = marks.read(today, &plan.problems)
    plan.trackers = habits.map { item(of: $0, days[$0.position] ?? LoopMarks.Days(), today) }
    return plan
  }

  private func item(
    of habit: LoopHabits.Item, _ days: LoopMarks.Days, _ today: CalendarDay
  ) -> ImportedTracker {
    var tracker = habit.tracker
    let first = [days.marks.keys.min(), days.notes.keys.min()].compactMap { $0 }.min() ?? today
    tracker.created = first
    tracker.kind = .habit(
      Habit(ScheduleHistory(habit.schedule, since: first), target: tracker.target))
    if habit.isArchived { tracker.archived = today }
    return ImportedTracker(tracker, marks: days.marks, notes: days.notes)
  }
}
