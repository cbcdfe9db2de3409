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
}
