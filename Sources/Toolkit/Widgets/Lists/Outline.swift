import Core
import Semantics
import Terminal

/// Entries that hold others: `▸` unfolds what is in one, `▾` folds it.
///
/// `→` unfolds or goes in, `←` folds or goes out, a click on the mark does either; the rest is as in
/// a list.
///
/// ```
/// Outline(
///   "outline.places", label: words.places, entries: state.entries,
///   selection: state.entries.place(of: state.selected), key: { "\($0)" },
///   itemLabel: { words.place($0) }, onMove: { .moved($0) }, onToggle: { .toggled($0) },
///   onOpen: { .opened($0) }, row: { Element(Text(words.place($0))) }
/// )
/// ```
public struct Outline<Action>: PlainWidget, ItemWidget {
  public var extras = ItemExtras()
  private let branches: Branches

  /// - Parameters:
  ///   - selection: the place of the selected entry among those that show.
  ///   - key: of an identity; part of the identifier of its row.
  ///   - onMove: gets a place among those that show; `onToggle` and `onOpen` an identity.
  public init<ID>(
    _ id: Identifier, label: String, entries: OutlineEntries<ID>, selection: Int?,
    key: @escaping (ID) -> String, itemLabel: @escaping (ID) -> String,
    onMove: @escaping (Int) -> Action, onToggle: @escaping (ID) -> Action,
    onOpen: @escaping (ID) -> Action, row: @escaping (ID) -> Element<Action>
  ) {
    let identity: (Int) -> ID = { entries.id(entries.shown[$0]) }
    let items = ItemCollection(
      id: id, label: label, role: .list, itemRole: .row,
      layout: ItemLayout(count: entries.shown.count), selection: selection,
      key: { key(identity($0)) }, itemLabel: { itemLabel(identity($0)) }, onMove: { onMove($0) },
      onOpen: { onOpen(identity($0)) })
    branches = Branches(
      items: items, depth: { entries.depth(entries.shown[$0]) },
      isUnfolded: { place in
        let entry = entries.shown[place]
        return entries.isBranch(entry) ? !entries.isFolded(entry) : nil
      },
      parent: { entries.parent(ofPlace: $0) }, onToggle: { onToggle(identity($0)) },
      row: { row(identity($0)).part })
  }

  var part: Part {
    var branches = branches
    branches.items.extras = extras
    return Part(branches)
  }
}

/// The drawing of an outline.
private struct Branches: Drawing {
  var items: ItemCollection
  let depth: (Int) -> Int
  /// Nil of an entry that holds nothing.
  let isUnfolded: (Int) -> Bool?
  let parent: (Int) -> Int?
  let onToggle: (Int) -> Any
  let row: (Int) -> Part

