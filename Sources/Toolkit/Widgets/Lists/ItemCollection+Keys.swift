import Core
import Semantics
import Terminal

/// The keys of a collection.
extension ItemCollection {
  func scope(_ view: ItemViewport, _ state: ItemState, _ language: Language) -> Scope {
    Scope(
      title: label, owner: id,
      bindings: opening(view, state, language) + (extras.bindings?(language) ?? [])
        + leaving(state, language) + extraBindings(view, state, language)
        + moves(view, state, language))
  }

  // MARK: Moving and opening
  private func moves(
    _ view: ItemViewport, _ state: ItemState, _ language: Language
  ) -> [KeyBinding<Any>] {
    let steps = layout.columns > 1 ? ListMove.rows : ListMove.rowsOfOneColumn
    let go = { (step: ListMove) in move(step, view, state) }
    return steps.map { step, name, keys in
      KeyBinding(name, sequences: keys, step.title(language)) { go(step) }
    } + sectionMoves(view, state, language)
  }

  private func sectionMoves(
    _ view: ItemViewport, _ state: ItemState, _ language: Language
  ) -> [KeyBinding<Any>] {
    // The sections of a grid are in sight, and braces are left to its screen.
    guard itemRole == .row, let sections = layout.sections, let selected = clampedSelection()
    else { return [] }
    let section = sections.section(of: selected)
    let next = (section + 1..<max(section + 1, sections.count)).lazy.map(sections.items)
      .first { !$0.isEmpty }?.lowerBound
    let first = sections.items(in: section).lowerBound
    let previous = (0..<section).reversed().lazy.map(sections.items).first { !$0.isEmpty }?
      .lowerBound
    let rows: [(String, KeyStroke, String, Int?)] = [
      ("nextSection", "}", language.say(en: "next section", ru: "следующий раздел"), next),
      (
        "previousSection", "{", language.say(en: "previous section", ru: "предыдущий раздел"),
        selected > first ? first : previous
      ),
    ]
    return rows.map { name, key, title, goal in
      KeyBinding("list.\(name)", [key], title, hint: .helpOnly) {
        goal.map { .send(onMove($0)) } ?? Response()
      }
    }
  }

  private func move(_ step: ListMove, _ view: ItemViewport, _ state: ItemState) -> Response<Any> {
    guard layout.count > 0 else { return leave(by: step) ?? Response() }
    guard let selected = clampedSelection()
    else { return .send(onMove(step == .last ? layout.count - 1 : 0)) }
    let page = max(1, (view.rect.rows - layout.headingRows) / layout.itemRows)
    let goal = layout.target(of: step, from: selected, page: page)
    if goal != selection { return .send(onMove(goal)) }
    return isSelectionShown(view) ? leave(by: step) ?? Response() : reveal(state)
  }

  private func leave(by step: ListMove) -> Response<Any>? {
    guard extras.isLeftAtItsEnds else { return nil }
    switch step {
    case .up: return Response(focus: .step(-1))
    case .down: return Response(focus: .step(1))
    default: return nil
    }
  }

  /// Brings the selection back into view. The feature is told too, as it may have loaded what was in
  /// view instead.
  private func reveal(_ state: ItemState) -> Response<Any> {
    guard let selected = clampedSelection() else { return Response() }
    var next = state
    next.isFree = false
    return Response(actions: [onMove(selected)], control: (id, next))
  }

  /// Returns the binding that opens the selection; an item out of sight is shown first.
  private func opening(
    _ view: ItemViewport, _ state: ItemState, _ language: Language
  ) -> [KeyBinding<Any>] {
    guard let onOpen, let selected = clampedSelection() else { return [] }
    let title = openTitle ?? language.say(en: "open", ru: "открыть")
    return [
      KeyBinding("list.open", [.enter], title) {
        isSelectionShown(view) ? .send(onOpen(selected)) : reveal(state)
      }
    ]
  }

