/// The languages in which places have names.
public enum PlaceLanguage: String, Sendable, CaseIterable {
  case english = "en"
  case russian = "ru"
}
