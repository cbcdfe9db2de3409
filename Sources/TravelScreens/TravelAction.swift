import Core
import Toolkit
import TravelDomain

/// What can happen in the Travel tab.
public enum TravelAction: Sendable {
  /// The tab is shown.
  case shown
  case sectionChosen(TravelSection)
  case groundOpened(TravelGround)
  /// Everything there is, now and whenever that changes.
  case contentLoaded(TravelContent)
  /// The same countries in the order of the list.
  case countriesLoaded([VisitedCountry])
  case map(TravelMapAction)
  case prompt(PlacePromptAction)
  case countries(CountriesAction)
  case info(CountryInfoAction)
  case form(VisitFormAction)
  case settings(TravelSettingsAction)
  case files(TravelFileAction)
  /// A word to the parent: to be told the user.
  case notice(String)
  /// A word to the parent: what could not be saved.
  case failed(String)
}

extension TravelAction {
  /// Whether another screen of the tab is shown after it, so that a notice of before would mislead.
  public var leadsElsewhere: Bool {
    switch self {
    case .sectionChosen, .info(.opened), .info(.closed), .info(.cityOpened), .prompt(.opened),
      .settings(.informationTapped), .settings(.informationClosed), .files(.importTapped),
      .files(.exportTapped), .files(.posterTapped), .files(.saveTapped):
      true
    default: false
    }
  }
}
