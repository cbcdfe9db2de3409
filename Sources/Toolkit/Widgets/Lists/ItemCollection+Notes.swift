import Core
import Semantics
import Terminal

/// What a collection says beside its items: that it is being loaded, and what has been typed.
extension ItemCollection {
  /// Whether a line above the items is about loading anew.
  func hasBanner(_ state: ItemState) -> Bool {
    extras.refresh?.isBusy == true || state.pull != nil || state.pulled != nil
  }

  func drawBanner(
    _ rect: Rect, _ view: ItemViewport, _ state: ItemState, _ painter: Painter
  ) {
    guard hasBanner(state) else { return }
    let text = banner(state, painter.context.language)
    let frame = Rect(
      x: rect.minX, y: rect.minY + (header?.rows ?? 0), columns: view.width, rows: 1
    ).intersection(rect)
    let shown = DisplayWidth.truncate(text, to: frame.columns)
    let inset = (frame.columns - DisplayWidth.of(shown)) / 2
    painter.write(shown, at: frame.origin + Point(x: inset, y: 0), role: .muted)
    painter.describe(
      SemanticNode(
        identifier: id.child("refresh"), role: .status, label: text,
        traits: extras.refresh?.isBusy == true ? .busy : [], frame: frame))
  }

  private func banner(_ state: ItemState, _ language: Language) -> String {
    if extras.refresh?.isBusy == true {
      return language.say(en: "… refreshing", ru: "… обновляется")
    }
    if let rows = state.pulled {
      return rows < Pull.distance
        ? language.say(en: "↓ pull on to refresh", ru: "↓ тяните дальше, чтобы обновить")
        : language.say(en: "↓ let go to refresh", ru: "↓ отпустите, чтобы обновить")
    }
    return Pull.words(language)
  }

  /// What has been typed stands in the corner, in front of the items.
  func drawTyped(_ view: ItemViewport, _ state: ItemState, _ painter: Painter) {
    guard let typed = state.typed, !view.body.isEmpty else { return }
    let shown = DisplayWidth.truncate(" '\(typed.text) ", to: view.width)
    let origin = Point(x: view.body.maxX - DisplayWidth.of(shown), y: view.rect.maxY - 1)
    let columns = painter.write(shown, at: origin, role: .toast)
    painter.describe(
      SemanticNode(
        identifier: id.child("typed"), role: .status, label: typed.text,
        frame: Rect(origin: origin, size: Size(columns, 1))))
  }
}
