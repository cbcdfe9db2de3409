import Core

/// The names of what is on a card, and what is wrong with a text: for screens, the command line and
/// exports alike.
public struct PetWords: Sendable {
  public let language: Language
  /// What weights are said in.
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

  /// The unit of weights.
  public var unitName: String {
    switch weightUnit {
    case .kilograms: language.say(en: "kg", ru: "кг")
    case .pounds: language.say(en: "lb", ru: "фунт.")
    }
  }

  /// The number alone, with the decimal mark of the language.
  public func number(_ weight: Weight) -> String {
    weight.number(in: weightUnit, decimalSeparator: language.decimalMark)
  }

  /// Where a weight is to be typed: that of a cat.
  public var weightExample: String {
    switch weightUnit {
    case .kilograms: language.say(en: "such as 4.2", ru: "например 4,2")
    case .pounds: language.say(en: "such as 9.3", ru: "например 9,3")
    }
  }

  /// `4.2 kg`.
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
}
