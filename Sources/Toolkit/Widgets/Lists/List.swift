import Semantics
import Terminal

/// Items one below another; draws only those that show, so a million cost what ten do.
///
/// The selected row has a mark at its left edge, so that it is told without colour. Arrows move,
/// `Enter` or a double click opens, wheel and bar scroll; ``ItemWidget`` has what can be added.
///
/// ```
/// List(
///   "list.pets", label: words.pets, count: state.count, selection: state.selection.shown,
///   key: { "\(state.id(at: $0))" }, itemLabel: { name(state.id(at: $0)) },
///   onMove: { .moved($0) }, onOpen: { .opened($0) },
///   row: { Element(Text(name(state.id(at: $0)))) }
/// )
/// .typeAhead { text in
///   TypeAhead.index(of: text, from: state.selection.index, count: 10_000) {
///     name(state.id(at: $0))
///   }
/// }
/// ```
public struct List<Action>: PlainWidget, ItemWidget {
  public var extras = ItemExtras()
  private var items: ItemCollection
  private let isHighlighted: Bool
  private var isMarkedWithFocus = false
  private let row: (Int) -> Part

  /// - Parameters:
  ///   - selection: the index of the selected item; the list scrolls to show it.
  ///   - rows: the height of an item.
  ///   - expanded: the one item that is higher, and by how many rows.
  ///   - isHighlighted: whether the selected row is coloured; its mark stays where it is not, as
  ///     while a field in it is edited.
  ///   - key: what stays the same about an item when others come and go; part of its identifier.
  ///   - itemLabel: what a person would call the item.
  ///   - onOpen: nil where items are only selected.
  public init(
    _ id: Identifier, label: String, count: Int, selection: Int?, rows: Int = 1,
    expanded: (index: Int, extra: Int)? = nil,
    isHighlighted: Bool = true, key: @escaping (Int) -> String,
    itemLabel: @escaping (Int) -> String, openTitle: String? = nil,
    onMove: @escaping (Int) -> Action,
    onOpen: ((Int) -> Action)? = nil, row: @escaping (Int) -> Element<Action>
  ) {
    let layout = ItemLayout(count: count, itemRows: rows, expanded: expanded)
    items = ItemCollection(
      id: id, label: label, role: .list, itemRole: .row, layout: layout, selection: selection,
      key: key, itemLabel: itemLabel, openTitle: openTitle, onMove: { onMove($0) },
      onOpen: onOpen.map { open in { open($0) } })
    self.isHighlighted = isHighlighted
    self.row = { row($0).part }
  }

  /// Items under headings; that of the section at the top stays there while its items scroll.
  ///
  /// `{` and `}` lead to the section before and after.
  ///
  /// ```
  /// List(
  ///   "section-list.days", label: words.habits, sections: state.sections,
  ///   heading: { words.day($0) }, selection: state.selected, key: { "\($0)" },
  ///   itemLabel: { habit($0, state) }, openTitle: words.tick, onMove: { .moved($0) },
  ///   onOpen: { .ticked($0) }, row: { row($0, state) }
  /// )
  /// ```
  public init(
    _ id: Identifier, label: String, sections: ListSections, heading: @escaping (Int) -> String,
    selection: Int?, rows: Int = 1, key: @escaping (Int) -> String,
    itemLabel: @escaping (Int) -> String, openTitle: String? = nil,
    onMove: @escaping (Int) -> Action,
    onOpen: ((Int) -> Action)? = nil, row: @escaping (Int) -> Element<Action>
  ) {
    self.init(
      id, label: label, count: sections.itemCount, selection: selection, rows: rows, key: key,
      itemLabel: itemLabel, openTitle: openTitle, onMove: onMove, onOpen: onOpen, row: row)
    var layout = items.layout
    layout.sections = sections
    items.layout = layout
    items.heading = heading
  }

  /// The same without a mark on the selected row while another part of the screen has the focus, for a
  /// list within a page that is read as a whole: `Enter` does not open what seems selected there.
  public func markedWithFocus() -> List {
    var list = self
    list.isMarkedWithFocus = true
    return list
  }

  var part: Part {
    var items = items
    items.extras = extras
    return Part(
      Rows(
        items: items, isHighlighted: isHighlighted, isMarkedWithFocus: isMarkedWithFocus, row: row))
  }
}

