import Toolkit

/// One part of the program: what it remembers, what can happen to it, and how it looks.
///
/// State in, frame out: `view` depends on nothing but the state and the environment. What is slow is an
/// ``Effect``; repositories and random source are init parameters.
public protocol Feature: Sendable {
  associatedtype State: Equatable & Sendable
  /// Named for what the user did (`addTapped`) or what arrived (`petsLoaded`).
  associatedtype Action: Sendable

  /// Changes the state by an action and says what is to be done outside.
  func update(_ state: inout State, _ action: Action, _ environment: Environment) -> Effect<Action>

  /// Follows a change of the environment: loads anew what was loaded in the language of before.
  ///
  /// A moment that has passed is no change.
  func adapt(
    _ state: inout State, from old: Environment, to environment: Environment
  ) -> Effect<Action>

  /// Answers a request that a feature within this one has made (``Effect/tell(_:)``).
  ///
  /// The store asks the outermost feature alone.
  func receive(
    _ state: inout State, _ request: ShellRequest, _ environment: Environment
  ) -> Effect<Action>

  func view(_ state: State, _ environment: Environment) -> Element<Action>
}

extension Feature {
  public func adapt(
    _ state: inout State, from old: Environment, to environment: Environment
  ) -> Effect<Action> { .none }

  public func receive(
    _ state: inout State, _ request: ShellRequest, _ environment: Environment
  ) -> Effect<Action> { .none }
}
