import Semantics

/// How an item is to look at the moment.
struct ItemLook {
  var isSelected: Bool
  /// The collection has the focus.
  var isFocused: Bool
  var isHovered: Bool
  var isDragged: Bool
  /// The columns of a table.
  var widths: [Int]

  var role: ThemeRole { isFocused ? .selectionFocused : .selection }
}
