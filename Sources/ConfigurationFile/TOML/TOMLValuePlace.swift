/// Where a value and its parts stand.
struct TOMLValuePlace {
  /// A key and its value in an inline table.
  struct Member {
    /// As written, with its quotes and dots.
    var key: String
    var place: TOMLPlace
    var value: TOMLValuePlace
  }

  var place: TOMLPlace
  /// Of an array.
  var items: [TOMLValuePlace] = []
  /// Of an inline table.
  var members: [Member] = []
}
