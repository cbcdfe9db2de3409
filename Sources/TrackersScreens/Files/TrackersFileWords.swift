import Core
import FilePrompts
import Interchange
import TrackersDomain

/// The words of import and export.
public typealias TrackersFileWords = Words<TrackersFileForm>

extension TrackersFileWords {
  var screen: TrackersWords { TrackersWords(language) }
  var importTitle: String { say(en: "Import trackers", ru: "Импорт трекеров") }
  /// The category of Loop's habits, as Loop knows no categories.
  public var loopCategory: String { "Loop" }

  func name(_ form: TrackersFilePurpose) -> String {
    switch form {
    case .load: ""
    case .save(.json): "JSON"
    case .save(.csv): "CSV"
    case .save(.ics): say(en: "Calendar", ru: "Календарь")
    case .save(.zip): "Loop"
    }
  }

  func prompt(_ purpose: TrackersFilePurpose) -> PathPromptWords {
    purpose == .load
      ? .loading(language, title: importTitle, about: importAbout)
      : .saving(
        language, title: say(en: "Export trackers", ru: "Экспорт трекеров"), about: exportAbout)
  }

  private var importAbout: String {
    say(
      en: """
        JSON of this program; of Loop its CSV export, packed or not, or its full backup. What it \
        would add is shown first.
        """,
      ru: """
        JSON этой программы; из Loop — экспорт CSV, в архиве или без него, или полная копия. Сначала \
        будет показано, что добавится.
        """)
  }

  private var exportAbout: String {
    say(
      en: """
        JSON has everything and can be imported again; a calendar has what is due; the archive is \
        that of Loop.
        """,
      ru: """
        В JSON — всё, его можно импортировать обратно; в календаре — что намечено; архив — как \
        у Loop.
        """)
  }

  // MARK: What a file cannot have
  /// All names at once; nil where nothing is lost.
  static func remark(_ losses: [TrackersFile.Loss]) -> FailureReason? {
    if losses.isEmpty { return nil }
    func words(_ language: Language) -> String {
      TrackersFileWords(language).losses(losses).joined(separator: ". ")
    }
    return FailureReason(en: words(.english), ru: words(.russian))
  }

  /// A line for those that are not in the file, and one for those with another schedule.
  public func losses(_ losses: [TrackersFile.Loss]) -> [String] {
    let left = losses.compactMap { if case .left(let name) = $0 { name } else { nil } }
    let simplified = losses.compactMap { if case .simplified(let name) = $0 { name } else { nil } }
    return [
      left.isEmpty
        ? nil : say(en: "Left out: \(names(left))", ru: "Не вошло: \(names(left))"),
      simplified.isEmpty
        ? nil
        : say(
          en: "With the nearest schedule: \(names(simplified))",
          ru: "С ближайшим расписанием: \(names(simplified))"),
    ].compactMap { $0 }
  }

  private func names(_ names: [String]) -> String {
    let shown = names.prefix(3).joined(separator: ", ")
    return names.count > 3 ? "\(shown), \(more(names.count - 3))" : shown
  }

  // MARK: What it comes to
  private func what(_ result: TrackersImportResult) -> String {
    screen.told([screen.found(result.newTrackers), marks(result.newMarks)])
  }

  private func marks(_ count: Int) -> String {
    let word = plural(count, en: ("mark", "marks"), ru: ("отметка", "отметки", "отметок"))
    return "\(number(Double(count))) \(word)"
  }

  func toBeAdded(_ content: TrackersFilePreview) -> String {
    TrackersFilePurpose.isEmpty(content)
      ? say(en: "There is nothing new in this file.", ru: "В этом файле нет ничего нового.")
      : wouldAdd(content.result)
  }

  public func wouldAdd(_ result: TrackersImportResult) -> String {
    say(en: "To be added: \(what(result))", ru: "Добавится: \(what(result))")
  }

  /// The records that stay as they are.
  public func known(_ result: TrackersImportResult) -> [String] {
    let (trackers, marks) = (screen.found(result.knownTrackers), marks(result.keptMarks))
    return [
      result.knownTrackers == 0
        ? nil : say(en: "Already there: \(trackers)", ru: "Уже есть: \(trackers)"),
      result.keptMarks == 0
        ? nil
        : say(en: "Stays as it is: \(marks)", ru: "Останется как было: \(marks)"),
    ].compactMap { $0 }
  }

  func imported(_ result: TrackersImportResult) -> String {
    say(
      en: "Added: \(what(result)). u takes it out again.",
      ru: "Добавлено: \(what(result)). Отменить — u.")
  }

  public func added(_ result: TrackersImportResult) -> String {
    say(en: "Added: \(what(result))", ru: "Добавлено: \(what(result))")
  }

