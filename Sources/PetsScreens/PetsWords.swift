import AppRuntime
import Core
import FilePrompts
import PetsDomain
import Toolkit

/// Every text of the Pets tab.
public struct PetsWords: Sendable {
  let language: Language
  /// The unit of weights.
  private let weightUnit: WeightUnit

  public init(_ language: Language, weightUnit: WeightUnit = .kilograms) {
    (self.language, self.weightUnit) = (language, weightUnit)
  }

  init(_ environment: Environment) {
    self.init(environment.language, weightUnit: environment.units.weight)
  }

  public var title: String { language.say(en: "Pets", ru: "Питомцы") }

  // MARK: The list

  var loading: String { language.say(en: "Loading…", ru: "Загрузка…") }
  var loadFailed: String {
    language.say(en: "The pets could not be read.", ru: "Не удалось прочитать питомцев.")
  }
  var retry: String { language.say(en: "Try again", ru: "Повторить") }
  var retryHint: String { language.say(en: "try again", ru: "повторить") }
  var emptyTitle: String { language.say(en: "Add a pet", ru: "Добавьте питомца") }
  var emptyText: String {
    language.say(
      en: "Name, breed, birthday, chip number: everything about your pet stays at hand.",
      ru: "Кличка, порода, день рождения, номер чипа: всё о питомце всегда под рукой.")
  }
  var add: String { language.say(en: "Add a pet", ru: "Добавить питомца") }
  var addHint: String { language.say(en: "add", ru: "добавить") }
  var editHint: String { language.say(en: "edit", ru: "изменить") }
  var deleteHint: String { language.say(en: "delete", ru: "удалить") }
  var clearHint: String { language.say(en: "clear field", ru: "очистить поле") }
  var backHint: String { language.say(en: "back", ru: "назад") }
  var sortHint: String { language.say(en: "sort", ru: "сортировка") }
  var searchHint: String { language.say(en: "search", ru: "поиск") }
  var clearSearchHint: String { language.say(en: "clear search", ru: "сбросить поиск") }
  var clear: String { language.say(en: "Clear", ru: "Сбросить") }
  var showFound: String { language.say(en: "show", ru: "показать") }
  var nextMatch: String { language.say(en: "next match", ru: "следующее совпадение") }
  var previousMatch: String { language.say(en: "previous match", ru: "предыдущее совпадение") }
  var search: String { language.say(en: "Search", ru: "Поиск") }
  var searchPlaceholder: String {
    language.say(en: "name, kind, breed, chip", ru: "кличка, вид, порода, чип")
  }
  var noMatch: String { language.say(en: "Nothing found", ru: "Ничего не найдено") }
  func noMatch(for text: String) -> String {
    language.say(en: "No pet matches “\(text)”.", ru: "Нет питомцев по запросу «\(text)».")
  }
  var clearSearch: String { language.say(en: "Clear search", ru: "Сбросить поиск") }

  func sort(_ sort: PetQuery.Order) -> String {
    switch sort {
    case .newest: language.say(en: "Newest first", ru: "Сначала новые")
    case .name: language.say(en: "By name", ru: "По кличке")
    }
  }
  var sortTitle: String {
    language.say(en: "change the order", ru: "изменить порядок")
  }

  func count(_ count: Int) -> String {
    let word = language.plural(
      count, en: ("pet", "pets"), ru: ("питомец", "питомца", "питомцев"))
    return "\(count) \(word)"
  }

  func found(_ count: Int) -> String {
    language.say(en: "\(count) found", ru: "найдено: \(count)")
  }

  // MARK: The list of another tab

  public var noPets: String { language.say(en: "There are no pets yet.", ru: "Питомцев пока нет.") }
  var noPetsHint: String {
    language.say(
      en: "u brings back what was deleted; new ones are added in the tab Pets.",
      ru: "u — вернуть удалённых; новые добавляются на вкладке «Питомцы».")
  }

  // MARK: A card

  var noName: String { language.say(en: "no name yet", ru: "без клички") }
  var noBreed: String { language.say(en: "breed not given", ru: "порода не указана") }
  /// The day of birth on a card; one that is not known is a dash, never a made-up date.
  func born(_ day: String?) -> String {
    language.say(en: "born \(day ?? "—")", ru: "род. \(day ?? "—")")
  }
  var newPet: String { language.say(en: "New pet", ru: "Новый питомец") }
  var cardTitle: String { language.say(en: "Pet card", ru: "Карточка питомца") }
  var missing: String { language.say(en: "not given", ru: "не указано") }
  var saved: String { language.say(en: "saved", ru: "сохранено") }
  var notSaved: String { language.say(en: "not saved", ru: "не сохранено") }
  var stay: String {
    language.say(
      en: "This cannot be saved. Esc drops what was typed.",
      ru: "Так сохранить нельзя. Esc — отказаться от введённого.")
  }
  /// The fate of a new pet, from the longest to the shortest way to say it.
  var notSavedYet: [String] {
    [
      language.say(
        en: "kept as soon as something is given", ru: "сохранится, как только появятся данные"),
      language.say(en: "not kept yet", ru: "не сохранено"),
    ]
  }

