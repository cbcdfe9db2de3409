import AppRuntime
import Core
import Semantics
import Toolkit

/// A dog that jumps until it is told to stop.
struct AnimationSpecimen: Specimen {
  static let name = "animation"
  static let family = SpecimenFamily.motion

  static func title(_ language: Language) -> String {
    language.say(en: "Frame animation", ru: "Анимация из кадров")
  }

  struct State: Equatable, Sendable {
    var isPlaying = true
  }

  enum Action: Sendable {
    case playTapped
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
    case .playTapped: state.isPlaying.toggle()
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack {
      Button(
        "animation.play",
        state.isPlaying
          ? setup.say(en: "Sit!", ru: "Сидеть!") : setup.say(en: "Jump!", ru: "Прыгай!"),
        action: Action.playTapped)
      FrameAnimation<Action>(
        "animation.dog", label: setup.say(en: "A jumping dog", ru: "Собака прыгает"),
        frames: TextFrames.jumpingDog, isPlaying: state.isPlaying)
    }.element
  }
}
