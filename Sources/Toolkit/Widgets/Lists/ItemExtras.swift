import Core

/// What a collection can do besides moving and opening; none of it unless it is asked for.
public struct ItemExtras {
  var onReorder: ((Int, Int) -> Any)?
  var onView: ((Range<Int>) -> Any)?
  var swipe: SwipeAction<Any>?
  var refresh: (isBusy: Bool, action: Any)?
  var typeAhead: ((String) -> Int?)?
  /// Keys of the widget itself, before those that all collections share.
  var bindings: ((Language) -> [KeyBinding<Any>])?
  /// How those keys look; nil where that is known only once they are made.
  var looks: [KeyLook]? = []

  init() {}
}
