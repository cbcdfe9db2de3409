import AppRuntime
import Core
import Semantics
import Terminal
import Toolkit

/// A menu of a button, and one of each row of a list that is cut off at its edges.
struct ContextMenuSpecimen: Specimen {
  static let name = "context-menu"
  static let family = SpecimenFamily.containers

  static func title(_ language: Language) -> String {
    language.say(en: "Context menu", ru: "Контекстное меню")
  }

  struct State: Equatable, Sendable {
    var selection = 0
    var last = ""
    /// True if the last change can be taken back.
    var isUndoable = false
  }

  enum Action: Sendable {
    case petTapped
    case rowSelected(Int)
    case did(String)
    case deleted, restored
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
    case .rowSelected(let index): state.selection = index
    case .petTapped: tell(&state, setup.say(en: "Pressed", ru: "Нажато"))
    case .did(let what): tell(&state, what)
    case .deleted: tell(&state, delete, isUndoable: true)
    case .restored: tell(&state, setup.say(en: "Brought back", ru: "Возвращено"))
    }
    return .none
  }

  private func tell(_ state: inout State, _ words: String, isUndoable: Bool = false) {
    (state.last, state.isUndoable) = (words, isUndoable)
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack {
      Button("menu.barsik", setup.say(en: "Barsik", ru: "Барсик"), action: Action.petTapped)
        .contextMenu("menu.pet", label: setup.say(en: "Barsik", ru: "Барсик"), items: items)
      Text(state.last, .muted, id: "menu.last")
      list(state).frame(rows: 3)
    }
    .bindings(
      setup.say(en: "Pets", ru: "Питомцы"), keys(state))
  }

  private func keys(_ state: State) -> [KeyBinding<Action>] {
    let undo = setup.say(en: "undo", ru: "отменить")
    return (state.isUndoable ? [KeyBinding("pets.undo", ["u"], undo, .restored)] : [])
      + [
        KeyBinding("pets.feed", ["e"], feed.lowercased(), .did(feed)),
        KeyBinding("pets.delete", ["x"], delete.lowercased(), .deleted),
      ]
  }

  private var feed: String { setup.say(en: "Feed", ru: "Покормить") }
  private var delete: String { setup.say(en: "Delete", ru: "Удалить") }

  private var items: [MenuItem<Action>] {
    let brush = setup.say(en: "Brush", ru: "Вычесать")
    let walk = setup.say(en: "Walk in the rain", ru: "Гулять под дождём")
    return [
      MenuItem("feed", feed, shortcut: "pets.feed", action: .did(feed)),
      MenuItem("brush", brush, action: .did(brush)),
      MenuItem("walk", walk, isEnabled: false, action: .did(walk)),
      .separator,
      MenuItem("delete", delete, shortcut: "pets.delete", isDangerous: true, action: .deleted),
    ]
  }

  private func list(_ state: State) -> Element<Action> {
    let all = SamplePet.all(setup.language)
    return List(
      "menu.list", label: setup.say(en: "Pets", ru: "Питомцы"), count: all.count,
      selection: state.selection, key: { all[$0].key }, itemLabel: { all[$0].name },
      onMove: Action.rowSelected
    ) { index in
      Text(all[index].name).fill(horizontal: .leading).contextMenu(
        Identifier("menu.list.menu").item(all[index].key), label: all[index].name, items: items,
        owner: index == state.selection ? "menu.list" : nil, onOpen: .rowSelected(index))
    }.element
  }
}
