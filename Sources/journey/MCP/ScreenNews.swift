import JourneyKit
import Semantics
import Terminal
import VirtualTerminal

/// The changes of a screen since the client saw it last, in few words.
///
/// Rows that only moved, as those of a pager, and rows that were told before are named and not told again. A screen
/// that is more like one that was told before the last, as when a menu has closed, is told by what differs from that
/// one. Another size cuts the old screen, or adds blanks at its right and below.
struct ScreenNews {
  /// A screen with its rows as they are told, which are made once.
  struct Told {
    let screen: Screen
    /// The number by which the client knows it; nil where it was told without one.
    let number: Int?
    let rows: [RowNews]

    init(_ screen: Screen, number: Int? = nil) {
      (self.screen, self.number, rows) = (screen, number, RowNews.rows(of: screen))
    }
  }

  /// The screens that the client knows, the newest first.
  private let known: [Told]
  private let told: Told

  /// - Parameter known: the newest first.
  init(known: [Told], new: Told) { (self.known, told) = (known, new) }

  init(old: Screen?, new: Screen) {
    self.init(known: old.map { [Told($0)] } ?? [], new: Told(new))
  }

  private var new: Screen { told.screen }
  private var old: Screen? { known.first?.screen }

  /// The lines of the whole screen: its headline, what is new besides, then the rows with their numbers
  /// from 0, without the empty ones at the end.
  var whole: [String] { [new.headline] + facts + wholeRows }

  private var wholeRows: [String] {
    let last = told.rows.lastIndex { !$0.isEmpty }
    return told.rows.prefix((last ?? -1) + 1).enumerated().map { $1.line($0) }
  }

  /// The lines of what has changed; of the whole screen where no other is known, or where that is shorter.
  var lines: [String] {
    guard let last = known.first else { return whole }
    let changes = changes
    if Self.count(changes) > Self.count([new.headline] + wholeRows) { return whole }
    let lines = heading(since: last.screen) + facts + changes
    return lines.isEmpty ? ["no change"] : lines
  }

  /// The screens before the last one against which it is tried to tell the news, those most like the new one.
  private static let candidates = 2

  private var changes: [String] {
    var numbers: [String: Int] = [:]
    func source(_ screen: Told, _ name: Int?) -> SurfaceNews.Source {
      let rows =
        screen.screen.size == new.size ? screen.rows : RowNews.fitted(screen.rows, to: new.size)
      let texts = rows.map { row in
        if let number = numbers[row.text] { return number }
        numbers[row.text] = numbers.count
        return numbers.count - 1
      }
      return SurfaceNews.Source(name: name, rows: rows, texts: texts)
    }
    let now = source(told, nil)
    let last = source(known[0], nil)
    let others = known.dropFirst().compactMap { screen in
      screen.number.map { source(screen, $0) }
    }
    var best = SurfaceNews(last, now, others: others).lines
    if best.isEmpty { return [] }
    let alike = others.sorted { Self.difference($0, now) < Self.difference($1, now) }
    for other in alike.prefix(Self.candidates) {
      let base = SurfaceNews.Source(name: nil, rows: other.rows, texts: other.texts)
      let changes = SurfaceNews(base, now, others: others).lines
      let opening = "as #\(other.name ?? 0)"
      if Self.count([opening] + changes) < Self.count(best) { best = [opening] + changes }
    }
    return best
  }

  /// Returns the bytes of the rows that differ.
  private static func difference(_ one: SurfaceNews.Source, _ new: SurfaceNews.Source) -> Int {
    new.rows.indices.reduce(0) { bytes, y in
      bytes + (one.texts[y] == new.texts[y] ? 0 : new.rows[y].text.utf8.count + 5)
    }
  }

  /// Returns the bytes of lines.
  static func count(_ lines: [String]) -> Int { lines.reduce(0) { $0 + $1.utf8.count + 1 } }

  /// The size, the focus and the cursor, each only where it is another one.
  private func heading(since old: Screen) -> [String] {
    var words: [String] = []
    if new.size != old.size { words.append("\(new.size.columns)x\(new.size.rows)") }
    if new.focus != old.focus { words.append(new.focus.map { "focus \($0.name)" } ?? "no focus") }
    if new.cursor != old.cursor {
      words.append(new.cursor.map { "@\($0.y):\($0.x)" } ?? "cursor hidden")
    }
    return words.isEmpty ? [] : [words.joined(separator: ", ")]
  }

  /// The most bytes of a clipboard that are told; a program may write megabytes.
  private static let mostClipboard = 1000

  /// The words for what the terminal was told besides its cells, since the old screen.
  private var facts: [String] {
    guard let now = new.facts else { return [] }
    var words: [String] = []
    if now.title != old?.facts?.title ?? "" { words.append("title: \(now.title)") }
    let bells = now.bellCount - (old?.facts?.bellCount ?? 0)
    if bells > 0 { words.append(bells == 1 ? "the bell rang" : "the bell rang \(bells) times") }
    if let last = now.notifications.last, now.notifications != old?.facts?.notifications ?? [] {
      let parts = [last.title, last.body].filter { !$0.isEmpty }
      words.append("notification: " + parts.joined(separator: ": "))
    }
    if let last = now.clipboardWrites.last,
      now.clipboardWrites != old?.facts?.clipboardWrites ?? []
    {
      let text = String(decoding: last.data.prefix(Self.mostClipboard), as: UTF8.self)
      let rest = last.data.count - Self.mostClipboard
      words.append("clipboard: " + text + (rest > 0 ? " … and \(rest) bytes more" : ""))
    }
    return words
  }
}
