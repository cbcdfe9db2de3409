import Core
import Terminal

/// What keys and pointer do to a grid of emoji.
struct EmojiGridInput<Action> {
  let grid: EmojiGrid<Action>
  let layout: SectionGridLayout
  let place: EmojiGrid<Action>.Place
  /// How many lines show.
  let rows: Int

  func target(_ rect: Rect, _ spots: [EmojiGrid<Action>.Spot]) -> Target<Action> {
    func hit(_ point: Point) -> Int? { spots.first { $0.frame.contains(point) }?.index }
    return Target(
      grid.id, frame: rect, isFocusable: true, wish: .whenFree,
      part: { hit($0).map(grid.part) },
      onMouse: { event in
        switch event.kind {
        case .wheel(.up): return scroll(by: -3)
        case .wheel(.down): return scroll(by: 3)
        case .press(.left, _): return hit(event.position).map(pick) ?? Response()
        default: return nil
        }
      })
  }

  func bindings(_ language: Language) -> [KeyBinding<Action>] {
    let choose = language.say(en: "choose", ru: "выбрать")
    let search = language.say(en: "search", ru: "искать")
    return [
      KeyBinding("emoji.choose", [.enter, .space], choose) { pick(place.index) },
      KeyBinding("emoji.search", ["/"], search) { toSearch() },
    ]
      + ListMove.allCases.map { step in
        KeyBinding("emoji.\(step.rawValue)", step.keys, step.title(language), hint: .helpOnly) {
          move(to: layout.target(step, from: place.index, page: rows))
        }
      }
  }

  /// What was looked for is selected: the next letter is another search.
  private func toSearch() -> Response<Action> {
    var editing = TextEditing(grid.query)
    editing.selectAll()
    return Response(control: (grid.searchID, editing), focus: .to(grid.searchID))
  }

  private func move(to index: Int) -> Response<Action> {
    var next = place
    next.index = index
    next.isFollowing = true
    return Response(control: (grid.id, next))
  }

  private func scroll(by lines: Int) -> Response<Action> {
    var next = place
    next.offset = min(max(0, place.offset + lines), max(0, layout.lines - rows))
    next.isFollowing = false
    return Response(control: (grid.id, next))
  }

  private func pick(_ index: Int) -> Response<Action> {
    guard let entry = grid.sections[index] else { return Response() }
    var response = move(to: index)
    if entry.text != grid.selection { response.actions = [grid.onPick(entry.text)] }
    return response
  }
}
