import AppRuntime
import FilePrompts
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
  case statisticsTapped
  case statisticsClosed
  case informationTapped
  case informationClosed
  case files(FileTransferAction<TravelFilePurpose>)
  case posterTapped
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
  var isStatisticsOpen = false
  var isInformationOpen = false

  public init() {}
}

/// Counts, settings, and deleting everything.
struct TravelSettingsFeature: Sendable {
  let dependencies: TravelDependencies

  func update(
    _ state: inout TravelSettingsState, _ action: TravelSettingsAction, _ data: inout TravelData,
    _ environment: Environment
  ) -> Effect<TravelSettingsAction> {
    switch action {
    case .statisticsLoaded(let statistics): state.statistics = statistics
    case .worldChosen(let world):
      data.settings.world = world
      return .merge(count(world, environment), dependencies.keep(data.settings))
    case .photoCountStepped, .photoCountTapped, .photoCountTyped, .photoCountEntered,
      .photoCountLeft:
      return updatePhotoCount(&state, action, &data.settings)
    case .deleteTapped: state.question = data.isEmpty ? .nothing : .deleting
    case .deleteAnswered(let isWanted):
      state.question = nil
      return isWanted ? deleteAll(environment) : .none
    case .nothingRead: state.question = nil
    case .statisticsTapped:
      state.isStatisticsOpen = true
      return count(data.settings.world, environment)
    case .statisticsClosed: state.isStatisticsOpen = false
    case .informationTapped: state.isInformationOpen = true
    case .informationClosed: state.isInformationOpen = false
    case .changed(let settings): data.settings = settings
    case .files, .posterTapped: break
    }
    return .none
  }

  /// Walks over all records: while the page shows only.
  func count(_ world: WorldCount, _ environment: Environment) -> Effect<TravelSettingsAction> {
    let language = environment.language
    return .run("count travels", queue: "statistics", topic: "statistics") { [dependencies] send in
      let travels = dependencies.knowing(language)
      send(.statisticsLoaded(try await travels.statistics(of: world)))
    }
  }

  private func deleteAll(_ environment: Environment) -> Effect<TravelSettingsAction> {
    dependencies.save(environment) { travels, words, send in
      let gone = try await travels.deleteAll()
      send.notice(words.deletedAll(gone.countries, gone.cities))
    }
  }

  // MARK: The number of photos of a country
  private func updatePhotoCount(
    _ state: inout TravelSettingsState, _ action: TravelSettingsAction,
    _ settings: inout TravelSettings
  ) -> Effect<TravelSettingsAction> {
    state.isPhotoCountRefused = false
    switch action {
    case .photoCountStepped(let step):
      let before = settings.photoCount
      settings.stepPhotoCount(by: step)
      state.isPhotoCountRefused = settings.photoCount == before
      return dependencies.keep(settings)
    case .photoCountTapped: state.photoCount = String(settings.photoCount)
    case .photoCountTyped(let text): state.photoCount = text
    case .photoCountEntered: return enter(&state, &settings)
    case .photoCountLeft: state.photoCount = nil
    default: break
    }
    return .none
  }

  /// Takes the typed number; one out of range is refused, other text is dropped.
  private func enter(
    _ state: inout TravelSettingsState, _ settings: inout TravelSettings
  ) -> Effect<TravelSettingsAction> {
    guard let text = state.photoCount else { return .none }
    state.photoCount = nil
    if settings.setPhotoCount(text) { return dependencies.keep(settings) }
    state.isPhotoCountRefused = Int(text) != nil
    return .none
  }
}
