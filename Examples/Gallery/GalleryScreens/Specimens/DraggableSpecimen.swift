import AppRuntime
import Core
import Semantics
import Toolkit

/// Pets to be liked or passed by, one after another.
struct DraggableSpecimen: Specimen {
  static let name = "draggable"
  static let family = SpecimenFamily.motion

  static func title(_ language: Language) -> String {
    language.say(en: "Card to throw", ru: "Карточка на выбор")
  }

  struct State: Equatable, Sendable {
    var index = 0
    var liked = 0
  }

  enum Action: Sendable {
    case decided(Bool)
    case againTapped
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
    case .decided(let isLiked):
      state.index += 1
      if isLiked { state.liked += 1 }
    case .againTapped: state = State()
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack {
      if state.index < pets.count {
        deck(pets[state.index])
      } else {
        Text(setup.say(en: "That was everybody.", ru: "Больше никого нет."), id: "draggable.end")
        Button(
          "draggable.again", setup.say(en: "From the start", ru: "Сначала"), action: .againTapped)
        Spacer()
      }
      Text(
        setup.say(
          en: "Seen \(state.index), liked \(state.liked)",
          ru: "Просмотрено: \(state.index), понравилось: \(state.liked)"), .muted,
        id: "draggable.count")
    }.element
  }

  private func deck(_ pet: (name: String, about: String)) -> Element<Action> {
    let (name, card) = (pet.name, card(pet.name, pet.about))
    return Draggable(
      "draggable.card", label: name,
      left: DragExit(setup.say(en: "Skip", ru: "Мимо"), Action.decided(false)),
      right: DragExit(setup.say(en: "Like", ru: "Нравится"), Action.decided(true))
    ) {
      card
    }.element
  }

  private func card(_ name: String, _ about: String) -> Element<Action> {
    Panel(name) {
      Text(about, lines: 4).padding(horizontal: 1).frame(columns: 26, rows: 4)
    }.element
  }

  private var pets: [(name: String, about: String)] {
    [
      (
        setup.say(en: "Barsik", ru: "Барсик"),
        setup.say(
          en: "Ginger, sleeps all day, sings at night.", ru: "Рыжий, днём спит, ночью поёт.")
      ),
      (
        setup.say(en: "Rex", ru: "Рекс"),
        setup.say(
          en: "Brings back every ball, and some more.", ru: "Приносит все мячи, и чужие тоже.")
      ),
      (
        setup.say(en: "Kesha", ru: "Кеша"),
        setup.say(en: "A parrot who knows forty words.", ru: "Попугай, знает сорок слов.")
      ),
    ]
  }
}
