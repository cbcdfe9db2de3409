/// A patch of one colour; x and y run from -1 to 1, y downwards.
struct Ellipse: Sendable {
  let at: (x: Double, y: Double)
  /// Half of width and height.
  let size: (x: Double, y: Double)
  let color: UInt32

  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: UInt32) {
    at = (x, y)
    size = (width, height)
    self.color = color
  }

  /// How much of a pixel of this width lies in it, from 0 to 1: its edge is as soft as a pixel.
  func coverage(_ x: Double, _ y: Double, pixel: Double) -> Double {
    let (dx, dy) = ((x - at.x) / size.x, (y - at.y) / size.y)
    let distance = (dx * dx + dy * dy).squareRoot() - 1
    return max(0, min(1, 0.5 - distance * min(size.x, size.y) / pixel))
  }
}
