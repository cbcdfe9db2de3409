import Core
import FilePrompts
import Toolkit
import TrackersDomain

/// The words of import and export.
public struct TrackersFileWords: Sendable {
  let language: Language

  public init(_ language: Language) { self.language = language }

  var screen: TrackersWords { TrackersWords(language) }

  var form: String { language.say(en: "As", ru: "Вид") }
  var importTitle: String { language.say(en: "Import trackers", ru: "Импорт трекеров") }
  /// The category of Loop's habits, as Loop knows no categories.
  public var loopCategory: String { "Loop" }

  public func fileName(_ form: TrackersFileForm) -> String {
    language.say(en: "trackers", ru: "трекеры") + ".\(form.rawValue)"
  }

  func name(_ form: TrackersFileForm) -> String {
    switch form {
    case .json: "JSON"
    case .csv: "CSV"
    case .ics: language.say(en: "Calendar", ru: "Календарь")
    }
  }

  func prompt(_ purpose: TrackersFilesState.Purpose) -> PathPromptWords {
    let file = language.say(en: "File", ru: "Файл")
    return switch purpose {
    case .load:
      PathPromptWords(
        language, title: importTitle, about: importAbout, label: file,
        confirm: language.say(en: "Open", ru: "Открыть"),
        busy: language.say(en: "Reading…", ru: "Чтение…"))
    case .save:
      PathPromptWords(
        language, title: language.say(en: "Export trackers", ru: "Экспорт трекеров"),
        about: exportAbout, label: file, confirm: language.say(en: "Write", ru: "Записать"),
        busy: language.say(en: "Writing…", ru: "Запись…"))
    }
  }

  private var importAbout: String {
    language.say(
      en: """
        JSON of this program, or the Habits.csv of an unpacked export of Loop. What it would add is \
        shown first.
        """,
      ru: """
        JSON этой программы или Habits.csv из распакованного экспорта Loop. Сначала будет показано, \
        что добавится.
        """)
  }

  private var exportAbout: String {
    language.say(
      en: "JSON has everything and can be imported again; a calendar has what is due.",
      ru: "В JSON — всё, его можно импортировать обратно; в календаре — что намечено.")
  }

  func written(to path: String) -> String {
    language.say(en: "Written to \(path)", ru: "Записано в \(path)")
  }

  // MARK: What it comes to

  private func what(_ result: TrackersImportResult) -> String {
    screen.told([screen.found(result.newTrackers), marks(result.newMarks)])
  }

  private func marks(_ count: Int) -> String {
    let word = language.plural(count, en: ("mark", "marks"), ru: ("отметка", "отметки", "отметок"))
    return "\(language.number(Double(count))) \(word)"
  }

  func toBeAdded(_ preview: TrackersFilePreview) -> String {
    preview.isEmpty
      ? language.say(
        en: "There is nothing new in this file.", ru: "В этом файле нет ничего нового.")
      : wouldAdd(preview.result)
  }

  public func wouldAdd(_ result: TrackersImportResult) -> String {
    language.say(en: "To be added: \(what(result))", ru: "Добавится: \(what(result))")
  }

  /// The records that stay as they are.
  public func known(_ result: TrackersImportResult) -> [String] {
    let (trackers, marks) = (screen.found(result.knownTrackers), marks(result.keptMarks))
    return [
      result.knownTrackers == 0
        ? nil : language.say(en: "Already there: \(trackers)", ru: "Уже есть: \(trackers)"),
      result.keptMarks == 0
        ? nil
        : language.say(en: "Stays as it is: \(marks)", ru: "Останется как было: \(marks)"),
    ].compactMap { $0 }
  }

  func imported(_ result: TrackersImportResult) -> String {
    language.say(
      en: "Added: \(what(result)). u takes it out again.",
      ru: "Добавлено: \(what(result)). Отменить — u.")
  }

  public func added(_ result: TrackersImportResult) -> String {
    language.say(en: "Added: \(what(result))", ru: "Добавлено: \(what(result))")
  }

  var inTheFile: String { language.say(en: "In the file", ru: "В файле") }

  func more(_ count: Int) -> String {
    let number = language.number(Double(count))
    return language.say(en: "… and \(number) more", ru: "… и ещё \(number)")
  }

  // MARK: Problems
  public func notUnderstood(_ count: Int) -> String {
    let number = language.number(Double(count))
    return language.say(
      en: "Not taken as it stands: \(number)", ru: "Взято не так, как записано: \(number)")
  }

  /// `Habits.csv, line 3: “x” is no date`.
  public func line(_ problem: TrackersImportProblem) -> String {
    let line =
      problem.line == 0
      ? "" : language.say(en: "line \(problem.line)", ru: "строка \(problem.line)")
    let place = [problem.file, line].filter { !$0.isEmpty }.joined(separator: ", ")
    return place.isEmpty ? reason(problem.reason) : "\(place): \(reason(problem.reason))"
  }

  private func reason(_ reason: TrackersImportProblem.Reason) -> String {
    switch reason {
    case .notUnderstood:
      language.say(
        en: "neither JSON of this program nor an export of Loop",
        ru: "это не JSON этой программы и не экспорт Loop")
    case .newerVersion:
      language.say(en: "written by a newer moggy", ru: "записано более новой moggy")
    case .missing(let part): language.say(en: "no \(part)", ru: "нет \(part)")
    case .notADate(let text): language.say(en: "“\(text)” is no date", ru: "«\(text)» — не дата")
    case .notAValue(let text):
      language.say(en: "“\(text)” is no value", ru: "«\(text)» — не значение")
    case .unknownHabit(let name):
      language.say(en: "there is no habit “\(name)”", ru: "привычки «\(name)» нет")
    case .shortened(let name, let most):
      language.say(
        en: "“\(name)” is shortened to \(most) characters",
        ru: "«\(name)» сокращено до \(most) символов")
    case .approximated(let name, let count):
      language.say(
        en: "the schedule of “\(name)” becomes \(screen.times(count)) a week",
        ru: "расписание «\(name)» станет: \(screen.times(count)) в неделю")
    case .tooLarge: language.say(en: "too large", ru: "слишком много")
    }
  }

  public func problem(_ problem: TrackersFileProblem) -> String {
    switch problem {
    case .noPath: language.say(en: "Which file?", ru: "Какой файл?")
    case .noFolder(let path):
      language.say(en: "There is no folder \(path)", ru: "Нет папки \(path)")
    case .isFolder(let path): language.say(en: "\(path) is a folder", ru: "\(path) — это папка")
    case .notWritten(let reason):
      language.say(en: "Not written: \(reason)", ru: "Не записано: \(reason)")
    case .nothing:
      language.say(en: "There is nothing to write or read.", ru: "Записывать или читать нечего.")
    case .notRead(let failure): self.failure(failure)
    case .notUnderstood(let problem): line(problem)
    case .failed(let reason):
      language.say(en: "It did not work: \(reason)", ru: "Не получилось: \(reason)")
    }
  }

  /// Why a file was not looked at.
  public func failure(_ failure: TrackersFileFailure) -> String {
    switch failure {
    case .missing: language.say(en: "There is no such file", ru: "Такого файла нет")
    case .notAFile:
      language.say(
        en: "This is neither a file nor a folder with Loop’s Habits.csv",
        ru: "Это не файл и не папка с Habits.csv от Loop")
    case .tooLarge(let most):
      language.say(
        en: "The file has more than \(most >> 20) MB", ru: "В файле больше \(most >> 20) МБ")
    case .unreadable(let reason):
      language.say(en: "It cannot be read: \(reason)", ru: "Не читается: \(reason)")
    }
  }
}
