import Foundation

/// What is in the air; particles and gases in micrograms per cubic metre.
public struct AirQuality: Sendable, Equatable {
  public var time: Date
  /// The European index, 0 to 100 and above.
  public var europeanIndex: Double?
  /// The index of the United States, 0 to 500.
  public var usIndex: Double?
  public var pm2_5: Double?
  public var pm10: Double?
  public var ozone: Double?
  public var nitrogenDioxide: Double?
  public var sulphurDioxide: Double?
  public var carbonMonoxide: Double?
  /// Birch, in grains per cubic metre; Europe in its season only.
  public var birchPollen: Double?

  public init(time: Date) {
    self.time = time
  }

  /// The steps of the European index (European Environment Agency): 20, 40, 60, 80, 100.
  public enum Grade: Int, Sendable, Hashable, CaseIterable {
    case good, fair, moderate, poor, veryPoor, extremelyPoor
  }

  public var grade: Grade? {
    europeanIndex.flatMap { Grade(rawValue: min(5, max(0, Int((max(1, $0) - 1) / 20)))) }
  }
}
