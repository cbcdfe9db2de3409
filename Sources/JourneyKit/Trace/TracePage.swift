import FoundationEssentials
import Terminal

/// A trace as one HTML file that needs nothing else: no server, no network, no other file.
///
/// To stay small, the JSON of ``Trace`` is deflated (RFC 1951) and in base 64, in the element `#trace`. So
/// is the script that draws it, in `#viewer`. The script is in the folder `Viewer`.
public struct TracePage {
  private let trace: Trace

  public init(_ trace: Trace) { self.trace = trace }

  public var html: String { get throws { try html(json: trace.json) } }

  /// - Parameter json: that of the trace.
  func html(json: Data) throws -> String {
    let parts = [
      Self.head(title: trace.name), Self.text(PackageResources.body_html),
      try Self.packed(Array(json), id: "trace"),
      try Self.packedViewer(), "<script>", Self.text(PackageResources.start_js), "</script>",
      "</html>",
      "",
    ]
    return parts.joined(separator: "\n")
  }

  /// Returns packed bytes in an element. Base 64 cannot end the element.
  private static func packed(_ bytes: [UInt8], id: String) throws -> String {
    let text = Data(try Deflate.compressed(bytes)).base64EncodedString()
    return "<script type=\"application/octet-stream\" id=\"\(id)\">\(text)</script>"
  }

  /// The viewer, the same in every page.
  private static func packedViewer() throws -> String {
    let scripts = [
      PackageResources.model_js, PackageResources.screen_js, PackageResources.panels_js,
      PackageResources.difference_js, PackageResources.keys_js,
    ].map(text)
    let head = ["\"use strict\";", "const BASIC = \(basicColors);"]
    return try packed(Array((head + scripts).joined(separator: "\n").utf8), id: "viewer")
  }

  /// Returns the text of an embedded file without its last line feed.
  private static func text(_ file: [UInt8]) -> String {
    String(decoding: file.dropLast(), as: UTF8.self)
  }

  private static func head(title: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'; \
    form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,">
    <title>\(MarkupText.escaped(title)) – trace</title>
    <style>
    \(text(PackageResources.page_css))
    </style>
    </head>
    """
  }

  /// The first 16 colours as xterm shows them; the others follow from their numbers.
  private static var basicColors: String {
    let names = (0..<16).map { "\"" + (Color.indexed(UInt8($0)).hexText ?? "") + "\"" }
    return "[" + names.joined(separator: ",") + "]"
  }
}
