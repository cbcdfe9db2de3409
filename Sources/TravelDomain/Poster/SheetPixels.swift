import Foundation

/// Pixels that shapes are drawn into, with smooth edges.
///
/// A surface is walked in four lines to a row of pixels, with the exact width of each; a stroke covers a pixel by its
/// distance from the middle of the stroke.
struct SheetPixels {
  let width: Int
  let height: Int
  /// Pixels of a point.
  private let scale: Double
  /// Red, green and blue of each pixel, row by row.
  private(set) var bytes: [UInt8]

  private static let linesOfRow = 4

  init(width: Int, height: Int, scale: Double) {
    (self.width, self.height, self.scale) = (width, height, scale)
    bytes = Array(repeating: 255, count: width * height * 3)
  }

  mutating func draw(_ shape: PosterShape) {
    switch shape {
    case .box(let box, let fill, let isOutlined):
      let (far, low) = (box.x + box.width, box.y + box.height)
      let corners = [
        SheetPoint(box.x, box.y), SheetPoint(far, box.y), SheetPoint(far, low),
        SheetPoint(box.x, low),
      ]
      self.fill([corners], fill)
      if isOutlined { outline(corners, .line, 0.5) }
    case .land(_, let fill, let rings):
      self.fill(rings, fill)
      for ring in rings { outline(ring, .white, 0.5) }
    case .dot(let point, let radius, let fill, let line, let lineWidth):
      stroke([[point, point]], line, width: 2 * radius + lineWidth)
      self.fill([Self.circle(point, radius - lineWidth / 2)], fill)
    case .text(let text): write(text)
    }
  }

  private static func circle(_ middle: SheetPoint, _ radius: Double) -> [SheetPoint] {
    (0..<24).map { corner in
      let angle = Double(corner) * .pi / 12
      return SheetPoint(middle.x + radius * cos(angle), middle.y + radius * sin(angle))
    }
  }

  private mutating func outline(_ ring: [SheetPoint], _ ink: PosterInk, _ lineWidth: Double) {
    guard let first = ring.first else { return }
    stroke([ring + [first]], ink, width: lineWidth)
  }

  private mutating func write(_ text: SheetText) {
    let start = text.start
    let lines = StrokeFont.lines(text.text).map { line in
      line.map { SheetPoint(start.x + $0.x * text.size, start.y - $0.y * text.size) }
    }
    let pen = (text.isBold ? StrokeFont.bold : StrokeFont.plain) * text.size
    if let rim = text.rim { stroke(lines, rim, width: pen + SheetText.rimWidth * text.size) }
    stroke(lines, text.ink, width: pen)
  }

  // MARK: - Surfaces
  /// Fills what an odd number of rings surrounds.
  private mutating func fill(_ rings: [[SheetPoint]], _ fill: PosterFill) {
    let points = rings.joined()
    guard let top = points.map(\.y).min(), let bottom = points.map(\.y).max() else { return }
    let first = max(0, Int((top * scale).rounded(.down)))
    let last = min(height - 1, Int((bottom * scale).rounded(.up)))
    guard first <= last else { return }
    let lines = Self.linesOfRow
    var crossings = [[Double]](repeating: [], count: (last - first + 1) * lines)
    for ring in rings { cross(ring, from: first * lines, &crossings) }
    var cover = [Float](repeating: 0, count: width)
    for row in first...last {
      var (left, right) = (width, -1)
      for line in 0..<lines {
        let found = crossings[(row - first) * lines + line].sorted()
        for pair in stride(from: 0, to: found.count - 1, by: 2) {
          let (start, end) = (max(0, found[pair]), min(Double(width), found[pair + 1]))
          guard start < end else { continue }
          Self.cover(&cover, start, end, 1 / Float(lines))
          left = min(left, Int(start))
          right = max(right, min(width - 1, Int(end)))
        }
      }
      guard left <= right else { continue }
      for x in left...right where cover[x] > 0 {
        let middle = SheetPoint((Double(x) + 0.5) / scale, (Double(row) + 0.5) / scale)
        blend(x, row, fill.ink(at: middle), min(1, cover[x]))
        cover[x] = 0
      }
    }
  }

  /// Adds the places at which a ring crosses each line, in pixels.
  private func cross(_ ring: [SheetPoint], from first: Int, _ crossings: inout [[Double]]) {
    guard var last = ring.last else { return }
    let step = Double(Self.linesOfRow) * scale
    for next in ring {
      defer { last = next }
      let (top, bottom) = last.y < next.y ? (last, next) : (next, last)
      let start = max(first, Int((top.y * step - 0.5).rounded(.up)))
      let end = min(first + crossings.count, Int((bottom.y * step - 0.5).rounded(.up)))
      guard start < end else { continue }
      for line in start..<end {
        let part = ((Double(line) + 0.5) / step - top.y) / (bottom.y - top.y)
        crossings[line - first].append((top.x + part * (bottom.x - top.x)) * scale)
      }
    }
  }

  private static func cover(
    _ cover: inout [Float], _ start: Double, _ end: Double, _ weight: Float
  ) {
    let (first, last) = (Int(start), Int(end))
    guard first < last else { return cover[first] += Float(end - start) * weight }
    cover[first] += Float(Double(first + 1) - start) * weight
    for x in first + 1..<max(first + 1, last) { cover[x] += weight }
    if last < cover.count { cover[last] += Float(end - Double(last)) * weight }
  }

  // MARK: - Strokes
  /// Draws lines with round ends; where two of a call meet, the ink is not laid on twice.
  private mutating func stroke(_ lines: [[SheetPoint]], _ ink: PosterInk, width: Double) {
    let radius = width * scale / 2
    var covered: [Int: Float] = [:]
    for line in lines {
      for (start, end) in zip(line, line.count > 1 ? Array(line.dropFirst()) : line) {
        cover(&covered, from: start * scale, to: end * scale, radius)
      }
    }
    for (index, part) in covered { blend(index % self.width, index / self.width, ink, part) }
  }

  private func cover(
    _ covered: inout [Int: Float], from start: SheetPoint, to end: SheetPoint, _ radius: Double
  ) {
    let reach = radius + 1
    let left = max(0, Int(min(start.x, end.x) - reach))
    let right = min(width - 1, Int(max(start.x, end.x) + reach))
    let top = max(0, Int(min(start.y, end.y) - reach))
    let bottom = min(height - 1, Int(max(start.y, end.y) + reach))
    guard left <= right, top <= bottom else { return }
    let way = end - start
    let length = (way * way).sum()
    for y in top...bottom {
      for x in left...right {
        let from = SheetPoint(Double(x) + 0.5, Double(y) + 0.5) - start
        let part = length > 0 ? min(1, max(0, (from * way).sum() / length)) : 0
        let gap = from - way * part
        let cover = Float(radius + 0.5 - (gap * gap).sum().squareRoot())
        guard cover > 0 else { continue }
        let index = y * width + x
        covered[index] = max(covered[index] ?? 0, min(1, cover))
      }
    }
  }

  private mutating func blend(_ x: Int, _ y: Int, _ ink: PosterInk, _ part: Float) {
    let index = (y * width + x) * 3
    func mixed(_ old: UInt8, _ new: UInt8) -> UInt8 {
      UInt8(max(0, min(255, (Float(old) + (Float(new) - Float(old)) * part).rounded())))
    }
    bytes[index] = mixed(bytes[index], ink.red)
    bytes[index + 1] = mixed(bytes[index + 1], ink.green)
    bytes[index + 2] = mixed(bytes[index + 2], ink.blue)
  }
}