/// The drawing of a list.
struct Rows: Drawing {
  let items: ItemCollection
  let isHighlighted: Bool
  let isMarkedWithFocus: Bool
  let row: (Int) -> Part

  var flex: Flex { .both }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, min(available.rows, items.layout.totalRows))
  }

  func draw(in rect: Rect, on painter: Painter) {
    items.render(in: rect, on: painter) { index, frame, look in
      var look = look
      if isMarkedWithFocus, !look.isFocused { look.isSelected = false }
      look.drawRow(in: frame, isHighlighted: isHighlighted, on: painter) {
        row(index).draw(in: $0, on: painter)
      }
    }
  }
}

extension ItemLook {
  /// Draws a row behind the mark that tells what it is, in the colours that tell it too.
  func drawRow(in frame: Rect, isHighlighted: Bool, on painter: Painter, _ body: (Rect) -> Void) {
    let isOn = isSelected && isHighlighted
    if isOn { painter.fill(frame, role: role) }
    body(frame.inset(Insets(left: 2)))
    if isDragged {
      painter.write("↕", at: frame.origin, role: .accent)
    } else if isSelected {
      painter.write("›", at: frame.origin, role: .accent)
    }
    if isOn {
      painter.highlight(frame, role: role)
    } else if isHovered {
      painter.highlight(frame, role: .hovered)
    }
  }
}

/// The selected item of a list: by what it is, and where that is gone, by its place.
///
/// Lives in a feature's state. When items come and go, ``follow(_:)`` keeps the same item selected;
/// the list keeps it where it is on the screen. An item that was selected when it went, and comes back as
/// by undo, is selected again, unless the user has moved in between.
///
/// ```
/// state.selection.follow(state.pets)
/// ```
public struct ListSelection<ID: Hashable & Sendable>: Equatable, Sendable {
  /// Nil while there is nothing to select.
  public private(set) var id: ID?
  public private(set) var index: Int
  /// The items that were selected when they went, the last one at the end.
  private var gone: [ID] = []

  public init(_ id: ID? = nil, at index: Int = 0) { (self.id, self.index) = (id, index) }

  /// The selection as a list takes it: nil where there are no items.
  public var shown: Int? { id == nil ? nil : index }

  /// Selects the item at a place, the nearest there is.
  public mutating func move(to index: Int, in ids: some RandomAccessCollection<ID>) {
    move(to: index, count: ids.count) { ids[ids.index(ids.startIndex, offsetBy: $0)] }
  }

  /// The same where the items are not an array.
  public mutating func move(to index: Int, count: Int, id: (Int) -> ID) {
    forgetGone()
    stand(at: index, count: count, id: id)
  }

  /// Takes what is selected for the user's own choice, as with another search or another day: what comes back
  /// is not selected again.
  public mutating func forgetGone() { gone = [] }

  private mutating func stand(at index: Int, count: Int, id: (Int) -> ID) {
    self.index = min(max(0, index), max(0, count - 1))
    self.id = count > 0 ? id(self.index) : nil
  }

  /// Keeps the same item selected after a change; where it is gone, what stands in its place.
  ///
  /// Looks through all items, from the old place outwards; twice while one is gone.
  public mutating func follow(_ ids: some RandomAccessCollection<ID>) {
    let start = index
    follow(count: ids.count) {
      Self.place(of: $0, in: ids, from: start)
    } id: {
      ids[ids.index(ids.startIndex, offsetBy: $0)]
    }
  }

  /// The same where a store knows the place of an item; nil where it is gone.
  public mutating func follow(count: Int, place: (ID) -> Int?, id: (Int) -> ID) {
    if let last = gone.last, let back = place(last) {
      gone.removeLast()
      return stand(at: back, count: count, id: id)
    }
    let found = self.id.flatMap(place)
    if found == nil, let lost = self.id { gone.append(lost) }
    stand(at: found ?? index, count: count, id: id)
  }

  private static func place(
    of id: ID, in ids: some RandomAccessCollection<ID>, from index: Int
  ) -> Int? {
    let count = ids.count
    guard count > 0 else { return nil }
    let start = min(index, count - 1)
    for step in 0..<count {
      for place in [start - step, start + step] where place >= 0 && place < count {
        if ids[ids.index(ids.startIndex, offsetBy: place)] == id { return place }
      }
    }
    return nil
  }
}
