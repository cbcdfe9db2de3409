import ArgumentParser
import CatinderDomain

/// The address of a Catinder server.
struct ServerAddress {
  let address: CatinderAddress

  /// - Throws: what is wanted instead, in words.
  init(_ argument: String) throws {
    do throws(CatinderError) {
      address = try CatinderAddress(argument)
    } catch {
      throw ValidationError("an address of the web is wanted, as https://cats.example.")
    }
  }
}
