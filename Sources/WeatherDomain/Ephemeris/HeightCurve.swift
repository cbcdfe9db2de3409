/// A height over a span of time, with samples that find every moment at which it crosses a level.
///
/// It is sampled every hour and at its highest and lowest points. Between two neighbours it only
/// rises or only falls, so that a Sun that shows for two minutes is found as well.
struct HeightCurve {
  private struct Sample {
    let time: Double
    let height: Double
  }

  private let start: Instant
  private let height: (Instant) -> Double
  private var samples: [Sample] = []

  init(over span: Range<Instant>, _ height: @escaping (Instant) -> Double) {
    start = span.lowerBound
    self.height = height
    let length = span.upperBound.seconds(since: start)
    let count = max(4, Int((length / 3600).rounded(.up)))
    let step = length / Double(count)
    samples = (0...count).map { sample(at: Double($0) * step) }
    let extremes = zip(samples.dropFirst(), zip(samples, samples.dropFirst(2))).compactMap {
      extreme(near: $0, between: $1.0, $1.1)
    }
    samples = (samples + extremes).sorted { $0.time < $1.time }
  }

  private func sample(at time: Double) -> Sample {
    Sample(time: time, height: height(start.adding(seconds: time)))
  }

  /// Returns the highest or lowest point near three neighbours: the vertex of the parabola through
  /// them, then of a narrower one (Meeus 3.4 and 3.5).
  private func extreme(near middle: Sample, between left: Sample, _ right: Sample) -> Sample? {
    let (before, after) = (middle.height - left.height, right.height - middle.height)
    guard before * after <= 0, before != after else { return nil }
    let rough = vertex(left, middle, right)
    let width = (right.time - left.time) / 20
    let inner = [rough - width, rough, rough + width].map { sample(at: $0) }
    let fine = vertex(inner[0], inner[1], inner[2])
    return sample(at: min(max(left.time, fine), right.time))
  }

  private func vertex(_ left: Sample, _ middle: Sample, _ right: Sample) -> Double {
    let step = middle.time - left.time
    let (before, after) = (middle.height - left.height, right.height - middle.height)
    guard before != after else { return middle.time }
    return middle.time + step * (before + after) / (before - after) / 2
  }

  /// Returns the crossings of a level.
  func course(at level: Double) -> HorizonCourse {
    var crossings: [HorizonCrossing] = []
    for (left, right) in zip(samples, samples.dropFirst()) {
      let rises = right.height >= level
      guard rises != (left.height >= level) else { continue }
      let time = crossing(of: level, from: left, to: right)
      crossings.append(HorizonCrossing(rises ? .rise : .set, at: start.adding(seconds: time)))
    }
    guard crossings.isEmpty else { return .crosses(crossings) }
    return samples[0].height >= level ? .alwaysAbove : .alwaysBelow
  }

  /// Returns the time of a crossing, by false position with the Illinois rule, to 0.01 s.
  private func crossing(of level: Double, from left: Sample, to right: Sample) -> Double {
    var (a, b) = (left.time, right.time)
    var (fa, fb) = (left.height - level, right.height - level)
    for _ in 0..<40 where abs(b - a) > 0.01 && fa != fb {
      let time = b - fb * (b - a) / (fb - fa)
      let value = sample(at: time).height - level
      if value * fb < 0 { (a, fa) = (b, fb) } else { fa /= 2 }
      if abs(time - b) < 0.01 { return time }
      (b, fb) = (time, value)
    }
    return b
  }
}

/// The path of a body through space over about a day, as a polynomial through five positions.
///
/// A day needs a hundred heights, and a position of the Moon is slow to compute. Five are computed and
/// the others interpolated (Newton's divided differences; Meeus, chapter 3, interpolates the angles).
/// Rectangular coordinates never jump from 360° to 0°.
struct SkyTrack {
  private let nodes: [Double]
  private let coefficients: [SIMD3<Double>]
  private let start: Instant

  private static let count = 5

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
    (self.start, self.nodes) = (start, nodes)
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
