import Places

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
