import Semantics
import Terminal

/// The wish of a widget for the focus.
public enum FocusWish: Hashable, Sendable {
  case none
  /// The first choice where nothing has the focus: the list of a screen.
  case whenFree
  /// Takes it when it comes onto the screen: the field of an edit that has begun.
  case atOnce
}

/// A widget that may get the focus, how much it wants that, and the record that it is about.
public struct FocusCandidate: Hashable, Sendable {
  public let identifier: Identifier
  public let wish: FocusWish
  public let record: String
}

extension [FocusCandidate] {
  /// Returns the record that a widget is about, as drawn last; nil where it is not among these.
  public func record(of id: Identifier) -> String? { last { $0.identifier == id }?.record }
}

/// A piece of the screen that input can reach.
public struct Target<Action> {
  public var identifier: Identifier
  /// The rectangle in which the pointer finds it, cut to what shows.
  public var frame: Rect
  public var isFocusable: Bool
  public var wish = FocusWish.none
  /// The record that it is about, see ``Widget/about(_:)``.
  var record = ""
  /// The modal layer; only the top layer's targets are reached.
  public var layer = 0
  /// Reached whatever layer is on top: the footer.
  public var isChrome = false
  /// Names the part of it at a position, to tell which one the pointer is over; nil for the whole.
  public var part: ((Point) -> Identifier?)?
  /// True where the pointer hovers over it; a menu's owner lets that fall through to what it holds.
  public var isHoverable = true
  /// The text it takes, as a stepper does digits; the keys of all other text command. Nil for all.
  public var takes: ((String) -> Bool)?
  /// Takes typed and pasted text.
  public var onText: ((String) -> Response<Action>)?
  /// Takes what is pasted, or dropped on the terminal, where no field takes it.
  public var onPaste: ((String) -> Response<Action>)?
  /// Takes the pointer, at a position on the screen; nil lets the event fall through.
  public var onMouse: ((MouseEvent) -> Response<Action>?)?

  public init(
    _ identifier: Identifier, frame: Rect, isFocusable: Bool = false, wish: FocusWish = .none,
    isChrome: Bool = false, part: ((Point) -> Identifier?)? = nil,
    onText: ((String) -> Response<Action>)? = nil,
    onMouse: ((MouseEvent) -> Response<Action>?)? = nil,
    onPress: ((Point) -> Response<Action>?)? = nil
  ) {
    (self.identifier, self.frame, self.isFocusable) = (identifier, frame, isFocusable)
    (self.wish, self.isChrome, self.part, self.onText) = (wish, isChrome, part, onText)
    self.onMouse = onMouse
    guard let onPress else { return }
    self.onMouse = { event in
      guard case .press(.left, _) = event.kind else { return nil }
      return onPress(event.position)
    }
  }

  /// True where typed text goes into it, past the bindings of letters.
  public var isTypedInto: Bool { onText != nil && takes == nil }
  func isReached(topLayer: Int) -> Bool { isChrome || layer == topLayer }

  func map<Other>(_ transform: @escaping (Action) -> Other) -> Target<Other> {
    var target = Target<Other>(
      identifier, frame: frame, isFocusable: isFocusable, wish: wish, isChrome: isChrome, part: part
    )
    target.layer = layer
    target.record = record
    target.isHoverable = isHoverable
    target.takes = takes
    if let onText { target.onText = { onText($0).map(transform) } }
    if let onPaste { target.onPaste = { onPaste($0).map(transform) } }
    if let onMouse { target.onMouse = { onMouse($0)?.map(transform) } }
    return target
  }
}

/// The goal of a move of the focus.
public enum FocusMove: Hashable, Sendable {
  case to(Identifier)
  /// On or back in the order of `Tab`, by this many.
  case step(Int)
  /// To the widget that wants it first: the list of a screen.
  case toContent
  /// Back to the widget that had it before the dialog in front came; the dialog keeps it if it stays. A dialog
  /// that closes says so itself, so that what is behind it is drawn once.
  case behind
}

/// The answer to an input: actions in their order, a new control state, a new focus.
public struct Response<Action> {
  public var actions: [Action]
  public var control: (id: Identifier, state: any ControlState)?
  public var focus: FocusMove?
  /// The widget that is to look pressed for a moment.
  public var pressed: Identifier?
  /// True if something of a typed text was left out because it hides or reorders what is around it: the
  /// program tells so.
  public var leavesOutHidden = false

  public init(
    actions: [Action] = [], control: (id: Identifier, state: any ControlState)? = nil,
    focus: FocusMove? = nil, pressed: Identifier? = nil
  ) { (self.pressed, self.actions, self.control, self.focus) = (pressed, actions, control, focus) }

  /// One action, or none.
  public static func send(_ action: Action?) -> Response {
    Response(actions: action.map { [$0] } ?? [])
  }

  func map<Other>(_ transform: (Action) -> Other) -> Response<Other> {
    var response = Response<Other>(
      actions: actions.map(transform), control: control, focus: focus, pressed: pressed)
    response.leavesOutHidden = leavesOutHidden
    return response
  }
}
