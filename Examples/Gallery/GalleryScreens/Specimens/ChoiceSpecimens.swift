import AppRuntime
import Core
import Semantics
import Toolkit

/// A choice among few options, and one that takes more lines where there is little room.
struct ChoiceSpecimen: Specimen {
  static let name = "choice"
  static let family = SpecimenFamily.forms

  static func title(_ language: Language) -> String { language.say(en: "Choice", ru: "Выбор") }

  struct State: Equatable, Sendable {
    var scale = 0
    var wind = 1
  }

  enum Action: Sendable {
    case scaleChosen(Int)
    case windChosen(Int)
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
    case .scaleChosen(let scale): state.scale = scale
    case .windChosen(let wind): state.wind = wind
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack {
      Text(setup.say(en: "Temperature", ru: "Температура"), .muted)
      Choice(
        "choice.scale", setup.say(en: "Temperature", ru: "Температура"),
        options: ["°C", "°F", "K"],
        selection: state.scale, onChange: { .scaleChosen($0) })
      Spacer(1)
      Text(setup.say(en: "Wind", ru: "Ветер"), .muted)
      Choice(
        "choice.wind", setup.say(en: "Wind", ru: "Ветер"), options: winds, selection: state.wind,
        onChange: { .windChosen($0) })
    }.element
  }

  private var winds: [String] {
    [
      setup.say(en: "metres per second", ru: "метры в секунду"),
      setup.say(en: "kilometres per hour", ru: "километры в час"),
      setup.say(en: "knots", ru: "узлы"),
    ]
  }
}

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

/// Options that need a word of explanation; one of them cannot be chosen now.
struct RadioGroupSpecimen: Specimen {
  static let name = "radio-group"
  static let family = SpecimenFamily.forms

  static func title(_ language: Language) -> String {
    language.say(en: "Radio group", ru: "Переключатель")
  }

  struct State: Equatable, Sendable {
    var food: Int? = 0
  }

  enum Action: Sendable {
    case foodChosen(Int)
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
    case .foodChosen(let food): state.food = food
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack {
      Text(setup.say(en: "Food", ru: "Корм"), .muted)
      RadioGroup(
        "radio.food", setup.say(en: "Food", ru: "Корм"), options: foods,
        selection: state.food, onChange: { .foodChosen($0) })
    }.element
  }

  private var foods: [RadioOption] {
    [
      RadioOption(
        setup.say(en: "Dry", ru: "Сухой"),
        note: setup.say(
          en: "Keeps for weeks; fresh water beside it.", ru: "Хранится долго; рядом нужна вода.")),
      RadioOption(
        setup.say(en: "Wet", ru: "Влажный"),
        note: setup.say(
          en: "Eaten up at once, or taken away.", ru: "Съесть сразу или убрать.")),
      RadioOption(
        setup.say(en: "Raw", ru: "Сырой"),
        note: setup.say(
          en: "Only when the vet has agreed.", ru: "Только с согласия врача."), isEnabled: false),
      RadioOption(setup.say(en: "Mixed", ru: "Смешанный")),
    ]
  }
}
