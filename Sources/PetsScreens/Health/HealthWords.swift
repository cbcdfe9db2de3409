import Core
import PetsDomain
import Toolkit

/// Every text of the health books on the screen; the names of fields are those of the records.
typealias HealthWords = Words<HealthFeature>

extension HealthWords {
  var records: PetWords { PetWords(self) }

  // MARK: In the card
  var book: String { say(en: "Health book", ru: "Здоровье") }

  /// The reason for which there is none yet.
  var afterSaving: String {
    say(en: "Health book: once the pet is kept", ru: "Здоровье: когда питомец сохранится")
  }
  func part(_ kind: HealthKind) -> String {
    switch kind {
    case .vaccination: say(en: "Vaccinations", ru: "Прививки")
    case .weighing: say(en: "Weight", ru: "Вес")
    case .visit: say(en: "Visits", ru: "Визиты")
    case .medicine: say(en: "Medicines", ru: "Лекарства")
    case .document: say(en: "Documents", ru: "Документы")
    }
  }
  var none: String { say(en: "nothing yet", ru: "пока ничего") }
  var loading: String { say(en: "Loading…", ru: "Загрузка…") }
  func noneDue(_ count: Int) -> String {
    say(en: "\(count), none due", ru: "\(count), повторять не нужно")
  }
  func files(_ count: Int) -> String {
    let word = plural(count, en: ("file", "files"), ru: ("файл", "файла", "файлов"))
    return "\(count) \(word)"
  }
  var noCourse: String { say(en: "none under way", ru: "сейчас никаких") }
  func until(_ day: String) -> String { say(en: "until \(day)", ru: "до \(day)") }
  /// Of an older one, where there is little room.
  var replaced: String { say(en: "replaced", ru: "заменена") }
  var overdue: String { say(en: "overdue", ru: "просрочена") }
  func since(_ change: String, _ day: String) -> String {
    say(en: "\(change) since \(day)", ru: "\(change) с \(day)")
  }
  var same: String { say(en: "no change", ru: "без изменений") }
  /// Behind a weight that the card has not, as it was cleared there.
  func inLog(_ weight: String) -> String {
    say(en: "weight log: \(weight)", ru: "в журнале: \(weight)")
  }

  // MARK: A part of the book
  var emptyTitle: String { say(en: "Nothing yet", ru: "Пока ничего") }
  func emptyText(_ kind: HealthKind) -> String {
    switch kind {
    case .vaccination:
      say(
        en: "Write down what was given and until when it lasts: the program says when it is due.",
        ru: "Запишите, что сделано и до какого дня: программа скажет, когда пора повторить.")
    case .weighing:
      say(
        en: "From the second weighing on there is a chart.",
        ru: "Со второго взвешивания появится график.")
    case .visit:
      say(
        en: "Reason, diagnosis, prescription, cost; appointments to come as well.",
        ru: "Причина, диагноз, назначения, стоимость; будущие приёмы тоже.")
    case .medicine:
      say(
        en: "What is given, how much, how often, and until when.",
        ru: "Что даёте, сколько, как часто и до какого дня.")
    case .document:
      say(
        en: "A passport, an insurance, a result: a copy of the file is kept with the pet.",
        ru: "Паспорт, страховка, анализ: копия файла хранится вместе с питомцем.")
    }
  }
  func add(_ kind: HealthKind) -> String {
    switch kind {
    case .vaccination: say(en: "Add a vaccination", ru: "Добавить прививку")
    case .weighing: say(en: "Add a weighing", ru: "Добавить взвешивание")
    case .visit: say(en: "Add a visit", ru: "Добавить визит")
    case .medicine: say(en: "Add a medicine", ru: "Добавить лекарство")
    case .document: say(en: "Attach a file", ru: "Приложить файл")
    }
  }
  func new(_ kind: HealthKind) -> String {
    switch kind {
    case .vaccination: say(en: "New vaccination", ru: "Новая прививка")
    case .weighing: say(en: "New weighing", ru: "Новое взвешивание")
    case .visit: say(en: "New visit", ru: "Новый визит")
    case .medicine: say(en: "New medicine", ru: "Новое лекарство")
    case .document: say(en: "New document", ru: "Новый документ")
    }
  }
  var addHint: String { say(en: "add", ru: "добавить") }
  var openHint: String { say(en: "open", ru: "открыть") }
  var backHint: String { say(en: "back", ru: "назад") }
  var deleteHint: String { say(en: "delete", ru: "удалить") }
  var deleteButton: String { say(en: "Delete", ru: "Удалить") }
  var copyHint: String { say(en: "save a copy", ru: "сохранить копию") }
  var copyButton: String { say(en: "Save a copy", ru: "Сохранить копию") }
  var card: String { say(en: "Card", ru: "Карточка") }

  func deleted(_ title: String, _ kind: HealthKind) -> String {
    let what = title.isEmpty ? records.one(kind) : title
    return say(en: "\(what) deleted. u brings it back.", ru: "Удалено: \(what). u — отменить.")
  }
  var gone: String { say(en: "This record is not there any more.", ru: "Этой записи больше нет.") }
  func failed(_ reason: String) -> String {
    say(en: "That did not work: \(reason)", ru: "Не получилось: \(reason)")
  }

