import Semantics

/// What a form keeps: of which fields it may say what is wrong.
struct FormState: ControlState {
  /// What is filled in; all below is about it alone.
  var record = ""
  /// Whether it was to be submitted; from then on every field is told of.
  var isTried = false
  /// Fields that had the focus and lost it: nobody is told off while first typing.
  var left: Set<Identifier> = []
  var focus: Identifier?

  func shows(_ id: Identifier) -> Bool { isTried || left.contains(id) }

  /// The state after a look at what is filled in, and where the focus is.
  func following(_ focus: Identifier?, in record: String) -> FormState {
    if record != self.record { return FormState(record: record, focus: focus) }
    guard focus != self.focus else { return self }
    var next = self
    if let before = self.focus { next.left.insert(before) }
    next.focus = focus
    return next
  }
}
