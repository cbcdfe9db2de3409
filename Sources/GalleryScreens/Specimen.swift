import AppRuntime
import Core
import Toolkit

/// One widget with its states, to be looked at and tried.
///
/// A specimen is a feature like any other, so it is also an example of how its widget is used.
public protocol Specimen: Feature {
  /// The same in every language: `text-field`. It names snapshots and the option `--specimen`.
  static var name: String { get }
  static var family: SpecimenFamily { get }
  static func title(_ language: Language) -> String

  init(_ setup: SpecimenSetup)

  func initialState() -> State

  /// What begins when it is opened: loading, a clock.
  func started() -> Effect<Action>
}

extension Specimen {
  public func started() -> Effect<Action> { .none }
}
