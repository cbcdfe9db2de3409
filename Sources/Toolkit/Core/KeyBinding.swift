import Terminal

/// The place of a binding besides the help, which shows all.
public enum HintPlace: Hashable, Sendable {
  case footer, helpOnly
  /// In the footer, and the last to go from it: what a user who is lost looks for.
  case footerAlways
  /// The same, with its key alone where there is little room: what every program has.
  case footerKey
  /// In the footer, and the first to stay besides `Enter`: what a screen is for, as to add.
  case footerMain
  /// In the footer where letters are text: the ways out of a field.
  case whileTyping

  var isFooter: Bool { self != .helpOnly && self != .whileTyping }
}

/// One row of the table of keys: it routes the key, stands in the footer, the help and the palette,
/// and tells a test which key to press.
public struct KeyBinding<Action> {
  /// The name that a user's own keys are given by: `pets.add`. The same in every language.
  public var name: String
  public var keys: [KeySequence]
  /// The effect of the keys, in the language of the screen: `add a pet`.
  public var title: String
  public var hint: HintPlace
  public var perform: () -> Response<Action>

  public init(
    _ name: String, _ keys: [KeyStroke], _ title: String, hint: HintPlace = .footer,
    perform: @escaping () -> Response<Action>
  ) {
    self.init(name, sequences: keys.map { KeySequence($0) }, title, hint: hint, perform: perform)
  }

  public init(
    _ name: String, _ keys: [KeyStroke], _ title: String, hint: HintPlace = .footer,
    _ action: Action
  ) {
    self.init(name, keys, title, hint: hint) { .send(action) }
  }

  /// A binding whose keys may be pressed one after another; while they are, ``WhichKey`` shows what
  /// can follow.
  public init(
    _ name: String, sequences: [KeySequence], _ title: String, hint: HintPlace = .helpOnly,
    perform: @escaping () -> Response<Action>
  ) {
    self.name = name
    keys = sequences
    (self.title, self.hint, self.perform) = (title, hint, perform)
  }

  /// The keys as the help names them: `a, +`.
  public var keyNames: String { keys.map(\.description).joined(separator: ", ") }
  /// Returns true if this stroke alone performs it.
  public func answers(_ stroke: KeyStroke) -> Bool { keys.contains { $0.single == stroke } }

  func map<Other>(_ transform: @escaping (Action) -> Other) -> KeyBinding<Other> {
    let perform = self.perform
    return KeyBinding<Other>(
      name, sequences: keys, title, hint: hint, perform: { perform().map(transform) })
  }

  /// With the user's own keys, where there are any.
  func remapped(by keymap: Keymap) -> KeyBinding {
    guard let own = keymap.keys[name] else { return self }
    var binding = self
    binding.keys = own
    return binding
  }
}

/// One key, or several pressed one after another: `a`, `z m`.
public struct KeySequence: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral,
  CustomStringConvertible
{
  let first: KeyStroke
  /// Nearly always none, which takes no memory: a screen has a hundred of these.
  private let rest: [KeyStroke]

  public init(_ first: KeyStroke, _ rest: KeyStroke...) { (self.first, self.rest) = (first, rest) }

  /// Nil where there is no stroke.
  public init?(_ strokes: [KeyStroke]) {
    guard let first = strokes.first else { return nil }
    (self.first, rest) = (first, Array(strokes.dropFirst()))
  }

  public init(extendedGraphemeClusterLiteral character: Character) {
    (first, rest) = (KeyStroke(.character(character)), [])
  }

  /// At least one.
  public var strokes: [KeyStroke] { [first] + rest }
  /// The stroke of a sequence of one; nil of a longer one.
  public var single: KeyStroke? { rest.isEmpty ? first : nil }

  /// The name for hints and help: `Ctrl-R`, `z m`.
  public var description: String {
    rest.isEmpty ? first.description : strokes.map(\.description).joined(separator: " ")
  }

  /// Returns true if only one of the two can be pressed: they are equal, or one is how the other begins.
  public func excludes(_ other: KeySequence) -> Bool {
    strokes.starts(with: other.strokes) || other.strokes.starts(with: strokes)
  }

  /// Returns true if more keys must follow `begun` to make this sequence.
  func continues(_ begun: [KeyStroke]) -> Bool {
    rest.count >= begun.count
      && (begun.isEmpty || begun[0] == first && rest.starts(with: begun.dropFirst()))
  }

  /// Returns true if these strokes, and no more, make this sequence.
  func consists(of strokes: [KeyStroke]) -> Bool {
    strokes.count == rest.count + 1 && strokes[0] == first
      && (rest.isEmpty || strokes.dropFirst().elementsEqual(rest))
  }
}

/// The keys that a user has chosen for actions, by the actions' names; all others keep theirs.
public struct Keymap: Hashable, Sendable {
  /// No key at all unbinds an action.
  public var keys: [String: [KeySequence]]

  public init(keys: [String: [KeySequence]] = [:]) { self.keys = keys }

  /// Every action has the keys that the program gives it.
  public static let standard = Keymap()

  var isStandard: Bool { keys.isEmpty }
}