  /// The schedule that a tracker of a file gets, its target, and the number of its marks: those of what is
  /// measured are not all of days done.
  public func row(_ item: ImportedTracker) -> [String] {
    let count = item.marks.count
    return [
      becomes(item.tracker),
      item.tracker.isHabit ? marks(count) : screen.counted(item.tracker, count),
    ]
  }

  func becomes(_ tracker: Tracker) -> String {
    screen.told(
      [
        screen.when(tracker, on: .last), tracker.target.map(screen.wanted),
        tracker.archived == nil ? nil : screen.inArchive,
      ].compactMap { $0 })
  }

  var inTheFile: String { say(en: "In the file", ru: "В файле") }

  func more(_ count: Int) -> String {
    let number = number(Double(count))
    return say(en: "… and \(number) more", ru: "… и ещё \(number)")
  }

  // MARK: Problems
  public func notUnderstood(_ count: Int) -> String {
    let number = number(Double(count))
    return say(en: "Not taken as it stands: \(number)", ru: "Взято не так, как записано: \(number)")
  }

  /// `Habits.csv, line 3: “x” is no date`.
  public func line(_ problem: TrackersImportProblem) -> String {
    let line =
      problem.line == 0
      ? "" : say(en: "line \(problem.line)", ru: "строка \(problem.line)")
    let place = [problem.file, line].filter { !$0.isEmpty }.joined(separator: ", ")
    return place.isEmpty ? reason(problem.reason) : "\(place): \(reason(problem.reason))"
  }

  private func reason(_ reason: TrackersImportProblem.Reason) -> String {
    switch reason {
    case .notUnderstood:
      say(
        en: "neither JSON of this program nor an export of Loop",
        ru: "это не JSON этой программы и не экспорт Loop")
    case .newerVersion: say(en: "written by a newer moggy", ru: "записано более новой moggy")
    case .missing(let part): say(en: "no \(part)", ru: "нет \(part)")
    case .notADate(let text): say(en: "“\(text)” is no date", ru: "«\(text)» — не дата")
    case .notAValue(let text): say(en: "“\(text)” is no value", ru: "«\(text)» — не значение")
    case .unknownHabit(let name):
      say(en: "there is no habit “\(name)”", ru: "привычки «\(name)» нет")
    case .shortened(let name, let most):
      say(
        en: "“\(name)” is shortened to \(most) characters",
        ru: "«\(name)» сокращено до \(most) символов")
    case .approximated(let name, let schedule):
      say(
        en: "the schedule of “\(name)” becomes: \(schedules.text(schedule))",
        ru: "расписание «\(name)» станет: \(schedules.text(schedule))")
    case .reminderDays(let name):
      say(
        en: "“\(name)” reminds on every day that it is due, not only on some",
        ru: "«\(name)» будет напоминать во все дни по расписанию, а не в некоторые")
    case .archive, .noHabits, .nestedArchive, .damagedDatabase, .otherDatabase: whole(reason)
    case .tooLarge: say(en: "too large", ru: "слишком много")
    }
  }

  private var schedules: ScheduleWords { ScheduleWords(language) }

  /// The reason why nothing of a file is taken, and what to do.
  private func whole(_ reason: TrackersImportProblem.Reason) -> String {
    switch reason {
    case .archive(let problem): problem.words(language)
    case .noHabits:
      say(
        en: "There is no Habits.csv in the archive; in Loop, choose “Export as CSV”",
        ru: "В архиве нет Habits.csv; в Loop выберите «Экспортировать в CSV»")
    case .nestedArchive:
      say(
        en: "There is another archive in this one; unpack it and choose that one",
        ru: "В архиве лежит другой архив; распакуйте его и выберите вложенный")
    case .damagedDatabase:
      say(
        en: "The backup is damaged; make a new one in Loop",
        ru: "Копия повреждена; сделайте в Loop новую")
    case .otherDatabase:
      say(
        en: "This database is not of Loop; in Loop, choose “Export full backup”",
        ru: "Это база не Loop; в Loop выберите «Экспортировать полную копию»")
    default: ""
    }
  }

  func reason(_ refusal: TrackersFilePurpose.Refusal) -> String {
    switch refusal {
    case .nothing:
      say(en: "There is nothing to write or read.", ru: "Записывать или читать нечего.")
    case .notRead(let failure): self.failure(failure)
    case .notUnderstood(let problem): line(problem)
    }
  }

  /// The reason why a file was not looked at.
  public func failure(_ problem: FileIntakeProblem) -> String {
    guard problem == .notAFile else { return problem.words(language) }
    return say(
      en: "This is neither a file nor a folder with Loop’s Habits.csv",
      ru: "Это не файл и не папка с Habits.csv от Loop")
  }
}
