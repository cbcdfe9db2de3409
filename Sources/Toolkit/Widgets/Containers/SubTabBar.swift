import Semantics

/// A second, lighter row of tabs, for the parts of one tab; the same keys and pointer, no numbers.
///
/// ```
/// SubTabBar(
///   "subtabs", label: setup.say(en: "Time", ru: "Время"), titles: times,
///   selection: state.time, entersContent: false, onSelect: Action.timeSelected)
/// ```
public struct SubTabBar<Action>: PlainWidget {
  let part: Part

  /// - Parameter entersContent: whether there is anything in a tab that takes the focus, so that
  ///   `Enter` leads there.
  public init(
    _ id: Identifier, label: String, titles: [(key: String, title: String)], selection: Int,
    entersContent: Bool = true, onSelect: @escaping (Int) -> Action
  ) {
    part = Part(
      TabStrip(
        id: id, label: label, titles: titles, selection: selection, isNumbered: false,
        entersContent: entersContent, onSelect: { onSelect($0) }))
  }
}
