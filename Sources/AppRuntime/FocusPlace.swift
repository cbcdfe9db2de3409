import Semantics
import Toolkit

/// Where the focus is: now, and in each modal layer.
struct FocusPlace: Hashable {
  var focus: Identifier?
  var ofLayer: [Int: Identifier]
  /// It stands there only because nothing asked for it.
  var isMakeshift: Bool
  /// In which layers it did when a dialog opened: what asks for it by then goes before.
  var makeshiftLayers: Set<Int>

  /// Goes where it must after a frame.
  ///
  /// - Parameters:
  ///   - order: of what can have the focus in the topmost layer.
  ///   - appeared: what came with this frame and wants it at once.
  mutating func follow(
    _ order: [Identifier], preferred: Identifier?, layer: Int, appeared: [Identifier]
  ) {
    if let wanted = appeared.last(where: order.contains) {
      focus = wanted
      isMakeshift = false
    } else if isMakeshift || focus.map(order.contains) != true {
      let remembered = ofLayer[layer].flatMap { order.contains($0) ? $0 : nil }
      let isForgotten = isMakeshift || makeshiftLayers.contains(layer)
      let wanted = (isForgotten ? nil : remembered) ?? preferred
      let present = focus.flatMap { order.contains($0) ? $0 : nil }
      focus = wanted ?? present ?? remembered ?? order.first
      isMakeshift = wanted == nil
    }
    ofLayer = ofLayer.filter { $0.key <= layer }
    makeshiftLayers = makeshiftLayers.filter { $0 < layer }
    if let focus { ofLayer[layer] = focus }
    if isMakeshift { makeshiftLayers.insert(layer) }
  }
}