  func field(_ field: PetField) -> String { records.field(field) }

  /// A field as a person reads and types it: day before month, the decimal sign and the yes and no of
  /// the language; empty where it is missing.
  func shown(_ field: PetField, _ pet: Pet) -> String {
    switch field {
    case .birthday: pet.birthday?.dotted ?? ""
    case .weight: pet.weight.map(records.number) ?? ""
    case .sterilised: YesNo(typed: pet[field]).map(records.answer) ?? pet[field]
    default: pet[field]
    }
  }

  func placeholder(_ field: PetField) -> String {
    switch field {
    case .birthday: language.say(en: "day.month.year", ru: "день.месяц.год")
    case .weight: records.weightExample
    default: ""
    }
  }

  /// Below the number of a chip that nothing was typed of yet.
  var chipHint: String { language.say(en: "ISO has 15 digits", ru: "в ISO — 15 цифр") }

  /// Below a birthday that is no date yet.
  var birthdayHint: String { language.say(en: "such as 14.05.2021", ru: "например 14.05.2021") }

  func age(_ age: Age) -> String { records.age(age) }

  func problem(_ problem: FieldProblem) -> String { records.problem(problem) }

  func tooLong(_ limit: Int) -> String { records.tooLong(limit) }

  /// The words that the records have themselves.
  var records: PetWords {
    PetWords(language, weightUnit: weightUnit)
  }

  // MARK: Notices and questions

  func deleted(_ name: String) -> String {
    let who = name.isEmpty ? language.say(en: "Pet", ru: "Питомец без клички") : name
    return language.say(
      en: "\(who) deleted. u brings it back.", ru: "\(who): карточка удалена. u — отменить.")
  }

  var nothingKept: String {
    language.say(
      en: "Nothing was filled in, so nothing was kept.",
      ru: "Ничего не заполнено, карточка не сохранена.")
  }
  var gone: String {
    language.say(en: "This pet is not there any more.", ru: "Этого питомца больше нет.")
  }
  var draftRestored: String {
    language.say(en: "What you were typing is back.", ru: "Введённый текст восстановлен.")
  }
  func saveFailed(_ reason: String) -> String {
    language.say(en: "Not saved: \(reason)", ru: "Не сохранено: \(reason)")
  }

  var emptyQuestion: String { language.say(en: "Delete this pet?", ru: "Удалить питомца?") }
  var emptyMessage: String {
    language.say(
      en: "With this field cleared nothing is left on the card. Delete the pet?",
      ru: "Без этого поля на карточке ничего не останется. Удалить питомца?")
  }
  var deleteButton: String { language.say(en: "Delete", ru: "Удалить") }
  var cancelHint: String { language.say(en: "cancel", ru: "отмена") }
  var keepButton: String { language.say(en: "Keep", ru: "Оставить") }

  /// The subject of an act of undo: `adding Barsik`.
  public func act(_ act: PetAct, subject: String) -> String {
    let who =
      subject.isEmpty ? language.say(en: "a nameless pet", ru: "питомец без клички") : subject
    return switch act {
    case .add: language.say(en: "adding \(who)", ru: "добавление (\(who))")
    case .delete: language.say(en: "deleting \(who)", ru: "удаление (\(who))")
    case .edit(let field):
      language.say(
        en: "\(self.field(field).lowercased()) of \(who)",
        ru: "\(self.field(field).lowercased()) (\(who))")
    case .editCard: language.say(en: "the card of \(who)", ru: "карточка (\(who))")
    case .photo, .removePhoto: language.say(en: "the photo of \(who)", ru: "фото (\(who))")
    case .health(let kind, _):
      language.say(
        en: "\(records.one(kind).lowercased()) of \(who)",
        ru: "\(records.one(kind).lowercased()) (\(who))")
    case .importing: language.say(en: "the import", ru: "импорт")
    }
  }

  // MARK: The export of a card

  var exportHint: String { language.say(en: "export", ru: "экспорт") }
  var exportButton: String { language.say(en: "Export", ru: "Экспорт") }
  var copy: String { language.say(en: "Copy", ru: "В буфер") }

  var copied: String {
    language.say(
      en: "The card was handed to the terminal’s clipboard.",
      ru: "Карточка передана в буфер обмена терминала.")
  }
}
