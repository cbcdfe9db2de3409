import Core
import Toolkit

/// A feature with a place in the program's strip of tabs.
///
/// The shell composes whatever tabs it is given and knows none of them by its type (``AnyTab``). What a
/// tab wants of the shell is an ``Effect`` with a name: a notice, a failure, another tab.
public protocol Tab: Feature {
  /// The name in settings, in the key file (`tab.NAME`) and on the command line; the same for ever.
  static var name: String { get }
  /// The actions that its screens bind to keys, each name once; those of widgets are not among them.
  static var actions: [ActionGroup] { get }

  func title(_ language: Language) -> String

  /// The number of what waits for the user; shown beside the title where it is not 0.
  func badge(_ state: State) -> Int

  /// The action that tells the tab of something that happened around it; nil where it does not mind.
  func action(on event: TabEvent) -> Action?

  /// True where a notice of before would mislead after the action, as it leads elsewhere.
  func leadsElsewhere(_ action: Action) -> Bool

  /// The queues of its jobs whose acts can be undone, in the order in which undo waits for them.
  var undoQueues: [String] { get }

  /// False where nothing that the tab shows can be undone.
  var hasHistory: Bool { get }

  /// The words for an act that was undone or redone; nil for an act of another tab.
  func words(for act: HistoryStep, _ environment: Environment) -> String?
}

extension Tab {
  public func badge(_ state: State) -> Int { 0 }
  public func leadsElsewhere(_ action: Action) -> Bool { false }
  public var undoQueues: [String] { [] }
  public var hasHistory: Bool { true }
  public func words(for act: HistoryStep, _ environment: Environment) -> String? { nil }
}

/// Something that happens around a tab.
public enum TabEvent: Hashable, Sendable {
  /// The program has started, whichever tab shows.
  case started
  /// The tab shows now, from the start or because it was chosen.
  case shown
  case hidden
  /// The tab was asked for while it shows: it goes back to its first screen.
  case shownAgain
  /// An act of any tab was undone or redone.
  case historyMoved
  /// Other records and settings have taken the place of those that the tab knows.
  case recordsReplaced
  /// The pages of a first start are to be shown again.
  case introductionReset
}

/// An act that was undone or redone.
public struct HistoryStep: Hashable, Sendable {
  public var kind: String
  public var subject: String

  public init(kind: String, subject: String) { (self.kind, self.subject) = (kind, subject) }
}

/// A tab whose type nobody has to know, with the state that it begins with.
public final class AnyTab: Sendable {
  public let name: String
  public let actions: [ActionGroup]
  public let undoQueues: [String]
  public let hasHistory: Bool
  public let initialState: TabState

  let title: @Sendable (Language) -> String
  let badge: @Sendable (TabState) -> Int
  let action: @Sendable (TabEvent) -> TabAction?
  let leadsElsewhere: @Sendable (TabAction) -> Bool
  let words: @Sendable (HistoryStep, Environment) -> String?
  let update: @Sendable (inout TabState, TabAction, Environment) -> Effect<TabAction>
  let adapt: @Sendable (inout TabState, Environment, Environment) -> Effect<TabAction>
  let view: @Sendable (TabState, Environment) -> Element<TabAction>

  public init<Kind: Tab>(_ tab: Kind, state: Kind.State) {
    (name, actions) = (Kind.name, Kind.actions)
    (undoQueues, hasHistory) = (tab.undoQueues, tab.hasHistory)
    initialState = TabState(state)
    title = { tab.title($0) }
    badge = { tab.badge($0.value(of: Kind.self)) }
    action = { tab.action(on: $0).map { TabAction(Kind.self, $0) } }
    leadsElsewhere = { $0.value(of: Kind.self).map(tab.leadsElsewhere) ?? false }
    words = { tab.words(for: $0, $1) }
    update = { state, action, environment in
      guard let action = action.value(of: Kind.self) else { return .none }
      return Self.change(&state, Kind.self) { tab.update(&$0, action, environment) }
    }
    adapt = { state, old, environment in
      Self.change(&state, Kind.self) { tab.adapt(&$0, from: old, to: environment) }
    }
    view = { state, environment in
      tab.view(state.value(of: Kind.self), environment).map { TabAction(Kind.self, $0) }
    }
  }

  /// Changes the state by what the tab itself does; a state that is as before keeps its reference.
  private static func change<Kind: Tab>(
    _ state: inout TabState, _ kind: Kind.Type, _ change: (inout Kind.State) -> Effect<Kind.Action>
  ) -> Effect<TabAction> {
    let before = state.value(of: kind)
    var value = before
    let effect = change(&value)
    if value != before { state = TabState(value) }
    return effect.map { TabAction(kind, $0) }
  }

  public func title(_ language: Language) -> String { title(language) }

  /// The number of what waits for the user in a state of this tab.
  public func badge(_ state: TabState) -> Int { badge(state) }

  public func action(on event: TabEvent) -> TabAction? { action(event) }

  public func leadsElsewhere(_ action: TabAction) -> Bool { leadsElsewhere(action) }

  public func words(for act: HistoryStep, _ environment: Environment) -> String? {
    words(act, environment)
  }

  public func update(
    _ state: inout TabState, _ action: TabAction, _ environment: Environment
  ) -> Effect<TabAction> { update(&state, action, environment) }

  public func adapt(
    _ state: inout TabState, from old: Environment, to environment: Environment
  ) -> Effect<TabAction> { adapt(&state, old, environment) }

  public func view(_ state: TabState, _ environment: Environment) -> Element<TabAction> {
    view(state, environment)
  }
}

/// The state of a tab whose type nobody has to know, behind a reference: equal without a look inside
/// where nobody has touched it.
public struct TabState: Equatable, Sendable {
  private protocol AnyBox: AnyObject, Sendable {
    func isEqual(to other: any AnyBox) -> Bool
  }

  private final class Box<Value: Equatable & Sendable>: AnyBox {
    let value: Value

    init(_ value: Value) { self.value = value }

    func isEqual(to other: any AnyBox) -> Bool { value == (other as? Box<Value>)?.value }
  }

  private let box: any AnyBox

  public init(_ state: some Equatable & Sendable) { box = Box(state) }

  /// The state as the tab's own type.
  ///
  /// - Precondition: the state was made for this tab.
  public func value<Kind: Tab>(of kind: Kind.Type) -> Kind.State {
    guard let box = box as? Box<Kind.State> else {
      preconditionFailure("the state of another tab than \(Kind.name)")
    }
    return box.value
  }

  public static func == (left: TabState, right: TabState) -> Bool {
    left.box === right.box || left.box.isEqual(to: right.box)
  }
}

/// An action of a tab whose type nobody has to know.
public struct TabAction: Sendable {
  /// The name of the tab.
  public let tab: String
  private let value: any Sendable

  public init<Kind: Tab>(_ tab: Kind.Type, _ action: Kind.Action) {
    (self.tab, value) = (Kind.name, action)
  }

  /// The action as the tab's own type; nil for one of another tab.
  public func value<Kind: Tab>(of kind: Kind.Type) -> Kind.Action? { value as? Kind.Action }
}
