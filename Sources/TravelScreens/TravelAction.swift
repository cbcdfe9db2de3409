import Core
import Toolkit
import TravelDomain

/// What can happen in the Travel tab.
public enum TravelAction: Sendable {
  /// The tab is shown.
  case shown
  /// Other records have taken the place of those that are known.
  case recordsReplaced
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
}