  // MARK: What is asked for besides
  private func extraBindings(
    _ view: ItemViewport, _ state: ItemState, _ language: Language
  ) -> [KeyBinding<Any>] {
    var rows: [KeyBinding<Any>] = []
    if let swipe = extras.swipe, let selected = clampedSelection() {
      rows.append(
        KeyBinding(swipe.name, swipe.keys, swipe.title, hint: swipe.hint, swipe.action(selected)))
    }
    if let refresh = extras.refresh {
      let title = language.say(en: "refresh", ru: "обновить")
      rows.append(
        KeyBinding("list.refresh", ["r"], title) {
          refresh.isBusy ? Response() : .send(refresh.action)
        })
    }
    if extras.onReorder != nil { rows += reorderBindings(state, language) }
    if extras.typeAhead != nil {
      let title = language.say(en: "to what begins with…", ru: "по первым буквам")
      rows.append(KeyBinding("list.typeAhead", ["'"], title) { type("", state) })
    }
    return rows
  }

  private func reorderBindings(_ state: ItemState, _ language: Language) -> [KeyBinding<Any>] {
    let rows: [(String, [KeyStroke], String, ListMove)] = [
      (
        "moveUp", ["K", KeyStroke(.up, .alt)], language.say(en: "move up", ru: "переместить выше"),
        .up
      ),
      (
        "moveDown", ["J", KeyStroke(.down, .alt)],
        language.say(en: "move down", ru: "переместить ниже"), .down
      ),
      (
        "moveLeft", ["H", KeyStroke(.left, .alt)],
        language.say(en: "move left", ru: "переместить влево"), .left
      ),
      (
        "moveRight", ["L", KeyStroke(.right, .alt)],
        language.say(en: "move right", ru: "переместить вправо"), .right
      ),
    ]
    return rows.filter { layout.columns > 1 || $0.3.isVertical }.map { name, keys, title, step in
      KeyBinding("list.\(name)", keys, title) { reorder(step, state) }
    }
  }

  private func reorder(_ step: ListMove, _ state: ItemState) -> Response<Any> {
    guard let from = clampedSelection(), let onReorder = extras.onReorder else { return Response() }
    let to = layout.target(of: step, from: from, page: 1)
    guard to != from else { return Response() }
    var next = state
    (next.moved, next.isFree) = (key(from), false)
    return Response(actions: [onReorder(from, to)], control: (id, next))
  }

  /// Goes on taking letters, and goes to what begins with them.
  func type(_ text: String, _ state: ItemState) -> Response<Any> {
    var next = state
    next.typed = TypeAhead(text)
    let found = text.isEmpty ? nil : extras.typeAhead?(text)
    return Response(actions: found.map { [onMove($0)] } ?? [], control: (id, next))
  }

  /// The way out of what is in front of the items.
  private func leaving(_ state: ItemState, _ language: Language) -> [KeyBinding<Any>] {
    let isHeld = state.gesture?.isReordering == true
    guard state.typed != nil || state.uncovered != nil || isHeld else { return [] }
    let title =
      state.typed != nil
      ? language.say(en: "stop typing", ru: "закончить ввод")
      : isHeld
        ? language.say(en: "put it back", ru: "вернуть на место")
        : language.say(en: "close", ru: "закрыть")
    var rows = [
      KeyBinding<Any>("list.leave", [.escape], title) {
        var next = state
        (next.typed, next.uncovered, next.gesture) = (nil, nil, nil)
        return Response(control: (id, next))
      }
    ]
    if let typed = state.typed {
      rows.append(
        KeyBinding(
          "list.untype", [.backspace], language.say(en: "back a letter", ru: "стереть букву"),
          hint: .helpOnly
        ) { type(String(typed.text.dropLast()), state) })
    }
    return rows
  }
}

/// The notes of a collection beside its items: that it is being loaded, and the typed letters.
extension ItemCollection {
  /// Returns true if a line above the items is about loading anew.
  func hasBanner(_ state: ItemState) -> Bool {
    extras.refresh?.isBusy == true || state.pull != nil || state.pulled != nil
  }

  func drawBanner(_ rect: Rect, _ view: ItemViewport, _ state: ItemState, _ painter: Painter) {
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

  /// Draws the typed letters in the corner, in front of the items.
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
