import AppRuntime
import Core
import Semantics
import Toolkit

/// The card of a pet, to fill in and save.
struct FormSpecimen: Specimen {
  static let name = "form"
  static let family = SpecimenFamily.forms

  static func title(_ language: Language) -> String { language.say(en: "Form", ru: "Форма") }

  struct Card: Equatable, Sendable {
    var name = ""
    var birthday = ""
    var weight = ""
    var about = ""
  }

  struct State: Equatable, Sendable {
    var saved: Card
    /// The card that is being typed.
    var draft: Card
    /// True while the form shows, rather than what was saved.
    var isOpen = true
    var isAsking = false
  }

  enum Action: Sendable {
    case nameChanged(String), birthdayChanged(String), weightChanged(String), aboutChanged(String)
    case saveTapped, leaveTapped, stayTapped, discarded, editTapped
  }

  private let words: FormSpecimenWords
  private let dates: DateRules
  private let weights = NumberRules(DecimalNumber(units: 1, decimals: 1)...999, decimals: 1)

  init(_ setup: SpecimenSetup) {
    words = FormSpecimenWords(language: setup.language)
    dates = DateRules(today: setup.today, latest: setup.today)
  }

  func initialState() -> State {
    let card = Card(name: words.barsik, birthday: "14.05.2021")
    return State(saved: card, draft: card)
  }

  func update(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action> {
    switch action {
    case .nameChanged(let text): state.draft.name = text
    case .birthdayChanged(let text): state.draft.birthday = text
    case .weightChanged(let text): state.draft.weight = text
    case .aboutChanged(let text): state.draft.about = text
    case .saveTapped:
      state.saved = state.draft
      (state.isOpen, state.isAsking) = (false, false)
    case .leaveTapped: state.isAsking = true
    case .stayTapped: state.isAsking = false
    case .discarded:
      state.draft = state.saved
      (state.isOpen, state.isAsking) = (false, false)
    case .editTapped: state.isOpen = true
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    if state.isOpen { return form(state).fill(horizontal: .leading, maxColumns: 64) }
    return VStack(alignment: .leading) {
      Text(words.saved(state.saved.name), id: "card.saved")
      Button("card.edit", words.edit, action: .editTapped)
    }.element
  }

  private func form(_ state: State) -> Form<Action> {
    Form(
      "card", label: words.card, rows: rows(state), isChanged: state.draft != state.saved,
      isAsking: state.isAsking,
      handlers: .init(
        onSubmit: .saveTapped, onAsk: .leaveTapped, onStay: .stayTapped, onLeave: .discarded))
  }

  private func rows(_ state: State) -> [FormRow<Action>] {
    let draft = state.draft
    let language = words.language
    let nameless = draft.name.allSatisfy(\.isWhitespace) ? words.nameless : nil
    return [
      FormRow("card.name", words.name, isRequired: true, problem: nameless) { message in
        TextField(
          "card.name", label: words.name, text: draft.name, limit: 20, message: message,
          handlers: .init(onChange: { .nameChanged($0) }))
      },
      FormRow(
        "card.birthday", words.birthday,
        problem: dates.problem(with: draft.birthday)?.words(language)
      ) { message in
        DateField(
          "card.birthday", label: words.birthday, text: draft.birthday, rules: dates,
          message: message, handlers: .init(onChange: { .birthdayChanged($0) }))
      },
      FormRow(
        "card.weight", words.weight, problem: weights.problem(with: draft.weight)?.words(language)
      ) { message in
        NumberField(
          "card.weight", label: words.weight, text: draft.weight, rules: weights, unit: words.kg,
          message: message, handlers: .init(onChange: { .weightChanged($0) }))
      },
      FormRow("card.about", words.about) { message in
        TextArea(
          "card.about", label: words.about, text: draft.about, height: .rows(2...5),
          message: message, handlers: .init(onChange: { .aboutChanged($0) }))
      },
    ]
  }
}

/// The words of the form.
private struct FormSpecimenWords {
  let language: Language

  var card: String { language.say(en: "Pet’s card", ru: "Карточка питомца") }
  var name: String { language.say(en: "Name", ru: "Кличка") }
  var barsik: String { language.say(en: "Barsik", ru: "Барсик") }
  var nameless: String { language.say(en: "A pet needs a name", ru: "Питомцу нужна кличка") }
  var birthday: String { language.say(en: "Birthday", ru: "День рождения") }
  var weight: String { language.say(en: "Weight", ru: "Вес") }
  var kg: String { language.say(en: "kg", ru: "кг") }
  var about: String { language.say(en: "About", ru: "О питомце") }
  var edit: String { language.say(en: "Edit", ru: "Изменить") }

  func saved(_ name: String) -> String {
    language.say(en: "On the card: \(name)", ru: "На карточке: \(name)")
  }
}
