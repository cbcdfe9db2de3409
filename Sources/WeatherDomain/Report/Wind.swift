/// Wind at ten metres.
public struct Wind: Sendable, Equatable {
  public var speed: Speed?
  public var gusts: Speed?
  /// Where it comes from, in degrees from north over east, 0 to 360.
  public var direction: Double?

  public init(speed: Speed? = nil, gusts: Speed? = nil, direction: Double? = nil) {
    self.speed = speed
    self.gusts = gusts
    self.direction = direction
  }
}
