import Semantics

/// One labelled row of a ``Form``.
public struct FormRow<Action> {
  let id: Identifier
  let label: String
  let isRequired: Bool
  let problem: String?
  let field: (String?) -> Element<Action>

  /// - Parameters:
  ///   - id: that of the field, which gets the focus where something is wrong with it.
  ///   - problem: what is wrong with the value now; the form decides when it is told.
  ///   - field: the field; it gets the message to show below it, or nil.
  public init(
    _ id: Identifier, _ label: String, isRequired: Bool = false, problem: String? = nil,
    field: @escaping (_ message: String?) -> some Widget<Action>
  ) {
    self.id = id
    self.label = label
    self.isRequired = isRequired
    self.problem = problem
    self.field = { Element(field($0)) }
  }

  /// With the star of what must be filled in.
  var title: String { isRequired ? label + " *" : label }
}
