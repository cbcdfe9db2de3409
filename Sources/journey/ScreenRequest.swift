/// One line of `journey screen --serve`; which members count depends on `op`.
struct ScreenRequest: Decodable {
  struct Options: Decodable {
    var utf8: Bool?
    var reflow: Bool?
    var columns132: Bool?
  }

  var op: String
  var columns: Int?
  var rows: Int?
  var scrollback: Int?
  var options: Options?
  /// Base64.
  var data: String?
  var key: String?
  var codepoint: UInt32?
  var mods: [String]?
  var event: String?
  var x: Int?
  var y: Int?
  var button: Int?
  var focused: Bool?
}
