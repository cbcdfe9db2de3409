import Semantics

/// The identifiers of the Travel tab.
public enum TravelID {
  public static let screen: Identifier = "travel"
  public static let sections: Identifier = "travel.parts"

  // MARK: The map
  public static let mapPage: Identifier = "travel.mapPage"
  public static let map: Identifier = "travel.map"
  public static let mapTitle: Identifier = "travel.map.title"
  public static let mapBack: Identifier = "travel.map.back"
  public static let mapAdd: Identifier = "travel.map.add"
  /// The name of the selected place; without one, the counts.
  public static let callout: Identifier = "travel.map.callout"
  public static let mapInfo: Identifier = "travel.map.info"
  public static let mapDelete: Identifier = "travel.map.delete"
  public static let opening: Identifier = "travel.map.opening"

  // MARK: Adding
  public static let prompt: Identifier = "travel.prompt"
  public static let field: Identifier = "travel.prompt.field"
  public static let suggestions: Identifier = "travel.prompt.suggestions"
  public static let promptState: Identifier = "travel.prompt.state"
  public static let promptAdd: Identifier = "travel.prompt.add"
  public static let promptCancel: Identifier = "travel.prompt.cancel"

  // MARK: Countries
  public static let countries: Identifier = "travel.countries"
  public static let list: Identifier = "travel.countries.list"
  public static let count: Identifier = "travel.countries.count"
  public static let search: Identifier = "travel.countries.search"
  public static let filter: Identifier = "travel.countries.filter"
  public static let sort: Identifier = "travel.countries.sort"
  public static let add: Identifier = "travel.countries.add"
  public static let empty: Identifier = "travel.countries.empty"

  // MARK: A country
  public static let info: Identifier = "travel.info"
  public static let infoBack: Identifier = "travel.info.back"
  public static let infoAdd: Identifier = "travel.info.add"
  public static let infoEdit: Identifier = "travel.info.edit"
  public static let infoDelete: Identifier = "travel.info.delete"
  public static let details: Identifier = "travel.info.details"
  public static let note: Identifier = "travel.info.note"
  public static let cities: Identifier = "travel.info.cities"
  public static let noCities: Identifier = "travel.info.empty"
  public static let question: Identifier = "travel.info.question"

  public static let cityWeather: Identifier = "travel.info.weather"

  // MARK: Photos of a country
  /// The strip, or the one line in its place.
  public static let photos: Identifier = "travel.info.photos"
  public static let photoCredit: Identifier = "travel.info.photos.credit"
  /// The state of the search for photos, or the reason that there are none.
  public static let photoState: Identifier = "travel.info.photos.state"
  public static let photoPage: Identifier = "travel.photo"
  public static let photo: Identifier = "travel.photo.picture"
  public static let photoBack: Identifier = "travel.photo.back"
  public static let photoPrevious: Identifier = "travel.photo.previous"
  public static let photoNext: Identifier = "travel.photo.next"
  public static let photoPlace: Identifier = "travel.photo.place"
  public static let photoLink: Identifier = "travel.photo.link"

  // MARK: State, dates and note
  public static let form: Identifier = "travel.visit"
  public static let formState: Identifier = "travel.visit.state"
  public static let from: Identifier = "travel.visit.from"
  public static let until: Identifier = "travel.visit.until"
  public static let formNote: Identifier = "travel.visit.note"

  // MARK: Settings
  public static let settings: Identifier = "travel.settings"
  public static let countryCount: Identifier = "travel.settings.countries"
  public static let cityCount: Identifier = "travel.settings.cities"
  public static let world: Identifier = "travel.settings.world"
  public static let share: Identifier = "travel.settings.share"
  public static let openStatistics: Identifier = "travel.settings.statistics"
  /// The number of photos of a country, and the field in its place.
  public static let photoCount: Identifier = "travel.settings.photos"
  public static let photoCountField: Identifier = "travel.settings.photos.field"
  public static let photoCountProblem: Identifier = "travel.settings.photos.problem"
  public static let deleteAll: Identifier = "travel.settings.deleteAll"
  public static let about: Identifier = "travel.settings.about"
  public static let deleteQuestion: Identifier = "travel.settings.question"
  public static let nothing: Identifier = "travel.settings.nothing"
  public static let importFile: Identifier = "travel.settings.import"
  public static let exportFile: Identifier = "travel.settings.export"
  public static let makePoster: Identifier = "travel.settings.poster"
  public static let information: Identifier = "travel.information"
  public static let informationBack: Identifier = "travel.information.back"
  public static let informationText: Identifier = "travel.information.text"

  // MARK: Statistics
  public static let statistics: Identifier = "travel.statistics"
  public static let statisticsBack: Identifier = "travel.statistics.back"
  public static let statisticsText: Identifier = "travel.statistics.text"
  public static let statisticsShare: Identifier = "travel.statistics.share"
  public static let noVisits: Identifier = "travel.statistics.none"
  public static let years: Identifier = "travel.statistics.years"
  public static let undated: Identifier = "travel.statistics.undated"
  public static let continents: Identifier = "travel.statistics.continents"
  public static let longestJourney: Identifier = "travel.statistics.longest"
  public static let farthest: Identifier = "travel.statistics.farthest"
  public static let ages: Identifier = "travel.statistics.ages"

  // MARK: Files
  /// The question for a path, with its parts below it.
  public static let path: Identifier = "travel.path"
  public static let pathForm: Identifier = "travel.path.form"
  public static let preview: Identifier = "travel.preview"
  public static let previewBack: Identifier = "travel.preview.back"
  public static let toBeAdded: Identifier = "travel.preview.new"
  public static let report: Identifier = "travel.preview.report"
  public static let addAll: Identifier = "travel.preview.add"
  public static let previewCancel: Identifier = "travel.preview.cancel"
  public static let poster: Identifier = "travel.poster"
  public static let posterBack: Identifier = "travel.poster.back"
  public static let posterSave: Identifier = "travel.poster.save"
  public static let posterText: Identifier = "travel.poster.text"
  public static let posterCounts: Identifier = "travel.poster.counts"
}
