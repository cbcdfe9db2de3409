import Semantics

/// Where the focus is to go.
public enum FocusMove: Hashable, Sendable {
  case to(Identifier)
  /// On or back in the order of `Tab`, by this many.
  case step(Int)
  /// To the widget that wants it first: the list of a screen.
  case toContent
}

/// What an input asks of the program: actions in their order, a new control state, a new focus.
public struct Response<Action> {
  public var actions: [Action]
  public var control: (id: Identifier, state: any ControlState)?
  public var focus: FocusMove?
  /// What is to look pressed for a moment.
  public var pressed: Identifier?

  public init(
    actions: [Action] = [], control: (id: Identifier, state: any ControlState)? = nil,
    focus: FocusMove? = nil, pressed: Identifier? = nil
  ) {
    self.pressed = pressed
    self.actions = actions
    self.control = control
    self.focus = focus
  }

  /// One action, or none.
  public static func send(_ action: Action?) -> Response {
    Response(actions: action.map { [$0] } ?? [])
  }

  func map<Other>(_ transform: (Action) -> Other) -> Response<Other> {
    Response<Other>(
      actions: actions.map(transform), control: control, focus: focus, pressed: pressed)
  }
}
