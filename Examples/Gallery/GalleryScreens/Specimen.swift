import AppRuntime
import Core
import Foundation
import Maps
import Scheduling
import Semantics
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

  /// Returns the effect of opening it: loading, a clock.
  func started() -> Effect<Action>
}

extension Specimen {
  public func started() -> Effect<Action> { .none }
}

/// A specimen that only shows something: it remembers nothing, and nothing happens in it.
public protocol StaticSpecimen: Specimen where State == NoState, Action == Never {}

public struct NoState: Equatable, Sendable {}

extension StaticSpecimen {
  public func initialState() -> State { State() }

  public func update(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action> {}
}

/// The families of widgets, in the order of the gallery.
public enum SpecimenFamily: String, Hashable, Sendable, CaseIterable {
  case text, lists, forms, containers, notices, motion, charts, pictures, program

  public func title(_ language: Language) -> String {
    switch self {
    case .text: language.say(en: "Basics", ru: "Основы")
    case .lists: language.say(en: "Lists", ru: "Списки")
    case .forms: language.say(en: "Forms", ru: "Формы")
    case .containers: language.say(en: "Containers", ru: "Контейнеры")
    case .notices: language.say(en: "Notices", ru: "Сообщения")
    case .motion: language.say(en: "Motion", ru: "Движение")
    case .charts: language.say(en: "Charts", ru: "Графики")
    case .pictures: language.say(en: "Pictures", ru: "Картинки")
    case .program: language.say(en: "Program", ru: "Программа")
    }
  }
}

/// The values from outside that a specimen may use.
public struct SpecimenSetup: Sendable {
  public var language: Language
  public var clock: any AppClock
  /// The folder of the sample pictures; nil where there are none.
  public var pictureFolder: String?
  public var seed: UInt64
  /// The world for maps; nil where there is no file of places.
  public var atlas: MapAtlas?

  public init(
    language: Language, clock: any AppClock, pictureFolder: String? = nil, seed: UInt64 = 1,
    atlas: MapAtlas? = nil
  ) {
    self.language = language
    self.clock = clock
    self.pictureFolder = pictureFolder
    self.seed = seed
    self.atlas = atlas
  }

  /// Returns one text in every language.
  public func say(en: String, ru: String) -> String { language.say(en: en, ru: ru) }

  /// The day by the clock, in UTC: the same wherever the gallery is looked at.
  public var today: CalendarDay { CalendarDay(clock.now, in: .gmt) }

  /// Returns the name of a day of the week by its index from Monday on, over and over.
  func weekday(_ index: Int) -> String {
    CalendarWords(language).inLine(Weekday.monday.week[index % 7])
  }
}

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