  var flex: Flex { .both }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, min(available.rows, items.layout.totalRows))
  }

  func draw(in rect: Rect, on painter: Painter) {
    var items = items
    let own = items.extras.bindings
    items.extras.bindings = { (own?($0) ?? []) + bindings($0) }
    items.traits = { isUnfolded($0) == true ? .expanded : [] }
    items.render(in: rect, on: painter) { index, frame, look in
      look.drawRow(in: frame, isHighlighted: true, on: painter) { room in
        let indent = min(2 * depth(index), max(0, room.columns - 8))
        let inner = room.inset(Insets(left: indent))
        drawMark(index, at: inner.origin, painter)
        row(index).draw(in: inner.inset(Insets(left: 2)), on: painter)
      }
    }
  }

  private func drawMark(_ index: Int, at point: Point, _ painter: Painter) {
    guard let isUnfolded = isUnfolded(index) else { return }
    let mark = items.id.child("mark").item(items.key(index))
    let language = painter.context.language
    let label =
      isUnfolded
      ? language.say(en: "fold", ru: "свернуть") : language.say(en: "unfold", ru: "развернуть")
    let frame = Rect(origin: point, size: Size(1, 1))
    let isHovered = painter.context.hovered == mark
    painter.write(isUnfolded ? "▾" : "▸", at: point, role: isHovered ? .hovered : .accent)
    painter.describe(
      SemanticNode(
        identifier: mark, role: .toggle, label: label, traits: isUnfolded ? .expanded : [],
        actions: ["press"], frame: frame))
    painter.add(
      Target(
        mark, frame: frame,
        onPress: { _ in Response(actions: [onToggle(index)], focus: .to(items.id)) }))
  }

  private func bindings(_ language: Language) -> [KeyBinding<Any>] {
    guard let selected = items.clampedSelection() else { return [] }
    let (into, out) = (stepIn(selected), stepOut(selected))
    return [
      KeyBinding("outline.in", [.right, "l"], language.say(en: "unfold", ru: "развернуть")) {
        .send(into)
      },
      KeyBinding("outline.out", [.left, "h"], language.say(en: "fold", ru: "свернуть")) {
        .send(out)
      },
      KeyBinding(
        "outline.toggle", [.space], language.say(en: "fold or unfold", ru: "свернуть/развернуть"),
        hint: .helpOnly
      ) { .send(isUnfolded(selected) == nil ? nil : onToggle(selected)) },
    ]
  }

  /// Unfolds what is folded; goes to the first that an unfolded one holds.
  private func stepIn(_ place: Int) -> Any? {
    guard let isUnfolded = isUnfolded(place) else { return nil }
    return isUnfolded ? items.onMove(place + 1) : onToggle(place)
  }

  /// Folds what is unfolded; goes to what holds it otherwise.
  private func stepOut(_ place: Int) -> Any? {
    if isUnfolded(place) == true { return onToggle(place) }
    return parent(place).map { items.onMove($0) }
  }
}

/// The entries of an outline that show, from a flat list in which each has a depth.
///
/// An entry holds those behind it that are deeper, as far as the next that is not. What is folded is
/// known by identity and stays folded when entries come and go.
///
/// ```
/// state.entries.toggle(id)
/// ```
public struct OutlineEntries<ID: Hashable & Sendable>: Equatable, Sendable {
  /// The entries that show, each as an index of the whole list.
  public private(set) var shown: [Int] = []
  /// The folded entries, some of which may not be in the list at the moment.
  public private(set) var folded: Set<ID>
  private var ids: [ID]
  private var depths: [Int]

  public init(_ entries: [(id: ID, depth: Int)] = [], folded: Set<ID> = []) {
    self.folded = folded
    ids = entries.map(\.id)
    depths = entries.map(\.depth)
    refresh()
  }

  /// Takes other entries; what was folded stays so.
  public mutating func replace(_ entries: [(id: ID, depth: Int)]) {
    ids = entries.map(\.id)
    depths = entries.map(\.depth)
    refresh()
  }

  /// Folds or unfolds an entry; looks through all of them.
  public mutating func toggle(_ id: ID) {
    if folded.remove(id) == nil { folded.insert(id) }
    refresh()
  }

  public func id(_ entry: Int) -> ID { ids[entry] }
  public func depth(_ entry: Int) -> Int { depths[entry] }

  /// Returns true if an entry holds others.
  public func isBranch(_ entry: Int) -> Bool {
    entry + 1 < depths.count && depths[entry + 1] > depths[entry]
  }

  public func isFolded(_ entry: Int) -> Bool { folded.contains(ids[entry]) }

  /// The place among those that show of the entry that holds the one at a place.
  public func parent(ofPlace place: Int) -> Int? {
    guard shown.indices.contains(place) else { return nil }
    let depth = depths[shown[place]]
    return shown[..<place].lastIndex { depths[$0] < depth }
  }

  /// The place of an entry among those that show; of one that is folded away, that of what it is in.
  public func place(of id: ID) -> Int? {
    guard let entry = ids.firstIndex(of: id) else { return nil }
    return shown.lastIndex { $0 <= entry }
  }

  private mutating func refresh() {
    shown = []
    var limit = Int.max
    for entry in ids.indices where depths[entry] <= limit {
      shown.append(entry)
      limit = isBranch(entry) && isFolded(entry) ? depths[entry] : Int.max
    }
  }
}
