/// One action of a ``ContextMenu`` or an ``ActionSheet``, or a line between two groups of them.
public struct MenuItem<Action> {
  let row: MenuRow

  /// - Parameters:
  ///   - key: names it among the items, in every language: `pets.menu[delete]`.
  ///   - shortcut: the name of the binding that does the same; its keys stand beside the title.
  ///   - isDangerous: marked, as what cannot be taken back.
  public init(
    _ key: String, _ title: String, shortcut: String? = nil, isEnabled: Bool = true,
    isDangerous: Bool = false, action: Action
  ) {
    row = MenuRow(
      key: key, title: title, shortcut: shortcut, isEnabled: isEnabled, isDangerous: isDangerous,
      action: action)
  }

  private init(_ row: MenuRow) {
    self.row = row
  }

  /// A line between two groups of items.
  public static var separator: MenuItem { MenuItem(MenuRow(key: "", title: "", action: nil)) }
}