  // MARK: The days that are due
  var dueTitle: String { say(en: "Due", ru: "Сроки") }
  func due(_ count: Int) -> String {
    count == 0 ? dueTitle : say(en: "Due: \(count)", ru: "Сроки: \(count)")
  }
  var doneHint: String { say(en: "done today", ru: "сделано сегодня") }
  var onlyVaccinations: String {
    say(
      en: "Only what has to be done again is marked as done.",
      ru: "Отметить можно только то, что повторяется.")
  }

  /// The words for what came of marking one as done; nil where it is gone.
  func told(_ outcome: RenewalOutcome) -> String? {
    switch outcome {
    case .renewed(let shot):
      let next = shot.validUntil.map { calendar.date($0) } ?? ""
      return say(
        en: "\(shot.name): done today, next \(next).",
        ru: "\(shot.name): сегодня, следующая — \(next).")
    case .noInterval(let shot):
      return say(
        en: "\(shot.name): nobody knows for how long. Add it in the health book.",
        ru: "\(shot.name): срок неизвестен. Добавьте её в медкарте.")
    case .doneToday(let shot):
      return say(en: "\(shot.name): done today already.", ru: "\(shot.name): сегодня уже сделана.")
    case .gone: return nil
    }
  }
  private var calendar: CalendarWords { CalendarWords(self) }

  var dueHint: String { say(en: "what is due", ru: "сроки") }

  /// Above each part of the list.
  var dueHeadings: [String] {
    [
      say(en: "Overdue", ru: "Просрочено"),
      say(en: "This week", ru: "На этой неделе"),
      say(en: "Within \(DueQuery.soon) days", ru: "В ближайшие \(DueQuery.soon) дней"),
      say(en: "Later", ru: "Позже"),
    ]
  }
  var nothingDue: String { say(en: "Nothing is due", ru: "Сроков нет") }
  var nothingDueText: String {
    say(
      en: "Vaccinations that end and courses of medicine come here by themselves.",
      ru: "Сюда сами попадают прививки с датой окончания и курсы лекарств.")
  }
  var exportHint: String { say(en: "calendar file", ru: "файл календаря") }
  var exportButton: String { say(en: "Calendar file", ru: "Файл календаря") }
  var calendarFile: String { say(en: "moggy-due.ics", ru: "moggy-сроки.ics") }

  // MARK: Forms
  var missing: String { say(en: "not given", ru: "не указано") }
  var editHint: String { say(en: "edit", ru: "изменить") }
  var clearHint: String { say(en: "clear field", ru: "очистить поле") }
  var saveHint: String { say(en: "save", ru: "сохранить") }
  var saved: String { say(en: "saved", ru: "сохранено") }
  var notSaved: String { say(en: "not saved", ru: "не сохранено") }

  /// The field that a new record needs, from the longest to the shortest way to say it.
  func notKeptYet(_ field: EntryField) -> [String] {
    let name = field.label.lowercased()
    return [
      say(en: "saved once “\(name)” is filled in", ru: "сохранится, когда заполните «\(name)»"),
      say(en: "not saved yet", ru: "ещё не сохранено"),
    ]
  }

  /// - Parameter field: where the problem is to be read; nil where that is not beside a field.
  func problem(_ problem: FieldProblem, of field: EntryField?) -> String {
    let isStart = field?.name == Vaccination.Field.date.rawValue || field?.name == "from"
    if case .endsBeforeStart = problem, isStart {
      return say(en: "after the day on which it ends", ru: "позже дня окончания")
    }
    return records.problem(problem)
  }

  func placeholder(_ field: EntryField) -> String {
    switch field.form {
    case .weight: records.weightExample
    case .money: say(en: "such as 25.50 EUR", ru: "например 1500,50 ₽")
    default: ""
    }
  }

  var dropTitle: String { say(en: "Leave without keeping it?", ru: "Выйти без сохранения?") }
  func dropMessage(_ field: EntryField?) -> String {
    let name = field?.label.lowercased() ?? ""
    return say(
      en: "Without “\(name)” this cannot be kept, and what was filled in is lost.",
      ru: "Без поля «\(name)» запись не сохранить, и введённое пропадёт.")
  }
  var notKept: String {
    say(en: "What was filled in could not be saved.", ru: "Введённое не удалось сохранить.")
  }
  var tryAgain: String { say(en: "Try again", ru: "Повторить") }
  var drop: String { say(en: "Leave", ru: "Выйти") }
  var stay: String { say(en: "Stay", ru: "Остаться") }

  // MARK: Files
  func size(_ bytes: Int) -> String {
    let units = say(en: "B KB MB", ru: "Б КБ МБ").split(separator: " ").map(String.init)
    if bytes < 1024 { return "\(bytes) \(units[0])" }
    let (value, unit) = bytes < 1_048_576 ? (1024.0, 1) : (1_048_576.0, 2)
    let amount = Double(bytes) / value
    return "\(number(amount, digits: amount < 10 ? 1 : 0)) \(units[unit])"
  }
  var place: String { say(en: "File", ru: "Файл") }
  var sizeTitle: String { say(en: "Size", ru: "Размер") }
  var noPlace: String { say(en: "kept nowhere", ru: "нигде не хранится") }
  var cancel: String { say(en: "Cancel", ru: "Отмена") }
}
