import Core
import Interchange

/// The names of fields and the words for problems, for screens, the command line and exports alike.
public typealias PetWords = Words<Pet>

extension PetWords {
  public func field(_ field: PetField) -> String {
    switch field {
    case .name: say(en: "Name", ru: "Кличка")
    case .kind: say(en: "Kind", ru: "Вид")
    case .breed: say(en: "Breed", ru: "Порода")
    case .birthday: say(en: "Birthday", ru: "Дата рождения")
    case .weight: say(en: "Weight", ru: "Вес") + " (\(unitName))"
    case .sterilised: say(en: "Sterilised", ru: "Стерилизация")
    case .colour: say(en: "Colour", ru: "Окрас")
    case .coat: say(en: "Coat", ru: "Шерсть")
    case .chip: say(en: "Chip number", ru: "Номер чипа")
    }
  }

  /// The name of the unit of weights.
  public var unitName: String {
    switch units.weight {
    case .kilograms: say(en: "kg", ru: "кг")
    case .pounds: say(en: "lb", ru: "фунт.")
    }
  }

  /// Returns the number alone, with the decimal mark of the language.
  public func number(_ weight: Weight) -> String {
    weight.shown(in: units.weight, decimalSeparator: language.decimalMark)
  }

  /// An example for the field of a weight: that of a cat.
  public var weightExample: String {
    switch units.weight {
    case .kilograms: say(en: "such as 4.2", ru: "например 4,2")
    case .pounds: say(en: "such as 9.3", ru: "например 9,3")
    }
  }

  /// Returns the weight with its unit: `4.2 kg`.
  public func weight(_ weight: Weight) -> String { "\(number(weight)) \(unitName)" }

  public func answer(_ answer: YesNo) -> String {
    switch answer {
    case .yes: say(en: "yes", ru: "да")
    case .no: say(en: "no", ru: "нет")
    }
  }

  public func age(_ age: Age) -> String {
    let years = plural(age.years, en: ("yr", "yrs"), ru: ("год", "года", "лет"))
    if age.years == 0, age.months == 0 { return say(en: "under a month", ru: "меньше месяца") }
    let months = say(en: "\(age.months) mo", ru: "\(age.months) мес.")
    if age.years == 0 { return months }
    return age.months == 0 ? "\(age.years) \(years)" : "\(age.years) \(years) \(months)"
  }

  public var nameless: String { say(en: "no name yet", ru: "без клички") }
  var fileOfNameless: String { say(en: "pet", ru: "питомец") }
  /// The heading over the status of a record.
  var state: String { say(en: "State", ru: "Состояние") }

  // MARK: What is wrong
  public func problem(_ problem: FieldProblem) -> String {
    switch problem {
    case .missing: say(en: "this is needed", ru: "это нужно указать")
    case .tooLong(let limit, _): tooLong(limit)
    case .notANumber: say(en: "a number, such as 4.2", ru: "число, например 4,2")
    case .notYesOrNo: say(en: "yes or no", ru: "да или нет")
    case .tooManyDecimals(let count):
      say(en: "at most \(count) decimals", ru: "до \(count) цифр после «,»")
    case .outOfRange: weightRange
    case .notAnAmount: say(en: "an amount, such as 25.50 EUR", ru: "сумма, например 1500,50 ₽")
    default: date(problem)
    }
  }

  private var weightRange: String {
    switch units.weight {
    case .kilograms: say(en: "from 0.001 to 999 kg", ru: "от 0,001 до 999 кг")
    case .pounds: say(en: "from 0.002 to 2202 lb", ru: "от 0,002 до 2202 фунтов")
    }
  }

