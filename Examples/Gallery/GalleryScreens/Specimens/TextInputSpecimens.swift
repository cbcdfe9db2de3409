import AppRuntime
import Core
import Semantics
import Terminal
import Toolkit

/// Three fields: one with a limit, one with suggestions, one with a rule.
struct TextFieldSpecimen: Specimen {
  static let name = "text-field"
  static let family = SpecimenFamily.forms

  static func title(_ language: Language) -> String {
    language.say(en: "Text field", ru: "Поле ввода")
  }

  struct State: Equatable, Sendable {
    var name = ""
    var kind = ""
    var chip = "6430-9410"
    /// True if something did not fit into the name.
    var isRefused = false
  }

  enum Action: Sendable {
    case nameChanged(String), nameRefused
    case kindChanged(String)
    case chipChanged(String)
  }

  struct Words {
    let language: Language

    var name: String { language.say(en: "Name", ru: "Кличка") }
    fileprivate var namePlaceholder: String {
      language.say(en: "what you call it", ru: "как вы его зовёте")
    }
    var kind: String { language.say(en: "Kind", ru: "Вид") }
    fileprivate var chip: String { language.say(en: "Chip", ru: "Чип") }
    var full: String { language.say(en: "No room for more", ru: "Больше не помещается") }
    fileprivate var digitsOnly: String { language.say(en: "Digits only", ru: "Только цифры") }

    var kinds: [String] {
      language == .russian
        ? ["кошка", "собака", "кролик", "хомяк", "попугай"]
        : ["cat", "dog", "rabbit", "hamster", "parrot"]
    }
  }

  private let words: Words

  init(_ setup: SpecimenSetup) {
    words = Words(language: setup.language)
  }

  func initialState() -> State { State() }

  func update(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action> {
    switch action {
    case .nameChanged(let text):
      state.name = text
      state.isRefused = false
    case .nameRefused: state.isRefused = true
    case .kindChanged(let text): state.kind = text
    case .chipChanged(let text): state.chip = text
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack {
      Text(words.name, .muted, semantics: nil)
      name(state, problem: state.isRefused ? words.full : nil)
      Text(words.kind, .muted, semantics: nil)
      TextField(
        "name.kind", label: words.kind, text: state.kind, suggestions: words.kinds,
        handlers: .init(onChange: { .kindChanged($0) }))
      Text(words.chip, .muted, semantics: nil)
      TextField(
        "name.chip", label: words.chip, text: state.chip,
        message: state.chip.allSatisfy(\.isNumber) ? nil : words.digitsOnly,
        handlers: .init(onChange: { .chipChanged($0) }))
    }
    .fill(horizontal: .leading, vertical: .leading, maxColumns: 48)
  }

  private func name(_ state: State, problem: String?) -> TextField<Action> {
    TextField(
      "name.nick", label: words.name, text: state.name, placeholder: words.namePlaceholder,
      limit: 20, message: problem,
      handlers: .init(onChange: { .nameChanged($0) }, onRefuse: .nameRefused))
  }
}

/// A note that grows with its text, and below it a message that `Enter` sends.
struct TextAreaSpecimen: Specimen {
  static let name = "text-area"
  static let family = SpecimenFamily.forms

  static func title(_ language: Language) -> String {
    language.say(en: "Text area", ru: "Многострочное поле")
  }

  struct State: Equatable, Sendable {
    var note = ""
    var message = ""
    var sent: [String] = []
  }

  enum Action: Sendable {
    case noteChanged(String)
    case messageChanged(String), messageSent
  }

  struct Words {
    let language: Language

    var note: String { language.say(en: "Note", ru: "Заметка") }
    fileprivate var notePlaceholder: String {
      language.say(en: "How was the walk?", ru: "Как погуляли?")
    }
    var message: String { language.say(en: "Message", ru: "Сообщение") }
    fileprivate var messagePlaceholder: String {
      language.say(en: "Write to Anna", ru: "Напишите Анне")
    }
    var send: String { language.say(en: "send", ru: "отправить") }
    fileprivate var nothingSent: String {
      language.say(en: "Nothing sent yet", ru: "Пока ничего не отправлено")
    }
  }

  private let words: Words

  init(_ setup: SpecimenSetup) {
    words = Words(language: setup.language)
  }

  func initialState() -> State { State() }

  func update(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action> {
    switch action {
    case .noteChanged(let text): state.note = text
    case .messageChanged(let text): state.message = text
    case .messageSent:
      guard state.message.contains(where: { !$0.isWhitespace }) else { break }
      state.sent.append(state.message)
      state.message = ""
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack {
      Text(words.note, .muted, semantics: nil)
      TextArea(
        "note.text", label: words.note, text: state.note, placeholder: words.notePlaceholder,
        limit: 300, height: .rows(2...6), handlers: .init(onChange: { .noteChanged($0) }))
      sent(state)
      Text(words.message, .muted, semantics: nil)
      TextArea(
        "note.message", label: words.message, text: state.message,
        placeholder: words.messagePlaceholder, enter: .submits,
        handlers: .init(
          onChange: { .messageChanged($0) }, onSubmit: .messageSent, submitTitle: words.send))
    }
    .fill(horizontal: .leading, maxColumns: 60)
  }

  /// Returns the newest at the bottom, above what is written next.
  private func sent(_ state: State) -> Element<Action> {
    VStack {
      Spacer()
      if state.sent.isEmpty { Text(words.nothingSent, .placeholder, id: "note.sent") }
      if let last = state.sent.last { Text("› " + last, lines: 3, id: "note.sent") }
    }
    .fill()
  }
}
