import AppRuntime
import Core
import Toolkit
import TravelDomain

/// The actions of the page of settings and counts.
public enum TravelSettingsAction: Sendable {
  case statisticsLoaded(TravelStatistics)
  case worldChosen(WorldCount)
  /// So many photos more or less.
  case photoCountStepped(Int)
  case photoCountTapped
  case photoCountTyped(String)
  case photoCountEntered
  case photoCountLeft
  /// Everything.
  case deleteTapped
  case deleteAnswered(Bool)
  /// There was nothing to delete, and that was read.
  case nothingRead
  case informationTapped
  case informationClosed
  /// Import, export, poster.
  case files(TravelFileAction)
  /// By a backup.
  case changed(TravelSettings)
}

/// The state of the page of settings and counts.
public struct TravelSettingsState: Equatable, Sendable {
  /// A dialog in front of the page.
  enum Question: Equatable, Sendable {
    /// The question before everything is deleted.
    case deleting
    /// The message that there is nothing to delete.
    case nothing
  }

  /// Nil while they are not counted.
  var statistics: TravelStatistics?
  var question: Question?
  /// The typed number of photos; nil while the field is closed.
  var photoCount: String?
  /// True if the last typed number is out of range.
  var isPhotoCountRefused = false
  var isInformationOpen = false

  public init() {}
}

/// Counts, settings, and deleting everything.
extension TravelFeature {
  func updateSettings(
    _ state: inout TravelState, _ action: TravelSettingsAction, _ environment: Environment
  ) -> Effect<TravelAction> {
    switch action {
    case .statisticsLoaded(let statistics): state.settingsPage.statistics = statistics
    case .worldChosen(let world):
      state.settings.world = world
      return .merge(count(state, environment), keep(state.settings))
    case .photoCountStepped, .photoCountTapped, .photoCountTyped, .photoCountEntered,
      .photoCountLeft:
      return updatePhotoCount(&state, action)
    case .deleteTapped:
      let isEmpty = state.content?.isEmpty ?? true
      state.settingsPage.question = isEmpty ? .nothing : .deleting
    case .deleteAnswered(let isWanted):
      state.settingsPage.question = nil
      return isWanted ? deleteAll(state, environment) : .none
    case .nothingRead: state.settingsPage.question = nil
    case .informationTapped: state.settingsPage.isInformationOpen = true
    case .informationClosed: state.settingsPage.isInformationOpen = false
    case .files(let action): return .output(.files(action))
    case .changed(let settings):
      state.settings = settings
      let list = state.content == nil ? .none : watch(state, environment)
      return .merge(list, state.section == .settings ? count(state, environment) : .none)
    }
    return .none
  }

  /// Walks over all records: while the page shows only.
  func count(_ state: TravelState, _ environment: Environment) -> Effect<TravelAction> {
    let (language, world) = (environment.language, state.settings.world)
    return .run("count travels", queue: "statistics", topic: "statistics") { [dependencies] send in
      let travels = dependencies.knowing(language)
      send(.settings(.statisticsLoaded(try await travels.statistics(of: world))))
    }
  }

  private func deleteAll(_ state: TravelState, _ environment: Environment) -> Effect<TravelAction> {
    save(state, environment) { travels, words, send in
      let gone = try await travels.deleteAll()
      send.notice(words.deletedAll(gone.countries, gone.cities))
    }
  }
}

/// The number of photos of a country.
extension TravelFeature {
  func updatePhotoCount(
    _ state: inout TravelState, _ action: TravelSettingsAction
  ) -> Effect<TravelAction> {
    state.settingsPage.isPhotoCountRefused = false
    switch action {
    case .photoCountStepped(let step):
      let before = state.settings.photoCount
      state.settings.stepPhotoCount(by: step)
      state.settingsPage.isPhotoCountRefused = state.settings.photoCount == before
      return keep(state.settings)
    case .photoCountTapped: state.settingsPage.photoCount = String(state.settings.photoCount)
    case .photoCountTyped(let text): state.settingsPage.photoCount = text
    case .photoCountEntered: return enter(&state)
    case .photoCountLeft: state.settingsPage.photoCount = nil
    default: break
    }
    return .none
  }

  /// Takes the typed number; one out of range is refused, other text is dropped.
  private func enter(_ state: inout TravelState) -> Effect<TravelAction> {
    guard let text = state.settingsPage.photoCount else { return .none }
    state.settingsPage.photoCount = nil
    if state.settings.setPhotoCount(text) { return keep(state.settings) }
    state.settingsPage.isPhotoCountRefused = Int(text) != nil
    return .none
  }
}
