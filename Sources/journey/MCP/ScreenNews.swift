import JourneyKit
import Semantics
import Terminal
import VirtualTerminal

/// The changes of a screen since the client saw it last, in few words.
///
/// Rows that only moved, as those of a pager, are named and not told again. A screen that is more like one
/// that was told before the last, as when a menu has closed, is told by what differs from that one.
struct ScreenNews {
  /// A screen with its rows as they are told, which are made once.
  struct Told {
    let screen: Screen
    let rows: [RowNews]

    init(_ screen: Screen) { (self.screen, rows) = (screen, RowNews.rows(of: screen)) }
  }

  /// The screens that the client knows, the newest first.
  private let known: [Told]
  private let told: Told

  /// - Parameter known: the newest first; those of another size than the new one do not count.
  init(known: [Told], new: Told) { (self.known, told) = (known, new) }

  init(known: [Screen], new: Screen) { self.init(known: known.map(Told.init), new: Told(new)) }
  init(old: Screen?, new: Screen) { self.init(known: old.map { [$0] } ?? [], new: new) }

  private var new: Screen { told.screen }
  private var old: Screen? { known.first?.screen }

  /// The lines of the whole screen: its headline, what is new besides, then the rows with their numbers
  /// from 0, without the empty ones at the end.
  var whole: [String] {
    let rows = told.rows
    let last = rows.lastIndex { !$0.isEmpty }
    return [new.headline] + facts + rows.prefix((last ?? -1) + 1).map(\.line)
  }

  /// The lines of what has changed; of the whole screen where the old one is not known or of another size.
  var lines: [String] {
    guard let last = known.first, last.screen.size == new.size else { return whole }
    var best = SurfaceNews(last.rows, told.rows).lines
    for (index, other) in known.enumerated().dropFirst()
    where other.screen.size == new.size && !best.isEmpty {
      let changes = SurfaceNews(other.rows, told.rows).lines
      let opening = "as \(index + 1) screens ago" + (changes.isEmpty ? "" : ", but:")
      if Self.count([opening] + changes) < Self.count(best) { best = [opening] + changes }
    }
    let lines = heading(since: last.screen) + facts + best
    return lines.isEmpty ? ["the screen has not changed"] : lines
  }

  private static func count(_ lines: [String]) -> Int { lines.reduce(0) { $0 + $1.utf8.count + 1 } }

  /// The focus and the cursor, each only where it is another one.
  private func heading(since old: Screen) -> [String] {
    var words: [String] = []
    if new.focus != old.focus { words.append(new.focus.map { "focus \($0.name)" } ?? "no focus") }
    if new.cursor != old.cursor {
      words.append(new.cursor.map { "cursor \($0.y):\($0.x)" } ?? "cursor hidden")
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
