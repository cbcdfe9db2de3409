import Core
import Terminal

/// A list, grid, table or outline: items of which one is selected, drawn where they show only.
///
/// Keys move the selection and the view goes with it. Wheel and bar move the view alone; the next key
/// that moves the selection brings it back into view. When items come and go above the selected one,
/// it stays where it is on the screen.
public protocol ItemWidget<Action>: Widget { var extras: ItemExtras { get set } }

extension ItemWidget {
  /// Lets the user move items, with `Alt` and an arrow (or `J` and `K`) and by dragging.
  ///
  /// - Parameter action: gets the item's index, and the one that it has when it stands in its new
  ///   place.
  public func onReorder(_ action: @escaping (_ from: Int, _ to: Int) -> Action) -> Self {
    with { $0.onReorder = { action($0, $1) } }
  }

  /// Tells which items show when wheel or bar have moved the view, for a feature that loads in parts.
  /// Its `key` has to know the selected item in whatever part it is: another key is another selection,
  /// and the view follows that.
  public func onView(_ action: @escaping (Range<Int>) -> Action) -> Self {
    with { $0.onView = { action($0) } }
  }

  /// Dragged to the left, a row uncovers an action; released past half of it, it stays uncovered
  /// until `Esc` or a click elsewhere.
  public func swipe(_ action: SwipeAction<Action>) -> Self { with { $0.swipe = action.erased() } }

  /// A drag down at the top, or the wheel up and once more, loads anew; so does `r`.
  ///
  /// - Parameter isBusy: whether it is being loaded; a line above the items says so.
  public func refresh(isBusy: Bool, _ action: Action) -> Self {
    with { $0.refresh = (isBusy, action) }
  }

  /// After `'`, letters typed quickly lead to the item that begins so.
  ///
  /// - Parameter find: the item for what has been typed so far; see ``TypeAhead/index(of:from:count:label:)``.
  public func typeAhead(_ find: @escaping (String) -> Int?) -> Self { with { $0.typeAhead = find } }

  /// Keys of what is selected, which work while the focus is here; behind that which opens.
  public func keys(_ bindings: [KeyBinding<Action>]) -> Self {
    with { extras in
      let own = extras.bindings
      extras.bindings = { (own?($0) ?? []) + bindings.map { $0.map { $0 } } }
    }
  }

  /// Lets the arrows go on to the widgets before and behind it from the first and the last item, as on a
  /// page of which the items are a part.
  public func leftAtItsEnds() -> Self { with { $0.isLeftAtItsEnds = true } }

  private func with(_ change: (inout ItemExtras) -> Void) -> Self {
    var copy = self
    change(&copy.extras)
    return copy
  }
}

/// The abilities of a collection besides moving and opening; none of them unless it is asked for.
public struct ItemExtras {
  var onReorder: ((Int, Int) -> Any)?
  var onView: ((Range<Int>) -> Any)?
  var swipe: SwipeAction<Any>?
  var refresh: (isBusy: Bool, action: Any)?
  var typeAhead: ((String) -> Int?)?
  var isLeftAtItsEnds = false
  /// Keys of the widget itself, before those that all collections share.
  var bindings: ((Language) -> [KeyBinding<Any>])?

  init() {}
}

/// The action that a drag to the left uncovers at the end of a row: a button that does one thing to
/// its item.
public struct SwipeAction<Action> {
  /// The name of its binding: `pets.delete`.
  var name: String
  var keys: [KeyStroke]
  var title: String
  var role: ThemeRole
  var hint: HintPlace
  var action: (Int) -> Action

  /// - Parameters:
  ///   - keys: what does the same to the selected item without the pointer.
  ///   - title: what it does, in the language of the screen: `delete`.
  public init(
    _ name: String, _ keys: [KeyStroke], _ title: String, role: ThemeRole = .danger,
    hint: HintPlace = .footer, action: @escaping (Int) -> Action
  ) {
    (self.name, self.keys, self.title, self.role) = (name, keys, title, role)
    (self.hint, self.action) = (hint, action)
  }

  var text: String { "[ \(title) ]" }
  /// The columns at the end of a row, a blank before it included.
  var columns: Int { DisplayWidth.of(text) + 1 }

  func erased() -> SwipeAction<Any> {
    SwipeAction<Any>(name, keys, title, role: role, hint: hint) { action($0) }
  }
}

/// An item that is on its way to another place, and what stands where meanwhile.
struct Reordering: Equatable {
  let from: Int
  let to: Int

  /// The item that shows at a place.
  func item(at place: Int) -> Int {
    if place == to { return from }
    if place >= from, place < to { return place + 1 }
    if place <= from, place > to { return place - 1 }
    return place
  }
}