  private func date(_ problem: FieldProblem) -> String {
    switch problem {
    case .tooEarly(let year): say(en: "not before \(year)", ru: "не раньше \(year) года")
    case .inFuture: say(en: "this is in the future", ru: "это дата в будущем")
    case .tooLate(let year): say(en: "not after \(year)", ru: "не позже \(year) года")
    case .endsBeforeStart(let day):
      say(en: "not before it begins, \(digits(day))", ru: "не раньше начала, \(digits(day))")
    default:
      say(
        en: "no such date; write \(units.date.example)",
        ru: "нет такой даты; пример: \(units.date.example)")
    }
  }

  public func tooLong(_ limit: Int) -> String {
    let word = plural(limit, en: ("character", "characters"), ru: ("знака", "знаков", "знаков"))
    return say(en: "at most \(limit) \(word)", ru: "не более \(limit) \(word)")
  }

  // MARK: - Files
  public func problem(_ problem: AttachmentProblem) -> String {
    switch problem {
    case .noPath: say(en: "Which file?", ru: "Какой файл?")
    case .noFile(let path): say(en: "There is no \(path)", ru: "Нет файла \(path)")
    case .notAFile(let path): say(en: "\(path) is no file", ru: "\(path) — не файл")
    case .unreadable(let path, let reason):
      say(
        en: "\(path) cannot be read: \(reason.words(.english))",
        ru: "\(path) не читается: \(reason.words(.russian))")
    case .tooLarge(let limit):
      say(en: "More than \(limit / 1_048_576) MB", ru: "Больше \(limit / 1_048_576) МБ")
    case .notAPicture: say(en: "Neither PNG nor JPEG", ru: "Это не PNG и не JPEG")
    case .brokenPicture: say(en: "The picture is broken", ru: "Картинка повреждена")
    case .tooManyPixels:
      say(en: "The picture has too many pixels", ru: "В картинке слишком много точек")
    case .tooCostly:
      say(en: "The picture cannot be decoded", ru: "Картинку не удалось раскодировать")
    case .noDecoder:
      say(
        en: "Not looked at: the decoder does not start", ru: "Не проверено: декодер не запускается")
    case .empty: say(en: "The file is empty", ru: "Файл пуст")
    case .nowhereToKeep:
      say(
        en: "Nothing is kept here, so no files either", ru: "Здесь ничего не хранится, и файлы тоже"
      )
    case .notKept(let reason, _):
      say(
        en: "Not kept: \(reason.words(.english))", ru: "Не сохранено: \(reason.words(.russian))")
    }
  }

  // MARK: - Import
  public func failure(_ failure: ImportFailure) -> String {
    switch failure {
    case .noFile(let problem): self.problem(problem)
    case .notJSON(let problem): self.problem(problem)
    case .otherFormat:
      say(en: "This is no export of this program", ru: "Это не экспорт этой программы")
    case .newerVersion:
      say(en: "Written by a newer version of this program", ru: "Создано более новой версией")
    }
  }

  private func problem(_ problem: JSONProblem) -> String {
    switch problem.reason {
    case .unexpected:
      say(en: "No JSON from byte \(problem.byte) on", ru: "Не JSON с байта \(problem.byte)")
    case .tooDeep: say(en: "Nested too deep", ru: "Слишком глубокая вложенность")
    case .tooMany: say(en: "Too many values", ru: "Слишком много значений")
    }
  }

  /// Returns a problem behind its place in the file.
  public func problem(_ problem: ImportProblem) -> String { "\(problem.path): \(reason(problem))" }

  private func reason(_ problem: ImportProblem) -> String {
    switch problem.reason {
    case .unknown: say(en: "not known", ru: "неизвестно")
    case .wrongType: say(en: "not of the right type", ru: "не тот тип")
    case .field(let problem): self.problem(problem)
    case .cut(let limit): say(en: "cut to \(limit) characters", ru: "обрезано до \(limit) знаков")
    case .nothing: say(en: "nothing in it", ru: "ничего не заполнено")
    case .twice: say(en: "the same identifier again", ru: "повтор идентификатора")
    case .file(let problem): self.problem(problem)
    }
  }
}
