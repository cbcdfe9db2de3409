import Semantics
import Terminal

/// The rule of undo: an act and the key of undo behind it lead back to the same screen.
extension StormRun {
  /// Does an act and takes it back.
  func undo(_ act: StormAct, _ key: String) async -> StormFault? {
    // Numbers count here: they may be what was changed. Messages do not.
    let before = screen
    if let fault = await plain(act) ?? checkScreen() { return fault }
    guard !isOver, offersUndo(key), Self.difference(before, screen) != nil else { return nil }
    if let fault = await plain(.press(key)) { return fault }
    let after = screen
    // A thing that is deleted on its own page is back in its list: the page around the focus is another one.
    guard !isOver, !isComparison, Self.pages(before) == Self.pages(after),
      let words = Self.difference(before, after), await isEdit(act, key, before, after)
    else { return nil }
    return StormFault(.undo, "\(act), then \(key) does not return to the screen before: \(words)")
  }

  /// Returns true if the key of undo has taken back this act, and not an edit before it: on a new program, the
  /// key alone says or does something else.
  private func isEdit(
    _ act: StormAct, _ key: String, _ before: Screen, _ after: Screen
  ) async -> Bool {
    guard let undone = await screenElsewhere([.press(key)]) else { return false }
    // The program says what it has taken back, and it is the same as without the act.
    let message = Self.messages(undone)
    if message != Self.messages(before), message == Self.messages(after) { return false }
    // An act that is no edit does the same behind the undo.
    guard let turned = await screenElsewhere([.press(key), act]) else { return false }
    return Self.difference(turned, after) != nil
  }

  private func offersUndo(_ key: String) -> Bool {
    StormOffers(screen).hints.contains { $0.isUndo && $0.key == key }
  }

  /// Returns the first row that differs and holds no message on either screen; nil where none does.
  private static func difference(_ before: Screen, _ now: Screen) -> String? {
    let (old, new) = (rows(before), rows(now))
    let left = messageRows(before).union(messageRows(now))
    for y in 0..<max(old.count, new.count) where !left.contains(y) {
      let (a, b) = (y < old.count ? old[y] : "", y < new.count ? new[y] : "")
      if a != b { return "row \(y) was \(String(a).quoted), is \(String(b).quoted)" }
    }
    return nil
  }

  private static func rows(_ screen: Screen) -> [Substring] {
    screen.text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Returns the rows in which messages stand: the last two, and those of toasts and of what was saved, where a
  /// program tells them.
  static func messageRows(_ screen: Screen) -> Set<Int> {
    let toasts = screen.nodes.filter { [.toast, .status].contains($0.role) }.flatMap {
      $0.frame.minY..<$0.frame.maxY
    }
    return Set(toasts).union(max(0, screen.size.rows - 2)..<max(0, screen.size.rows))
  }

  private static func messages(_ screen: Screen) -> [Substring] {
    let rows = rows(screen)
    return messageRows(screen).sorted().filter { $0 < rows.count }.map { rows[$0] }
  }

  /// Returns the pages and dialogs around the focus, where the program tells them.
  private static func pages(_ screen: Screen) -> Set<Identifier> {
    let roles: Set<Role> = [.screen, .group, .dialog, .help]
    guard let focus = screen.nodes.firstIndex(where: { $0.identifier == screen.focus }) else {
      return []
    }
    let around = screen.nodes.indices.filter { screen.isDescendant(focus, of: $0) }
    return Set(
      around.lazy.map { screen.nodes[$0] }.filter { roles.contains($0.role) }.compactMap(
        \.identifier))
  }
}
