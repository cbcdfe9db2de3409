import JourneyKit
import Terminal

/// A screen in which what is not as in the reference stands out, and the rest fades.
struct DifferencePicture {
  let surface: Surface
  /// From the top, from the left; nil where all is the same.
  let firstChange: Point?

  /// - Parameter reference: nil where nothing was recorded: nothing fades then.
  init(_ reference: Surface?, _ actual: Surface) {
    guard let reference else {
      surface = actual
      firstChange = nil
      return
    }
    let size = Size(
      max(reference.size.columns, actual.size.columns), max(reference.size.rows, actual.size.rows))
    var surface = Surface(size: size)
    surface.copy(actual, from: actual.bounds, to: .zero)
    var first: Point?
    for y in 0..<size.rows {
      for x in 0..<size.columns {
        let isSame = Self.isSame(x, y, reference, actual)
        if !isSame, first == nil { first = Point(x: x, y: y) }
        surface[x, y].style = isSame ? Self.faded : Self.changed
      }
    }
    self.surface = surface
    firstChange = first
  }

  /// Both halves of a wide character have one style.
  private static func isSame(_ x: Int, _ y: Int, _ first: Surface, _ second: Surface) -> Bool {
    let x = second[x, y].width == 0 && x > 0 ? x - 1 : x
    let point = Point(x: x, y: y)
    guard first.bounds.contains(point) == second.bounds.contains(point) else { return false }
    let next = second[x, y].width == 2 ? 2 : 1
    return (x..<x + next).allSatisfy { first[$0, y].asSeen == second[$0, y].asSeen }
  }

  private static let faded = Style(foreground: .indexed(8))
  private static let changed = Style(
    foreground: .indexed(15), background: .indexed(1), attributes: .bold)
}
