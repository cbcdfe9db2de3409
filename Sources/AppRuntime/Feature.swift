import Toolkit

/// One part of the program: what it remembers, what can happen to it, and how it looks.
///
/// State in, frame out: `view` depends on nothing but the state. What is slow is an ``Effect``; clock,
/// repositories and random source are init parameters.
public protocol Feature: Sendable {
  associatedtype State: Equatable & Sendable
  /// Named for what the user did (`addTapped`) or what arrived (`petsLoaded`).
  associatedtype Action: Sendable

  /// Changes the state by an action and says what is to be done outside.
  func update(_ state: inout State, _ action: Action) -> Effect<Action>

  func view(_ state: State) -> Element<Action>
}
