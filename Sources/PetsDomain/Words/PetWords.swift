import Core
import Interchange

/// The names of fields and the words for problems, for screens, the command line and exports alike.
public struct PetWords: Sendable {
  public let language: Language
  /// The unit of all weights in these words.
  public let weightUnit: WeightUnit

  public init(_ language: Language, weightUnit: WeightUnit = .kilograms) {
    (self.language, self.weightUnit) = (language, weightUnit)
  }

  public func field(_ field: PetField) -> String {
    switch field {
    case .name: language.say(en: "Name", ru: "Кличка")
    case .kind: language.say(en: "Kind", ru: "Вид")
    case .breed: language.say(en: "Breed", ru: "Порода")
    case .birthday: language.say(en: "Birthday", ru: "Дата рождения")
    case .weight: language.say(en: "Weight", ru: "Вес") + " (\(unitName))"
    case .sterilised: language.say(en: "Sterilised", ru: "Стерилизация")
    case .colour: language.say(en: "Colour", ru: "Окрас")
    case .coat: language.say(en: "Coat", ru: "Шерсть")
    case .chip: language.say(en: "Chip number", ru: "Номер чипа")
    }
  }

  /// The name of the unit of weights.
  public var unitName: String {
    switch weightUnit {
    case .kilograms: language.say(en: "kg", ru: "кг")
    case .pounds: language.say(en: "lb", ru: "фунт.")
    }
  }

  /// Returns the number alone, with the decimal mark of the language.
  public func number(_ weight: Weight) -> String {
    weight.number(in: weightUnit, decimalSeparator: language.decimalMark)
  }

  /// An example for the field of a weight: that of a cat.
  public var weightExample: String {
    switch weightUnit {
    case .kilograms: language.say(en: "such as 4.2", ru: "например 4,2")
    case .pounds: language.say(en: "such as 9.3", ru: "например 9,3")
    }
  }

  /// Returns the weight with its unit: `4.2 kg`.
  public func weight(_ weight: Weight) -> String { "\(number(weight)) \(unitName)" }

  public func answer(_ answer: YesNo) -> String {
    switch answer {
    case .yes: language.say(en: "yes", ru: "да")
    case .no: language.say(en: "no", ru: "нет")
    }
  }

  public func age(_ age: Age) -> String {
    let years = language.plural(age.years, en: ("yr", "yrs"), ru: ("год", "года", "лет"))
    if age.years == 0, age.months == 0 {
      return language.say(en: "under a month", ru: "меньше месяца")
    }
    let months = language.say(en: "\(age.months) mo", ru: "\(age.months) мес.")
    if age.years == 0 { return months }
    return age.months == 0 ? "\(age.years) \(years)" : "\(age.years) \(years) \(months)"
  }

  public var nameless: String { language.say(en: "no name yet", ru: "без клички") }

  var fileOfNameless: String { language.say(en: "pet", ru: "питомец") }

  /// The heading over the status of a record.
  var state: String { language.say(en: "State", ru: "Состояние") }

  // MARK: What is wrong

  public func problem(_ problem: FieldProblem) -> String {
    switch problem {
    case .missing: language.say(en: "this is needed", ru: "это нужно указать")
    case .tooLong(let limit, _): tooLong(limit)
    case .notANumber: language.say(en: "a number, such as 4.2", ru: "число, например 4,2")
    case .notYesOrNo: language.say(en: "yes or no", ru: "да или нет")
    case .tooManyDecimals(let count):
      language.say(en: "at most \(count) decimals", ru: "до \(count) цифр после «,»")
    case .outOfRange: weightRange
    case .notAnAmount:
      language.say(en: "an amount, such as 25.50 EUR", ru: "сумма, например 1500,50 ₽")
    default: date(problem)
    }
  }

  private var weightRange: String {
    switch weightUnit {
    case .kilograms: language.say(en: "from 0.001 to 999 kg", ru: "от 0,001 до 999 кг")
    case .pounds: language.say(en: "from 0.002 to 2202 lb", ru: "от 0,002 до 2202 фунтов")
    }
  }

