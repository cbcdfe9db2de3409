import AppRuntime
import Core
import Semantics
import Terminal
import Toolkit

/// A million pets in a list; pets come in above, and the selected one stays where it is.
struct ListSpecimen: Specimen {
  static let name = "list"
  static let family = SpecimenFamily.lists

  static func title(_ language: Language) -> String { language.say(en: "List", ru: "Список") }

  struct State: Equatable, Sendable {
    /// How many pets have come in above the others.
    var arrived = 0
    var selection = ListSelection(0)
    var opened: Int?

    var count: Int { 1_000_000 + arrived }

    /// The pet at a place; those that came last stand first, and have numbers below zero.
    func id(at index: Int) -> Int { index - arrived }
  }

  enum Action: Sendable {
    case moved(Int)
    case opened(Int)
    case arrived
  }

  private let words: PetNames

  init(_ setup: SpecimenSetup) {
    words = PetNames(language: setup.language)
  }

  func initialState() -> State { State() }

  func update(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action> {
    switch action {
    case .moved(let index):
      let arrived = state.arrived
      state.selection.move(to: index, count: state.count) { $0 - arrived }
    case .opened(let index): state.opened = state.id(at: index)
    case .arrived:
      state.arrived += 1
      let arrived = state.arrived
      state.selection.follow(count: state.count, place: { $0 + arrived }, id: { $0 - arrived })
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack {
      Text(status(state), .muted, id: "list.status", semantics: .status)
      list(state)
    }
    .bindings(
      words.pets,
      [
        KeyBinding(
          "list.arrive", ["a"], words.language.say(en: "one more", ru: "ещё один"), .arrived)
      ])
  }

  private func name(_ pet: Int) -> String {
    pet >= 0
      ? words.name(pet) : words.language.say(en: "Newcomer \(-pet)", ru: "Новичок \(-pet)")
  }

  private func status(_ state: State) -> String {
    let language = words.language
    let count = state.count
    let pets = language.plural(count, en: ("pet", "pets"), ru: ("питомец", "питомца", "питомцев"))
    let opened = state.opened.map {
      language.say(en: ", opened: \(name($0))", ru: ", открыто: \(name($0))")
    }
    return "\(language.number(Double(count))) \(pets)" + (opened ?? "")
  }

  private func list(_ state: State) -> Element<Action> {
    List(
      "list.pets", label: words.pets, count: state.count, selection: state.selection.shown,
      key: { "\(state.id(at: $0))" }, itemLabel: { name(state.id(at: $0)) },
      onMove: { .moved($0) }, onOpen: { .opened($0) },
      row: { Element(Text(name(state.id(at: $0)))) }
    )
    .typeAhead { text in
      TypeAhead.index(of: text, from: state.selection.index, count: 10_000) {
        name(state.id(at: $0))
      }
    }
    .element
  }
}
