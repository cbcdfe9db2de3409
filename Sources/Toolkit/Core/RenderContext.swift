import Core
import Semantics
import Terminal

/// What drawing may know besides the state: theme, language, focus, and what widgets kept.
public struct RenderContext: Sendable {
  public var theme: Theme
  public var language: Language
  /// What the weeks of a calendar begin with.
  public var firstWeekday = Weekday.monday
  public var focus: Identifier?
  /// The focus of each modal layer; that below a help overlay tells whose keys it explains.
  public var focusOfLayer: [Int: Identifier]
  public var controls: [Identifier: any ControlState]
  /// The widget, or the part of one, that the pointer is over.
  public var hovered: Identifier?
  /// When each widget was pressed that still looks so.
  public var pressed: [Identifier: Duration] = [:]
  /// The keys of a sequence that has been begun.
  public var pendingKeys: [KeyStroke] = []
  public var keymap = Keymap.standard
  /// The time that motion goes by.
  public var now = Duration.zero
  /// Counts keys, presses and pastes, for motion that ends when the user goes on.
  public var inputCount = 0
  /// Nothing moves by itself: states follow each other at once.
  public var isMotionReduced = false
  /// For screen readers: no frames, no braille, one thing below another, the cursor on the focus.
  public var isFlat = false
  /// How many colours the terminal shows, for what has colours of its own, beside the theme's.
  public var depth = ColorDepth.none
  public var pictures = PictureStock()
  /// Parts of earlier frames, for those that have not changed.
  public var sketches = Sketchbook()
  /// What the terminal showed before, for what slides out of sight.
  public var previous: Surface?

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
