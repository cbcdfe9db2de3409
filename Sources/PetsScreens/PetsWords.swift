import Core
import Interchange
import PetsDomain

/// Every text of the Pets tab.
public typealias PetsWords = Words<PetsFeature>

extension PetsWords {
  public var title: String { say(en: "Pets", ru: "Питомцы") }

  // MARK: The list
  var loading: String { say(en: "Loading…", ru: "Загрузка…") }
  var loadFailed: String {
    say(en: "The pets could not be read.", ru: "Не удалось прочитать питомцев.")
  }
  var retry: String { say(en: "Try again", ru: "Повторить") }
  var retryHint: String { say(en: "try again", ru: "повторить") }
  var emptyTitle: String { say(en: "Add a pet", ru: "Добавьте питомца") }
  var emptyText: String {
    say(
      en: "Name, breed, birthday, chip number: everything about your pet stays at hand.",
      ru: "Кличка, порода, день рождения, номер чипа: всё о питомце всегда под рукой.")
  }
  var add: String { say(en: "Add a pet", ru: "Добавить питомца") }
  var addHint: String { say(en: "add", ru: "добавить") }
  var editHint: String { say(en: "edit", ru: "изменить") }
  var openHint: String { say(en: "open", ru: "открыть") }
  var saveHint: String { say(en: "save", ru: "сохранить") }
  var deleteHint: String { say(en: "delete", ru: "удалить") }
  /// On the card, where there is more than the pet to be deleted.
  var deletePetHint: String { say(en: "delete the pet", ru: "удалить питомца") }
  var deletePetButton: String { say(en: "Delete the pet", ru: "Удалить питомца") }
  /// Of so many that are marked.
  func deleteHint(_ count: Int) -> String {
    count == 0 ? deleteHint : say(en: "delete \(count)", ru: "удалить \(count)")
  }
  var clearHint: String { say(en: "clear field", ru: "очистить поле") }
  var backHint: String { say(en: "back", ru: "назад") }
  var markHint: String { say(en: "mark", ru: "отметить") }
  var unmarkHint: String { say(en: "take all marks away", ru: "снять отметки") }
  func marked(_ count: Int, of total: Int) -> String {
    say(en: "\(count) of \(total) marked", ru: "отмечено \(count) из \(total)")
  }
  func deleted(_ count: Int) -> String {
    say(
      en: "\(self.count(count)) deleted. u brings them back.", ru: "Удалено: \(count). Вернуть — u."
    )
  }
  /// The name of a file of several cards, without its ending.
  var fileOfSeveral: String { say(en: "pets", ru: "питомцы") }
  var toCard: String { say(en: "into the card", ru: "в карточку") }
  var sortHint: String { say(en: "sort", ru: "сортировка") }
  var searchHint: String { say(en: "search", ru: "поиск") }
  var clearSearchHint: String { say(en: "clear search", ru: "сбросить поиск") }
  var clear: String { say(en: "Clear", ru: "Сбросить") }
  var showFound: String { say(en: "show", ru: "показать") }
  var nextMatch: String { say(en: "next match", ru: "следующее совпадение") }
  var previousMatch: String { say(en: "previous match", ru: "предыдущее совпадение") }
  var search: String { say(en: "Search", ru: "Поиск") }
  var searchPlaceholder: String {
    say(en: "name, kind, breed, chip", ru: "кличка, вид, порода, чип")
  }
  var noMatch: String { say(en: "Nothing found", ru: "Ничего не найдено") }
  func noMatch(for text: String) -> String {
    say(en: "No pet matches “\(text)”.", ru: "Нет питомцев по запросу «\(text)».")
  }
  var clearSearch: String { say(en: "Clear search", ru: "Сбросить поиск") }

  func sort(_ sort: PetQuery.Order) -> String {
    switch sort {
    case .newest: say(en: "Newest first", ru: "Сначала новые")
    case .name: say(en: "By name", ru: "По кличке")
    case .kind: say(en: "By kind", ru: "По виду")
    case .age: say(en: "Oldest first", ru: "Сначала старшие")
    case .due: say(en: "What is due", ru: "По срокам")
    }
  }
  func dense(_ isDense: Bool) -> String {
    isDense ? say(en: "cards", ru: "карточки") : say(en: "lines", ru: "строки")
  }

  /// A few letters for a day that is overdue or comes soon.
  func badge(_ days: Int) -> String {
    switch days {
    case ..<0: say(en: "! overdue", ru: "! просрочено")
    case 0: say(en: "! today", ru: "! сегодня")
    default: say(en: "due in \(days) d", ru: "через \(days) дн.")
    }
  }

  var sortTitle: String { say(en: "change the order", ru: "изменить порядок") }

  func count(_ count: Int) -> String {
    let word = plural(count, en: ("pet", "pets"), ru: ("питомец", "питомца", "питомцев"))
    return "\(count) \(word)"
  }

  /// `12 · По кличке`: the number alone, and the order of the list.
  func count(_ count: Int, _ order: String) -> String { "\(count) · \(order)" }

  func found(_ count: Int) -> String { say(en: "\(count) found", ru: "найдено: \(count)") }

  // MARK: The list of another tab
  public var noPets: String { say(en: "There are no pets yet.", ru: "Питомцев пока нет.") }
  var noPetsHint: String {
    say(
      en: "u brings back what was deleted; new ones are added in the tab Pets.",
      ru: "u — вернуть удалённых; новые добавляются на вкладке «Питомцы».")
  }

