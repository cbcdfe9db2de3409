import Foundation
import Networking
import Places
import Scheduling

/// Finds out where this machine is, from the surest source to the least sure; the first that answers
/// is taken (W-22).
public struct LocationSearch: Sendable {
  /// What came of it.
  public enum Finding: Sendable, Equatable {
    /// Within so many metres, where the source says so.
    case found(LocationSource, WeatherPlace, accuracy: Double?)
    /// Only a service of the network is left, and the person was not asked yet.
    case needsConsent
    /// Nobody knows; with what the network said where it was asked.
    case nothing(WeatherError?)
  }

  private let written: Coordinates?
  private let service: any LocationAsking
  private let gazetteer: @Sendable () throws -> Gazetteer
  private let timeZone: TimeZone
  private let network: NetworkLocation
  private let activity: Activity

  /// - Parameters:
  ///   - written: what the file of settings says.
  ///   - service: of the machine.
  public init(
    written: Coordinates?, service: any LocationAsking,
    gazetteer: @escaping @Sendable () throws -> Gazetteer, timeZone: TimeZone,
    network: NetworkLocation, activity: Activity
  ) {
    self.written = written
    self.service = service
    self.gazetteer = gazetteer
    self.timeZone = timeZone
    self.network = network
    self.activity = activity
  }

  /// The same in the background; cancelling the task ends the question without an answer.
  public func start(
    mayAskNetwork: Bool?, _ tell: @escaping @Sendable (Finding) -> Void
  ) -> Task<Void, Never> {
    CountedJob.start("locate", activity) {
      let finding = await find(mayAskNetwork: mayAskNetwork)
      if !Task.isCancelled { tell(finding) }
    }
  }

  /// - Parameter mayAskNetwork: whether the person lets a stranger see the network address; nil where
  ///   nobody has asked.
  public func find(mayAskNetwork: Bool?) async -> Finding {
    if let written, written.isValid {
      return .found(.configuration, place(at: written), accuracy: nil)
    }
    if let point = await service.ask(), point.coordinates.isValid {
      return .found(.geoClue, place(at: point.coordinates), accuracy: point.accuracy)
    }
    if let city = (try? gazetteer().city(ofTimeZone: timeZone.identifier)) ?? nil {
      return .found(.timeZone, WeatherPlace(city), accuracy: nil)
    }
    switch mayAskNetwork {
    case nil: return .needsConsent
    case false?: return .nothing(nil)
    case true?: return await askNetwork()
    }
  }

  private func askNetwork() async -> Finding {
    do throws(WeatherError) {
      let found = try await network.look()
      return .found(.network, place(at: found.coordinates), accuracy: nil)
    } catch {
      return .nothing(error)
    }
  }

  private func place(at point: Coordinates) -> WeatherPlace {
    WeatherPlace(point: point, nearest: (try? gazetteer().nearest(to: point)) ?? nil)
  }
}

/// A service of the machine that knows where it is, as GeoClue.
public protocol LocationAsking: Sendable {
  /// Nil where the service does not run, does not know or may not say; within a few seconds.
  func ask() async -> LocatedPoint?
}

/// Where a machine believes to be.
public struct LocatedPoint: Sendable, Equatable {
  public var coordinates: Coordinates
  /// The radius in metres within which it is right; nil where it does not say.
  public var accuracy: Double?

  public init(_ coordinates: Coordinates, accuracy: Double? = nil) {
    self.coordinates = coordinates
    self.accuracy = accuracy
  }
}

/// For a program that is to ask no service of the machine.
public struct NoLocation: LocationAsking {
  public init() {}

  public func ask() async -> LocatedPoint? { nil }
}

/// Who has said where this machine is (W-22), the best first.
public enum LocationSource: String, Sendable, Hashable, Codable, CaseIterable {
  /// Coordinates in the file of settings.
  case configuration
  /// The location service of the desktop (GeoClue 2).
  case geoClue
  /// The biggest city of the system's time zone.
  case timeZone
  /// A service that goes by the network address.
  case network
}
