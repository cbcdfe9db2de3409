import AppRuntime
import Core
import Semantics
import Toolkit

/// Any specimen, under its name.
public struct AnySpecimen: Sendable {
  public let name: String
  public let family: SpecimenFamily
  public let title: @Sendable (Language) -> String
  let make: @Sendable (SpecimenSetup) -> RunningSpecimen

  public init<Content: Specimen>(_ type: Content.Type) {
    name = Content.name
    family = Content.family
    title = { Content.title($0) }
    make = { RunningSpecimen(Content($0)) }
  }
}

/// A specimen that has been opened, without the types of its state and actions.
struct RunningSpecimen: Sendable {
  /// A state of whatever type the specimen has.
  struct State: Equatable, Sendable {
    let value: any Equatable & Sendable

    static func == (a: State, b: State) -> Bool { isEqual(a.value, b.value) }

    private static func isEqual<Value: Equatable>(_ a: Value, _ b: any Equatable) -> Bool {
      a == b as? Value
    }
  }

  /// An action of whatever type the specimen has.
  struct Action: Sendable {
    let value: any Sendable
  }

  let initial: @Sendable () -> State
  let started: @Sendable () -> Effect<Action>
  let update: @Sendable (inout State, Action, Environment) -> Effect<Action>
  let view: @Sendable (State, Environment) -> Element<Action>

  init<Content: Specimen>(_ specimen: Content) {
    initial = { State(value: specimen.initialState()) }
    started = { specimen.started().map(id: Content.name) { Action(value: $0) } }
    update = { state, action, environment in
      guard var own = state.value as? Content.State, let action = action.value as? Content.Action
      else { return .none }
      let effect = specimen.update(&own, action, environment)
      state = State(value: own)
      return effect.map(id: Content.name) { Action(value: $0) }
    }
    view = { state, environment in
      guard let own = state.value as? Content.State else { return Element(Spacer()) }
      return specimen.view(own, environment).map { Action(value: $0) }
    }
  }
}