  // MARK: A card
  var noName: String { say(en: "no name yet", ru: "без клички") }
  var noBreed: String { say(en: "breed not given", ru: "порода не указана") }
  /// The day of birth on a card; one that is not known is a dash, never a made-up date.
  func born(_ day: String?) -> String { say(en: "born \(day ?? "—")", ru: "род. \(day ?? "—")") }
  var newPet: String { say(en: "New pet", ru: "Новый питомец") }
  var cardTitle: String { say(en: "Pet card", ru: "Карточка питомца") }
  var missing: String { say(en: "not given", ru: "не указано") }
  var saved: String { say(en: "saved", ru: "сохранено") }
  var notSaved: String { say(en: "not saved", ru: "не сохранено") }
  var stay: String {
    say(
      en: "This cannot be saved. Esc drops what was typed.",
      ru: "Так сохранить нельзя. Esc — отказаться от введённого.")
  }
  /// The fate of a new pet, from the longest to the shortest way to say it.
  var notSavedYet: [String] {
    [
      say(en: "kept as soon as something is given", ru: "сохранится, как только появятся данные"),
      say(en: "not kept yet", ru: "не сохранено"),
    ]
  }

  func field(_ field: PetField) -> String { records.field(field) }

  /// A field as a person reads and types it: day before month, the decimal sign and the yes and no of
  /// the language; empty where it is missing.
  func shown(_ field: PetField, _ pet: Pet) -> String {
    switch field {
    case .birthday: pet.birthday.map(digits) ?? ""
    case .weight: pet.weight.map(records.number) ?? ""
    case .sterilised: YesNo(typed: pet[field]).map(records.answer) ?? pet[field]
    default: pet[field]
    }
  }

  func placeholder(_ field: PetField) -> String {
    switch field {
    case .weight: records.weightExample
    default: ""
    }
  }

  /// Below the number of a chip that nothing was typed of yet.
  var chipHint: String { say(en: "ISO has 15 digits", ru: "в ISO — 15 цифр") }
  /// Below a birthday that is no date yet.
  var birthdayHint: String {
    let example = units.date.example
    return say(en: "such as \(example)", ru: "например \(example)")
  }
  func age(_ age: Age) -> String { records.age(age) }
  func problem(_ problem: FieldProblem) -> String { records.problem(problem) }
  /// The words that the records have themselves.
  var records: PetWords { PetWords(self) }

  // MARK: Notices and questions
  func deleted(_ name: String) -> String {
    let who = name.isEmpty ? say(en: "Pet", ru: "Питомец без клички") : name
    return say(
      en: "\(who) deleted. u brings it back.", ru: "\(who): карточка удалена. u — отменить.")
  }

  var nothingKept: String {
    say(
      en: "Nothing was filled in, so nothing was kept.",
      ru: "Ничего не заполнено, карточка не сохранена.")
  }
  var gone: String { say(en: "This pet is not there any more.", ru: "Этого питомца больше нет.") }
  func saveFailed(_ error: any Error) -> String {
    let reason = ErrorText.of(error, language)
    return say(en: "Not saved: \(reason)", ru: "Не сохранено: \(reason)")
  }

  var emptyQuestion: String { say(en: "Delete this pet?", ru: "Удалить питомца?") }
  var emptyMessage: String {
    say(
      en: "With this field cleared nothing is left on the card. Delete the pet?",
      ru: "Без этого поля на карточке ничего не останется. Удалить питомца?")
  }
  var deleteButton: String { say(en: "Delete", ru: "Удалить") }
  var cancelHint: String { say(en: "cancel", ru: "отмена") }
  var keepButton: String { say(en: "Keep", ru: "Оставить") }

  /// The subject of an act of undo: `adding Barsik`.
  public func act(_ act: PetAct, subject: String) -> String {
    let who = subject.isEmpty ? say(en: "a nameless pet", ru: "питомец без клички") : subject
    return switch act {
    case .add: say(en: "adding \(who)", ru: "добавление (\(who))")
    case .delete: say(en: "deleting \(who)", ru: "удаление (\(who))")
    case .deleteMany:
      say(en: "deleting \(count(Int(subject) ?? 0))", ru: "удаление (\(count(Int(subject) ?? 0)))")
    case .edit(let field):
      say(
        en: "\(self.field(field).lowercased()) of \(who)",
        ru: "\(self.field(field).lowercased()) (\(who))")
    case .editCard: say(en: "the card of \(who)", ru: "карточка (\(who))")
    case .photo, .removePhoto: say(en: "the photo of \(who)", ru: "фото (\(who))")
    case .health(let kind, _):
      say(
        en: "\(records.one(kind).lowercased()) of \(who)",
        ru: "\(records.one(kind).lowercased()) (\(who))")
    case .importing: say(en: "the import", ru: "импорт")
    }
  }

  // MARK: The export of a card
  var exportHint: String { say(en: "export", ru: "экспорт") }
  var exportButton: String { say(en: "Export", ru: "Экспорт") }
  var copy: String { say(en: "Copy", ru: "В буфер") }

  var copied: String {
    say(
      en: "The card was handed to the terminal’s clipboard.",
      ru: "Карточка передана в буфер обмена терминала.")
  }
}
