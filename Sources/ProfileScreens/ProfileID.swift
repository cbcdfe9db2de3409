import Semantics

/// The identifiers of the Profile tab.
public enum ProfileID {
  public static let screen: Identifier = "profile"
  public static let language: Identifier = "profile.language"
  public static let theme: Identifier = "profile.theme"
  public static let languageNote: Identifier = "profile.language.note"
  public static let themeNote: Identifier = "profile.theme.note"
  public static let dataFolder: Identifier = "profile.data"
  public static let rows: Identifier = "profile.rows"
  public static let contactDialog: Identifier = "profile.contact"
  public static let address: Identifier = "profile.contact.address"
  public static let copyAddress: Identifier = "profile.contact.copy"
  public static let closeContact: Identifier = "profile.contact.close"
  public static let resetDialog: Identifier = "profile.reset"
  /// The page, which scrolls where there is little room.
  public static let page: Identifier = "profile.page"
  public static let aboutDialog: Identifier = "profile.about.dialog"
  public static let aboutText: Identifier = "profile.about.text"
  /// The switches of ``ViewSwitch``, each as an item.
  public static let view: Identifier = "profile.view"
  /// The choices of ``UnitRow``, each as an item.
  public static let units: Identifier = "profile.units"
  /// The buttons of ``DataOperation``, each as an item.
  public static let operations: Identifier = "profile.deed"
  public static let dataDialog: Identifier = "profile.files"
  public static let dataCopies: Identifier = "profile.files.copies"
  public static let dataContents: Identifier = "profile.files.contents"
  public static let dataWorking: Identifier = "profile.files.working"
  public static let dataDone: Identifier = "profile.files.done"
  public static let dataConfirm: Identifier = "profile.files.answer"
  public static let dataClose: Identifier = "profile.files.close"
  public static let dataSettings: Identifier = "profile.files.settings"
  public static let dataRefuse: Identifier = "profile.files.refuse"
  public static let disk: Identifier = "profile.disk"
  public static let diskDialog: Identifier = "profile.disk.dialog"
  public static let diskQuestion: Identifier = "profile.disk.question"
  public static let diskFree: Identifier = "profile.disk.free"
  public static let diskClose: Identifier = "profile.disk.close"
  public static let premium: Identifier = "premium"
  public static let reason: Identifier = "premium.reason"
  public static let premiumState: Identifier = "premium.state"
  public static let getPremium: Identifier = "premium.get"
  public static let closePremium: Identifier = "premium.close"
}
