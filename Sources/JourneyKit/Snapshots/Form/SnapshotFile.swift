import Terminal

/// The content of a snapshot file: one screen in one size and language, in all its themes.
///
/// The first theme has the whole screen. Of each other one the file says how the letters of the map
/// look in it, and beyond that only what differs.
public struct SnapshotFile: Hashable, Sendable {
  /// A theme and the screen in it; the main theme has no name.
  public struct Look: Hashable, Sendable {
    public var theme: String?
    public var view: SnapshotView

    public init(theme: String? = nil, view: SnapshotView) {
      (self.theme, self.view) = (theme, view)
    }
  }

  /// The main theme first, the others by name.
  public private(set) var looks: [Look]
  /// The place of each letter in the alphabet, in the order in which letters come first; empty where
  /// that is the same.
  var places: [Int] = []

  /// - Parameter looks: of one size, each of another theme.
  public init(_ looks: [Look]) { self.looks = looks.sorted { Self.isBefore($0.theme, $1.theme) } }

  public init(_ screen: Screen) { self.init([Look(view: SnapshotView(screen))]) }

  static func isBefore(_ first: String?, _ second: String?) -> Bool {
    (first ?? "") < (second ?? "")
  }

  public var themes: [String?] { looks.map(\.theme) }

  /// The view in a theme; setting nil takes the theme out.
  public subscript(theme: String?) -> SnapshotView? {
    get { looks.first { $0.theme == theme }?.view }
    set {
      let others = looks.filter { $0.theme != theme }
      self = SnapshotFile(others + (newValue.map { [Look(theme: theme, view: $0)] } ?? []))
    }
  }
}

extension SnapshotFile {
  public var lines: [String] { SnapshotWriter(self).lines }
  public var text: String { lines.map { $0 + "\n" }.joined() }

  /// Returns the file with the letters of another one where both have a style at the same places, so
  /// that their texts differ in little more than their screens.
  public func lettered(like other: SnapshotFile) -> SnapshotFile {
    let (own, others) = (SnapshotWriter(self), SnapshotWriter(other))
    var file = self
    file.places = LetterMatch(own, others).places
    return file
  }
}
