import Terminal

/// Screens that follow each other as one SVG image that moves, without a script, for a README.
///
/// Each row is in it once for every time that it changes (SMIL, `animate` of SVG 1.1), so that the
/// image grows with what changes and not with how long it lasts. Where nothing moves, as on paper,
/// the last screen is seen.
public struct MovingPicture {
  /// A row that shows for some time.
  private struct Piece {
    var lines: [String]
    var start: Duration
    /// nil while it shows.
    var end: Duration?
  }

  private let theme: CastTheme?
  private var shown: Screen = .empty
  private var size = Size.zero
  /// The index of the visible piece by row.
  private var current: [Int: Int] = [:]
  private var pieces: [Piece] = []
  /// The least number of bytes of ``svg(lasting:)``.
  public private(set) var weight = 0

  /// - Parameter theme: the colours; nil for those of ``ScreenPicture``.
  public init(theme: CastTheme? = nil) { self.theme = theme }

  /// Shows a screen from `time` on, until the next one; times must not go back.
  public mutating func show(_ screen: Screen, at time: Duration) {
    let picture = picture(screen)
    for y in 0..<max(screen.size.rows, shown.size.rows) where differs(y, screen) {
      replace(row: y, with: y < screen.size.rows ? picture.line(y) : [], at: time)
    }
    size = Size(max(size.columns, screen.size.columns), max(size.rows, screen.size.rows))
    shown = screen
  }

  /// Returns the image, which begins anew after this time.
  public func svg(lasting duration: Duration) -> String {
    let body = pieces.filter { $0.end != $0.start }.flatMap { piece in
      [open(piece, duration)] + piece.lines + ["</g>"]
    }
    return (picture(shown).frame(size) + body + ["</svg>", ""]).joined(separator: "\n")
  }

  private func picture(_ screen: Screen) -> ScreenPicture {
    guard let theme else { return ScreenPicture(screen) }
    return ScreenPicture(
      screen, foreground: theme.foreground, background: theme.background, palette: theme.palette)
  }

  private func differs(_ y: Int, _ screen: Screen) -> Bool {
    guard y < screen.size.rows, y < shown.size.rows else { return true }
    return screen.surface.row(y) != shown.surface.row(y)
  }

  private mutating func replace(row y: Int, with lines: [String], at time: Duration) {
    if let index = current[y] {
      if pieces[index].lines == lines { return }
      pieces[index].end = time
      current[y] = nil
    }
    guard !lines.isEmpty else { return }
    current[y] = pieces.count
    pieces.append(Piece(lines: lines, start: time))
    weight += lines.reduce(0) { $0 + $1.utf8.count }
  }

  /// Returns the opening tag of a piece, which is visible from its start to its end. A viewer
  /// without animation shows only the pieces that stay.
  private func open(_ piece: Piece, _ duration: Duration) -> String {
    let start = Self.share(piece.start, duration)
    let end = piece.end.map { Self.share($0, duration) }
    if start == 0, end == nil { return "<g>" }
    var values = start > 0 ? ["hidden", "visible"] : ["visible"]
    var times = start > 0 ? [0, start] : [0]
    if let end, end < 1 {
      values.append("hidden")
      times.append(end)
    }
    return "<g visibility=\"\(end == nil ? "visible" : "hidden")\">"
      + "<animate attributeName=\"visibility\" calcMode=\"discrete\" repeatCount=\"indefinite\" "
      + "dur=\"\(Self.number(duration / .seconds(1)))s\" "
      + "values=\"\(values.joined(separator: ";"))\" "
      + "keyTimes=\"\(times.map(Self.number).joined(separator: ";"))\"/>"
  }

  /// Returns a time as a share of the whole, from 0 to 1.
  private static func share(_ time: Duration, _ duration: Duration) -> Double {
    duration > .zero ? min(1, time / duration) : 0
  }

  /// Returns a number with at most six decimals and no exponent.
  private static func number(_ value: Double) -> String {
    CastText.seconds(Int64((value * 1e6).rounded()))
  }
}
