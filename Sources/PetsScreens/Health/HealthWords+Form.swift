import Core
import FilePrompts
import PetsDomain
import Toolkit

/// The words of forms and of questions for a path.
extension HealthWords {
  var missing: String { language.say(en: "not given", ru: "не указано") }
  var editHint: String { language.say(en: "edit", ru: "изменить") }
  var clearHint: String { language.say(en: "clear field", ru: "очистить поле") }
  var saved: String { language.say(en: "saved", ru: "сохранено") }
  var notSaved: String { language.say(en: "not saved", ru: "не сохранено") }

  /// What a new record is not kept without, from the longest to the shortest way to say it.
  func notKeptYet(_ field: EntryField) -> [String] {
    let name = field.label.lowercased()
    return [
      language.say(
        en: "saved once “\(name)” is filled in", ru: "сохранится, когда заполните «\(name)»"),
      language.say(en: "not saved yet", ru: "ещё не сохранено"),
    ]
  }

  /// - Parameter field: where the problem is to be read; nil where that is not beside a field.
  func problem(_ problem: FieldProblem, of field: EntryField?) -> String {
    let isStart = field?.name == Vaccination.Field.date.rawValue || field?.name == "from"
    if case .endsBeforeStart = problem, isStart {
      return language.say(en: "after the day on which it ends", ru: "позже дня окончания")
    }
    return records.problem(problem)
  }

  func placeholder(_ field: EntryField) -> String {
    switch field.form {
    case .weight: records.weightExample
    case .money: language.say(en: "such as 25.50 EUR", ru: "например 1500,50 ₽")
    default: ""
    }
  }

  var dropTitle: String {
    language.say(en: "Leave without keeping it?", ru: "Выйти без сохранения?")
  }
  func dropMessage(_ field: EntryField?) -> String {
    let name = field?.label.lowercased() ?? ""
    return language.say(
      en: "Without “\(name)” this cannot be kept, and what was filled in is lost.",
      ru: "Без поля «\(name)» запись не сохранить, и введённое пропадёт.")
  }
  var notKept: String {
    language.say(
      en: "What was filled in could not be saved.", ru: "Введённое не удалось сохранить.")
  }
  var tryAgain: String { language.say(en: "Try again", ru: "Повторить") }
  var drop: String { language.say(en: "Leave", ru: "Выйти") }
  var stay: String { language.say(en: "Stay", ru: "Остаться") }

  // MARK: Files

  func size(_ bytes: Int) -> String {
    let units = language.say(en: "B KB MB", ru: "Б КБ МБ").split(separator: " ").map(String.init)
    if bytes < 1024 { return "\(bytes) \(units[0])" }
    let (value, unit) = bytes < 1_048_576 ? (1024.0, 1) : (1_048_576.0, 2)
    let number = Double(bytes) / value
    return "\(language.number(number, digits: number < 10 ? 1 : 0)) \(units[unit])"
  }
  var place: String { language.say(en: "File", ru: "Файл") }
  var sizeTitle: String { language.say(en: "Size", ru: "Размер") }
  var noPlace: String { language.say(en: "kept nowhere", ru: "нигде не хранится") }

  func prompt(_ purpose: HealthFileState.Purpose) -> PathPromptWords {
    let save = language.say(en: "Save", ru: "Сохранить")
    let saving = language.say(en: "Writing…", ru: "Запись…")
    return switch purpose {
    case .attach:
      PathPromptWords(
        language, title: language.say(en: "Attach a file", ru: "Приложить файл"),
        about: language.say(
          en: "Type a path, or drop a file here.", ru: "Введите путь или перетащите сюда файл."),
        confirm: language.say(en: "Attach", ru: "Приложить"),
        busy: language.say(en: "Reading…", ru: "Чтение…"))
    case .copy:
      PathPromptWords(
        language, title: language.say(en: "Save a copy", ru: "Сохранить копию"),
        about: language.say(en: "Where is the copy to go?", ru: "Куда сохранить копию?"),
        confirm: save, busy: saving)
    case .calendar:
      PathPromptWords(
        language, title: language.say(en: "Calendar file", ru: "Файл календаря"),
        about: language.say(
          en: "All that is due, as an iCalendar file.", ru: "Все сроки в виде файла iCalendar."),
        confirm: save, busy: saving)
    }
  }

  var cancel: String { language.say(en: "Cancel", ru: "Отмена") }
  func written(_ path: String) -> String {
    language.say(en: "Written: \(path)", ru: "Записано: \(path)")
  }
  func problem(_ problem: HealthFileState.Problem) -> String {
    switch problem {
    case .attachment(let problem): records.problem(problem)
    case .export(let problem): records.problem(problem)
    case .title(let problem): records.problem(problem)
    }
  }
}
