/// The way of a body through space over a day or so, as a polynomial through five of its places.
///
/// A day is asked for a hundred heights, and the Moon takes long to find: five places are computed
/// and the others lie between (Newton's divided differences; Meeus, chapter 3, does the same with
/// the coordinates). Rectangular ones never jump from 360° to 0°.
struct SkyTrack {
  private let nodes: [Double]
  private let coefficients: [SIMD3<Double>]
  private let start: Instant

  static let count = 5

  init(over span: Range<Instant>, _ position: (Instant) -> SIMD3<Double>) {
    let start = span.lowerBound
    let step = span.upperBound.seconds(since: start) / Double(Self.count - 1)
    let nodes = (0..<Self.count).map { Double($0) * step }
    var differences = nodes.map { position(start.adding(seconds: $0)) }
    for order in 1..<Self.count {
      for index in stride(from: Self.count - 1, through: order, by: -1) {
        differences[index] =
          (differences[index] - differences[index - 1]) / (nodes[index] - nodes[index - order])
      }
    }
    self.start = start
    self.nodes = nodes
    coefficients = differences
  }

  /// Kilometres from the centre of the Earth, by the equator and equinox of the moment.
  func position(at instant: Instant) -> SIMD3<Double> {
    let x = instant.seconds(since: start)
    var sum = coefficients[Self.count - 1]
    for index in stride(from: Self.count - 2, through: 0, by: -1) {
      sum = sum * (x - nodes[index]) + coefficients[index]
    }
    return sum
  }
}
