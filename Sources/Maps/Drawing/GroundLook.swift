import Terminal
import Toolkit

/// All that the ground of a map depends on, besides the outlines.
struct GroundLook: Equatable, Sendable {
  let viewport: MapViewport
  private let style: MapStyle
  private let filled: Set<String>
  private let focus: String?
  private let hasGraticule: Bool
  private let theme: Theme
  private let depth: ColorDepth

  init(
    _ content: MapContent, _ viewport: MapViewport, _ style: MapStyle, _ context: RenderContext
  ) {
    self.viewport = viewport
    self.style = style
    (filled, focus, hasGraticule) = (content.filled, content.focus, content.hasGraticule)
    (theme, depth) = (context.theme, context.depth)
  }
}
