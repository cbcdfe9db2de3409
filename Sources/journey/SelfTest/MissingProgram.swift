/// What a fault case needs and this machine does not have.
struct MissingProgram: Error, CustomStringConvertible {
  let description: String
}
