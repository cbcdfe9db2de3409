/// A part of the pets that a query asks for.
public struct PetPage: Sendable, Equatable {
  /// How many there are in all.
  public let total: Int
  /// The position of the first of `pets`; less than was asked for where there are fewer by now.
  public let offset: Int
  public let pets: [Pet]

  public init(total: Int, offset: Int, pets: [Pet]) {
    self.total = total
    self.offset = offset
    self.pets = pets
  }
}