  private func date(_ problem: FieldProblem) -> String {
    switch problem {
    case .tooEarly(let year): language.say(en: "not before \(year)", ru: "не раньше \(year) года")
    case .inFuture: language.say(en: "this is in the future", ru: "это дата в будущем")
    case .tooLate(let year): language.say(en: "not after \(year)", ru: "не позже \(year) года")
    case .endsBeforeStart(let day):
      language.say(
        en: "not before it begins, \(day.dotted)", ru: "не раньше начала, \(day.dotted)")
    default:
      language.say(en: "no such date; write 14.05.2021", ru: "нет такой даты; пример: 14.05.2021")
    }
  }

  public func tooLong(_ limit: Int) -> String {
    let word = language.plural(
      limit, en: ("character", "characters"), ru: ("знака", "знаков", "знаков"))
    return language.say(en: "at most \(limit) \(word)", ru: "не более \(limit) \(word)")
  }

  // MARK: - Files

  public func problem(_ problem: AttachmentProblem) -> String {
    switch problem {
    case .noPath: language.say(en: "Which file?", ru: "Какой файл?")
    case .noFile(let path): language.say(en: "There is no \(path)", ru: "Нет файла \(path)")
    case .notAFile(let path): language.say(en: "\(path) is no file", ru: "\(path) — не файл")
    case .unreadable(let path, let reason):
      language.say(
        en: "\(path) cannot be read: \(reason)", ru: "\(path) не читается: \(reason)")
    case .tooLarge(let limit):
      language.say(
        en: "More than \(limit / 1_048_576) MB", ru: "Больше \(limit / 1_048_576) МБ")
    case .notAPicture:
      language.say(en: "Neither PNG nor JPEG", ru: "Это не PNG и не JPEG")
    case .brokenPicture:
      language.say(en: "The picture is broken", ru: "Картинка повреждена")
    case .tooManyPixels:
      language.say(en: "The picture has too many pixels", ru: "В картинке слишком много точек")
    case .tooCostly:
      language.say(en: "The picture cannot be decoded", ru: "Картинку не удалось раскодировать")
    case .noDecoder:
      language.say(
        en: "Not looked at: the decoder does not start",
        ru: "Не проверено: декодер не запускается")
    case .empty: language.say(en: "The file is empty", ru: "Файл пуст")
    case .nowhereToKeep:
      language.say(
        en: "Nothing is kept here, so no files either", ru: "Здесь ничего не хранится, и файлы тоже"
      )
    case .notKept(let reason, _):
      language.say(en: "Not kept: \(reason)", ru: "Не сохранено: \(reason)")
    }
  }

  // MARK: - Import

  public func failure(_ failure: ImportFailure) -> String {
    switch failure {
    case .noFile(let problem): self.problem(problem)
    case .notJSON(let problem): self.problem(problem)
    case .otherFormat:
      language.say(en: "This is no export of this program", ru: "Это не экспорт этой программы")
    case .newerVersion:
      language.say(
        en: "Written by a newer version of this program", ru: "Создано более новой версией")
    }
  }

  private func problem(_ problem: JSONProblem) -> String {
    switch problem.reason {
    case .unexpected:
      language.say(
        en: "No JSON from byte \(problem.byte) on", ru: "Не JSON с байта \(problem.byte)")
    case .tooDeep: language.say(en: "Nested too deep", ru: "Слишком глубокая вложенность")
    case .tooMany: language.say(en: "Too many values", ru: "Слишком много значений")
    }
  }

  /// Returns a problem behind its place in the file.
  public func problem(_ problem: ImportProblem) -> String { "\(problem.path): \(reason(problem))" }

  private func reason(_ problem: ImportProblem) -> String {
    switch problem.reason {
    case .unknown: language.say(en: "not known", ru: "неизвестно")
    case .wrongType: language.say(en: "not of the right type", ru: "не тот тип")
    case .field(let problem): self.problem(problem)
    case .cut(let limit):
      language.say(en: "cut to \(limit) characters", ru: "обрезано до \(limit) знаков")
    case .nothing: language.say(en: "nothing in it", ru: "ничего не заполнено")
    case .twice: language.say(en: "the same identifier again", ru: "повтор идентификатора")
    case .file(let problem): self.problem(problem)
    }
  }
}
