import AppRuntime
import Core
import FilePrompts
import Foundation
import Networking
import Places
import Scheduling
import Toolkit
import TravelDomain
import TravelScreens

extension TravelDependencies {
  /// Records and places without a network, for a feature that is driven by its actions alone.
  static func alone(
    gazetteer: @escaping @Sendable () throws -> Gazetteer,
    repository: @escaping @Sendable (Gazetteer?, Language) -> TravelRepository
  ) -> TravelDependencies {
    let (activity, clock) = (Activity(), ManualClock(now: Date(timeIntervalSince1970: 0)))
    let nowhere = FileManager.default.temporaryDirectory.appending(path: "moggy-nowhere")
    let http = CachedHTTPClient(
      FixtureHTTPClient(folder: nowhere, clock: clock),
      cache: HTTPCache(in: nil, activity: activity, clock: clock),
      clock: clock)
    return TravelDependencies(
      repository: repository, gazetteer: gazetteer,
      photos: PhotoService(
        http: http, pictures: WebPictures(http: http, folder: nowhere, activity: activity),
        key: KeptSecret([]), activity: activity),
      weather: { _, _, _ in Subscription {} }, settings: NoSettings(),
      drafts: KeptDraft(load: { nil }, save: { _ in nil }),
      paths: TypedPath(home: nil, workingFolder: "/"))
  }
}

/// Settings that nobody has chosen.
private struct NoSettings: SettingsService {
  func value<Value>(of key: SettingKey<Value>) async throws -> Value { key.fallback }

  func set<Value>(_ key: SettingKey<Value>, to value: Value) async throws {}
}
