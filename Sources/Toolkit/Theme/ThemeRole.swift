/// What a piece of text or ground is for; views name roles, a ``Theme`` has the colours.
public enum ThemeRole: Int, Hashable, Sendable, CaseIterable {
  case text, muted, title, accent
  case danger, success, warning
  case border, borderFocused
  case selection, selectionFocused
  case field, fieldFocused, placeholder, textSelection
  case button, buttonFocused
  case tab, tabSelected
  case hintKey, hintText
  case toast, dialog
  /// What a search found, within a text.
  case match
  /// Under the pointer; for the moment after a press; what cannot be used now.
  case hovered, pressed, disabled
  /// The place of what is still being loaded.
  case skeleton
  case link, badge
  /// The series of a chart, in their order.
  case chart1, chart2, chart3, chart4, chart5, chart6
  /// The steps of a heat map, from little to much.
  case heat1, heat2, heat3, heat4
}
