import Toolkit

/// The identifiers of the Profile tab.
public enum ProfileID {
  public static let screen: Identifier = "profile"
  public static let language: Identifier = "profile.language"
  public static let theme: Identifier = "profile.theme"
  public static let languageNote: Identifier = "profile.language.note"
  public static let themeNote: Identifier = "profile.theme.note"
  public static let dataFolder: Identifier = "profile.data"
  public static let about: Identifier = "profile.about"
  public static let aboutDialog: Identifier = "profile.about.dialog"
  public static let aboutText: Identifier = "profile.about.text"
  public static let premium: Identifier = "premium"
  public static let reason: Identifier = "premium.reason"
  public static let premiumState: Identifier = "premium.state"
  public static let getPremium: Identifier = "premium.get"
  public static let closePremium: Identifier = "premium.close"
}
