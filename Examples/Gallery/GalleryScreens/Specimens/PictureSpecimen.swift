import AppRuntime
import Core
import Semantics
import Terminal
import Toolkit

/// Pictures that fit and fill their room, one that is broken, one that is not there.
struct PictureSpecimen: Specimen {
  static let name = "picture"
  static let family = SpecimenFamily.pictures

  static func title(_ language: Language) -> String {
    language.say(en: "Picture", ru: "Картинка")
  }

  struct State: Equatable, Sendable {
    var mode = PictureRequest.Mode.fit
    var index = 0
  }

  enum Action: Sendable {
    case modeTapped
    case pictureChosen(Int)
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
    case .modeTapped: state.mode = state.mode == .fit ? .fill : .fit
    case .pictureChosen(let index): state.index = index
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    let (name, alt) = samples[state.index]
    let file = setup.pictureFolder.map { $0 + "/" + name }
    return VStack {
      Choice(
        "picture.choice", setup.say(en: "Picture", ru: "Картинка"), options: samples.map(\.alt),
        selection: state.index, onChange: { .pictureChosen($0) })
      PictureView("picture.photo", file: file, mode: state.mode, alt: alt)
    }
    .bindings(
      setup.say(en: "Picture", ru: "Картинка"),
      [
        KeyBinding(
          "picture.mode", ["f"], setup.say(en: "fit or fill", ru: "вписать или заполнить"),
          .modeTapped)
      ])
  }

  private var samples: [(name: String, alt: String)] {
    [
      ("cat.png", setup.say(en: "A cat", ru: "Кошка")),
      ("hills.jpg", setup.say(en: "Hills", ru: "Холмы")),
      ("broken.jpg", setup.say(en: "Broken", ru: "Битая")),
      ("nothing.png", setup.say(en: "Missing", ru: "Пропавшая")),
    ]
  }
}
