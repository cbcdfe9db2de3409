import Semantics
import Terminal

/// The strip of tabs: arrows or the wheel while it has the focus or the pointer, or a click.
///
/// Where there is no room for all of them it shows those around the selected one, between `‹` and
/// `›`.
///
/// ```
/// TabBar(
///   "tabs", label: setup.say(en: "Places", ru: "Города"), titles: titles,
///   selection: state.place, entersContent: false, onSelect: Action.placeSelected)
/// ```
public struct TabBar<Action>: PlainWidget {
  let part: Part

  /// - Parameter entersContent: whether there is anything in a tab that takes the focus, so that
  ///   `Enter` leads there.
  public init(
    _ id: Identifier, label: String, titles: [(key: String, title: String)], selection: Int,
    entersContent: Bool = true, onSelect: @escaping (Int) -> Action
  ) {
    part = Part(
      TabStrip(
        id: id, label: label, titles: titles, selection: selection, isNumbered: true,
        entersContent: entersContent, onSelect: { onSelect($0) }))
  }
}
