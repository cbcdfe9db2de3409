import Semantics
import Terminal

/// The footer: the keys that work now, from the very table that routes them; a click presses one.
///
/// Draw it after everything else: it shows what was bound before it in the walk.
///
/// ```
/// KeyHints("gallery.footer")
/// ```
public struct KeyHints<Action>: PlainWidget {
  let part: Part

  public init(_ id: Identifier) {
    part = Part(Footer(id: id))
  }
}

/// What the footer draws.
struct Footer: Drawing {
  let id: Identifier

  var flex: Flex { Flex(horizontal: 1) }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, min(1, available.rows))
  }

  func draw(in rect: Rect, on painter: Painter) {
    // A menu in front of the screen has keys too.
    painter.drawOverlays(above: rect)
    let scopes = painter.activeScopes
    let plan = painter.footerPlan(for: scopes, columns: rect.columns - 2)
    let node = SemanticNode(identifier: id, role: .footer, frame: rect)
    let context = painter.context
    let look = Look(id: id, plan: plan, focus: context.focus, hovered: context.hovered)
    painter.group(node) {
      painter.sketched(SketchKey(look), in: rect, tellsFocus: true) {
        for spot in plan.spots { draw(spot, at: frame(of: spot, in: rect), painter) }
      }
    }
    for spot in plan.spots {
      // What is bound has the root's actions already.
      painter.add(target(of: spot, at: frame(of: spot, in: rect), scopes), isLifted: true)
    }
  }

  /// All that shows of it.
  private struct Look: Hashable {
    let id: Identifier
    let plan: FooterPlan
    let focus: Identifier?
    let hovered: Identifier?
  }

  private func frame(of spot: FooterPlan.Spot, in rect: Rect) -> Rect {
    Rect(x: rect.minX + 1 + spot.x, y: rect.minY, columns: spot.columns, rows: 1)
  }

  private func draw(_ spot: FooterPlan.Spot, at frame: Rect, _ painter: Painter) {
    let face = spot.face
    painter.write(face.key, at: frame.origin, role: .hintKey)
    if spot.columns > face.shortWidth {
      let point = Point(x: frame.minX + face.shortWidth + 1, y: frame.minY)
      painter.write(face.title, at: point, role: .hintText)
    }
    painter.describe(
      SemanticNode(
        identifier: id.item(face.key), role: .hint, label: face.title, value: face.key,
        actions: ["press"], frame: frame))
  }

  private func target(
    of spot: FooterPlan.Spot, at frame: Rect, _ scopes: [Scope]
  ) -> Target<Any> {
    Target(
      id.item(spot.face.key), frame: frame, isChrome: true,
      onMouse: { event in
        guard case .press(.left, _) = event.kind else { return nil }
        let scope = scopes[spot.scope]
        return scope.lifted(scope.rows()[spot.row]).perform()
      })
  }
}

extension Painter {
  /// The footer of these scopes, outermost first; what it comes to for screens that were shown a
  /// moment ago is remembered.
  fileprivate func footerPlan(for scopes: [Scope], columns: Int) -> FooterPlan {
    let takesText = takesText
    if let plan = sketches.footer(where: { $0.is(of: scopes, takesText, columns) }) { return plan }
    let plan = FooterPlan(of: scopes, takesText: takesText, columns: columns)
    sketches.keep(plan)
    return plan
  }
}
