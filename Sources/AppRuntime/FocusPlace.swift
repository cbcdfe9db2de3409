import Toolkit

/// Where the focus is: now, and in each modal layer.
struct FocusPlace: Hashable {
  var focus: Identifier?
  var ofLayer: [Int: Identifier]
  /// It stands there only because nothing asked for it.
  var isMakeshift: Bool
}
