import Core
import Semantics
import Terminal

/// The knowledge of a drawing besides the state: theme, language, focus, kept control states.
public struct RenderContext: Sendable {
  public var theme: Theme
  /// The words of the widgets themselves.
  public var words: Words<RenderContext>
  /// The first day of a week in calendars.
  public var firstWeekday = Weekday.monday
  public var focus: Identifier?
  /// The focus of each modal layer; that below a help overlay tells whose keys it explains.
  public var focusOfLayer: [Int: Identifier]
  public var controls: [Identifier: any ControlState]
  /// The widget, or the part of one, that the pointer is over.
  public var hovered: Identifier?
  /// The time at which each widget was pressed that still looks so.
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
  /// The number of colours that the terminal shows, for pictures with colours of their own.
  public var depth = ColorDepth.none
  public var pictures = LoadedPictures()
  /// The widgets of the frame before, for a walk that may begin anew with another focus
  /// (``Frame/newFocus``); nil for one that goes to its end.
  public var known: [FocusCandidate]?
  /// The frame before, for what slides out of sight.
  public var previous: Surface?

  public init(
    theme: Theme = .make(.none, depth: .none), language: Language = .english,
    focus: Identifier? = nil, focusOfLayer: [Int: Identifier] = [:],
    controls: [Identifier: any ControlState] = [:]
  ) {
    (self.theme, self.words, self.focus) = (theme, Words(language), focus)
    (self.focusOfLayer, self.controls) = (focusOfLayer, controls)
  }

  /// Returns the state that the widget kept, or nil at its first frame.
  public func control<State: ControlState>(_ id: Identifier, as type: State.Type) -> State? {
    controls[id] as? State
  }

  public var language: Language { words.language }

  /// True where things may move: motion is not reduced, and no screen reader reads.
  public var moves: Bool { !isMotionReduced && !isFlat }
}

/// State of a widget between frames that the feature need not know: caret, scroll offset.
///
/// The runtime keeps one value for each identifier as long as the widget is on the screen.
public protocol ControlState: Equatable, Sendable {}

/// The pictures that are there, and how those are to be asked for that are not.
public struct LoadedPictures: Sendable {
  /// The outcome of a request.
  public enum Entry: Hashable, Sendable {
    case ready(DrawnPicture)
    case failed(PictureFailure)
  }

  /// The protocol in which the terminal takes real pictures; nil for cells alone.
  public var graphics: PictureProtocol?
  public var cellPixels: Size?
  public var entries: [PictureRequest: Entry]

  public init(
    graphics: PictureProtocol? = nil, cellPixels: Size? = nil,
    entries: [PictureRequest: Entry] = [:]
  ) { (self.graphics, self.cellPixels, self.entries) = (graphics, cellPixels, entries) }

  /// The request for a file in a room, as this terminal wants it.
  public func request(
    _ file: String, version: Int = 0, _ size: Size, _ mode: PictureRequest.Mode, depth: ColorDepth,
    background: Color
  ) -> PictureRequest {
    PictureRequest(
      file: file, version: version, size: size, mode: mode, depth: depth, background: background,
      graphics: graphics, cellPixels: cellPixels)
  }
}
