import Foundation
import Terminal

/// A trace as one HTML file that needs nothing else: no server, no network, no other file.
///
/// The trace stands in it as the JSON of ``Trace``, in the element `#trace`; the script draws it.
public struct TracePage {
  private let trace: Trace

  public init(_ trace: Trace) {
    self.trace = trace
  }

  public var html: String {
    get throws { html(json: try trace.json) }
  }

  /// - Parameter json: that of the trace.
  func html(json: Data) -> String {
    let parts = [
      Self.head(title: trace.name), Self.body,
      "<script type=\"application/json\" id=\"trace\">",
      Self.harmless(String(decoding: json, as: UTF8.self)), "</script>",
      "<script>", "\"use strict\";", "const BASIC = \(Self.basicColors);", Self.model,
      Self.screen, Self.panels, Self.difference, Self.keys, "</script>", "</html>", "",
    ]
    return parts.joined(separator: "\n")
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
    <title>\(escaped(title)) – trace</title>
    <style>
    \(css)
    </style>
    </head>
    """
  }

  /// JSON in which nothing can end the element that it stands in; outside of strings, JSON has no `<`.
  static func harmless(_ json: String) -> String {
    json.replacing("<", with: "\\u003c")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }

  /// The first 16 colours as xterm shows them; the others follow from their numbers.
  private static var basicColors: String {
    let names = (0..<16).map { "\"" + CastTheme.text(.indexed(UInt8($0))) + "\"" }
    return "[" + names.joined(separator: ",") + "]"
  }
}
