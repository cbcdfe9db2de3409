import Terminal

/// What drawing may know besides the state: theme, language, focus, and what widgets kept.
public struct RenderContext: Sendable {
  public var theme: Theme
  public var language: Language
  public var focus: Identifier?
  /// The focus of each modal layer; that below a help overlay tells whose keys it explains.
  public var focusOfLayer: [Int: Identifier]
  public var controls: [Identifier: any ControlState]

  public init(
    theme: Theme = .make(.none, depth: .none), language: Language = .english,
    focus: Identifier? = nil, focusOfLayer: [Int: Identifier] = [:],
    controls: [Identifier: any ControlState] = [:]
  ) {
    self.theme = theme
    self.language = language
    self.focus = focus
    self.focusOfLayer = focusOfLayer
    self.controls = controls
  }

  /// What the widget kept, or nil at its first frame.
  public func control<State: ControlState>(_ id: Identifier, as type: State.Type) -> State? {
    controls[id] as? State
  }
}
