/// One setting of a document, by its whole path: inline tables and dotted keys are taken apart.
struct TOMLLeaf {
  /// A value as far as settings need one.
  enum Value: Equatable {
    case string(String)
    case bool(Bool)
    case array([Item])
    /// Numbers, dates, and what cannot be read.
    case other
  }

  struct Item: Equatable {
    var value: Value
    var place: TOMLPlace
  }

  var path: [String]
  /// Of the key.
  var place: TOMLPlace
  var value: Value
  var valuePlace: TOMLPlace

  /// The path as a person would write it.
  var name: String { path.joined(separator: ".") }
}
