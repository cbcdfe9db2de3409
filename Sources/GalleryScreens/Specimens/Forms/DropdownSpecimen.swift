import AppRuntime
import Core
import Semantics
import Toolkit

/// Drop-down choices: of many with nothing chosen yet, of a few, and one that cannot be opened.
struct DropdownSpecimen: Specimen {
  static let name = "dropdown"
  static let family = SpecimenFamily.forms

  static func title(_ language: Language) -> String {
    language.say(en: "Drop-down choice", ru: "Выбор из меню")
  }

  struct State: Equatable, Sendable {
    var breed: Int?
    var day = 2
  }

  enum Action: Sendable {
    case breedChosen(Int)
    case dayChosen(Int)
  }

  private let setup: SpecimenSetup

  init(_ setup: SpecimenSetup) {
    self.setup = setup
  }

  func initialState() -> State { State() }

  func update(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action> {
    switch action {
    case .breedChosen(let breed): state.breed = breed
    case .dayChosen(let day): state.day = day
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack(alignment: .leading) {
      Text(setup.say(en: "Breed", ru: "Порода"), .muted)
      Dropdown(
        "dropdown.breed", setup.say(en: "Breed", ru: "Порода"), options: breeds,
        selection: state.breed, placeholder: setup.say(en: "choose a breed", ru: "выберите породу"),
        onChange: { .breedChosen($0) })
      Spacer()
      Text(setup.say(en: "Day of the bath", ru: "День купания"), .muted)
      Dropdown(
        "dropdown.day", setup.say(en: "Day of the bath", ru: "День купания"), options: days,
        selection: state.day, onChange: { .dayChosen($0) })
      Spacer(1)
      Dropdown(
        "dropdown.vet", setup.say(en: "Vet", ru: "Врач"), options: [], selection: nil,
        placeholder: setup.say(en: "no vet nearby", ru: "рядом врачей нет"),
        onChange: { .dayChosen($0) })
    }.element
  }

  private var breeds: [String] {
    let english = [
      "Akita", "Basset Hound", "Beagle", "Border Collie", "Boxer", "Bulldog", "Chihuahua",
      "Corgi", "Dachshund", "Dalmatian", "Doberman", "Great Dane", "Greyhound", "Husky",
      "Labrador", "Maltese", "Mongrel", "Newfoundland", "Papillon", "Pointer", "Poodle", "Pug",
      "Rottweiler", "Samoyed", "Shiba Inu", "Spaniel", "Spitz", "Terrier", "Whippet",
    ]
    let russian = [
      "Акита", "Бассет", "Бигль", "Боксёр", "Борзая", "Бульдог", "Дворняга", "Далматин",
      "Доберман", "Йоркширский терьер", "Корги", "Лабрадор", "Лайка", "Мальтезе", "Мопс",
      "Ньюфаундленд", "Овчарка", "Папильон", "Пойнтер", "Пудель", "Ротвейлер", "Самоед",
      "Сиба-ину", "Спаниель", "Такса", "Уиппет", "Хаски", "Чёрный терьер", "Чихуахуа",
      "Шпиц",
    ]
    return setup.language == .russian ? russian : english
  }

  private var days: [String] {
    [
      setup.say(en: "Monday", ru: "Понедельник"), setup.say(en: "Tuesday", ru: "Вторник"),
      setup.say(en: "Wednesday", ru: "Среда"), setup.say(en: "Thursday", ru: "Четверг"),
      setup.say(en: "Friday", ru: "Пятница"), setup.say(en: "Saturday", ru: "Суббота"),
      setup.say(en: "Sunday", ru: "Воскресенье"),
    ]
  }
}
