/// What is wrong with a form, field by field; never empty.
public struct HealthProblems<Field: HealthField>: Error, Equatable {
  public let fields: [Field: FieldProblem]
}
