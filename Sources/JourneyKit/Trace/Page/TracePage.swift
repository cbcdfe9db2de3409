import FoundationEssentials
import Terminal

/// A trace as one HTML file that needs nothing else: no server, no network, no other file.
///
/// To stay small, the JSON of ``Trace`` stands in it deflated (RFC 1951) and in base 64, in the element
/// `#trace`, and so does the script that draws it, in `#viewer`.
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
      Self.head(title: trace.name), Self.body, Self.packed(Array(json), id: "trace"),
      Self.packedViewer, "<script>", Self.start, "</script>", "</html>", "",
    ]
    return parts.joined(separator: "\n")
  }

  /// Nothing in it can end the element that it stands in.
  private static func packed(_ bytes: [UInt8], id: String) -> String {
    let text = Data(Deflate.compressed(bytes)).base64EncodedString()
    return "<script type=\"application/octet-stream\" id=\"\(id)\">\(text)</script>"
  }

  /// The same in every page.
  private static let packedViewer = packed(
    Array(
      ["\"use strict\";", "const BASIC = \(basicColors);", model, screen, panels, difference, keys]
        .joined(separator: "\n").utf8), id: "viewer")

  /// What undoes it in the browser.
  private static let start = #"""
    "use strict";
    const unpacked = (id) => {
      const packed = atob(document.getElementById(id).textContent);
      const bytes = Uint8Array.from(packed, (one) => one.charCodeAt(0));
      const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
      return new Response(stream).text();
    };
    (async () => {
      const json = await unpacked("trace");
      const viewer = document.createElement("script");
      viewer.textContent = await unpacked("viewer");
      document.getElementById("trace").textContent = json;
      document.body.append(viewer);
      document.documentElement.dataset.isReady = "";
    })().catch((error) => {
      document.getElementById("panel").textContent =
        `This page needs a browser of 2023 or newer: ${error}`;
    });
    """#

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

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }

  /// The first 16 colours as xterm shows them; the others follow from their numbers.
  private static var basicColors: String {
    let names = (0..<16).map { "\"" + CastTheme.text(.indexed(UInt8($0))) + "\"" }
    return "[" + names.joined(separator: ",") + "]"
  }
}
