import Foundation
import Networking
import Places
import Scheduling

/// Finds the location of this machine. It asks the sources from the surest to the least sure, and takes
/// the first answer.
public struct LocationSearch: Sendable {
  /// The result of a search.
  public enum Finding: Sendable, Equatable {
    /// A place, with its accuracy in metres where the source tells it.
    case found(LocationSource, WeatherPlace, accuracy: Double?)
    /// Only the network service is left, and the user was not asked for consent yet.
    case needsConsent
    /// No source knows; with the error of the network service if it was asked.
    case nothing(WeatherError?)
  }

  private let written: Coordinates?
  private let service: any LocationAsking
  private let gazetteer: @Sendable () throws -> Gazetteer
  private let timeZone: TimeZone
  private let network: NetworkLocation
  private let activity: Activity

  /// - Parameters:
  ///   - written: the coordinates in the configuration file.
  ///   - service: the location service of the machine.
  public init(
    written: Coordinates?, service: any LocationAsking,
    gazetteer: @escaping @Sendable () throws -> Gazetteer, timeZone: TimeZone,
    network: NetworkLocation, activity: Activity
  ) {
    (self.written, self.service, self.gazetteer) = (written, service, gazetteer)
    (self.timeZone, self.network, self.activity) = (timeZone, network, activity)
  }

  /// Searches in the background; cancelling the task ends the search without an answer.
  public func start(
    mayAskNetwork: Bool?, _ tell: @escaping @Sendable (Finding) -> Void
  ) -> Task<Void, Never> {
    CountedJob.start("locate", activity) {
      let finding = await find(mayAskNetwork: mayAskNetwork)
      if !Task.isCancelled { tell(finding) }
    }
  }

  /// Searches for the location.
  /// - Parameter mayAskNetwork: the user's consent to send the network address; nil until asked.
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
    } catch { return .nothing(error) }
  }

  private func place(at point: Coordinates) -> WeatherPlace {
    WeatherPlace(point: point, nearest: (try? gazetteer().nearest(to: point)) ?? nil)
  }
}

/// A location service of the machine, as GeoClue.
public protocol LocationAsking: Sendable {
  /// Returns the location within a few seconds; nil if the service does not run, know or may not say.
  func ask() async -> LocatedPoint?
}

/// The location that a service reports.
public struct LocatedPoint: Sendable, Equatable {
  public var coordinates: Coordinates
  /// The radius in metres; nil where the service does not tell it.
  public var accuracy: Double?

  public init(_ coordinates: Coordinates, accuracy: Double? = nil) {
    (self.coordinates, self.accuracy) = (coordinates, accuracy)
  }
}

/// A location service that knows nothing, for a program that must not ask the machine.
public struct NoLocation: LocationAsking {
  public init() {}

  public func ask() async -> LocatedPoint? { nil }
}

/// The sources of the machine's location, the best first.
public enum LocationSource: String, Sendable, Hashable, Codable, CaseIterable {
  /// Coordinates in the configuration file.
  case configuration
  /// The location service of the desktop (GeoClue 2).
  case geoClue
  /// The biggest city of the system's time zone.
  case timeZone
  /// A service that knows the location of network addresses.
  case network
}
