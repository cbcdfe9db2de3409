/// Something that must hold of the terminal does not.
public struct BrokenRule: Error, CustomStringConvertible {
  public let description: String
}

func require(
  _ condition: @autoclosure () -> Bool, _ text: @autoclosure () -> String
) throws(BrokenRule) {
  if !condition() { throw BrokenRule(description: text()) }
}
