import XCTest

/// Every widget's doc comment has an example, and the gallery compiles that very code.
final class WidgetExampleTests: XCTestCase {
  /// Parts of other widgets, and layout that every example uses anyway.
  private static let exempt: Set<String> = ["Element"]

  func testEveryWidgetHasAnExampleThatTheGalleryCompiles() throws {
    let gallery = try Project.swiftFiles(under: "Examples/Gallery/GalleryScreens").map(
      Self.squeezed)
    var faults: [String] = []
    for file in try Project.swiftFiles(under: "Sources/Toolkit") {
      for widget in WidgetComment.all(in: file) where !Self.exempt.contains(widget.name) {
        guard let example = widget.example else {
          faults.append("\(widget.name): no example")
          continue
        }
        let wanted = Self.squeezed(example)
        if !gallery.contains(where: { $0.contains(wanted) }) {
          faults.append("\(widget.name): the gallery does not have its example")
        }
      }
    }
    XCTAssertEqual(faults.sorted(), [])
  }

  func testAWidgetIsFoundWithItsExample() {
    let source = """
      /// Does one thing.
      ///
      /// ```
      /// Button("save",
      ///   "Save")
      /// ```
      @frozen
      public struct Button<Action>: Widget {}

      /// No widget.
      public struct Color {}

      /// Without an example.
      public struct Gap<Action>: PlainWidget {}
      """
    let widgets = WidgetComment.all(in: source)
    XCTAssertEqual(widgets.map(\.name), ["Button", "Gap"])
    XCTAssertEqual(widgets.map(\.example), ["Button(\"save\",\n  \"Save\")", nil])
  }

  /// Without blanks and line ends, so that only the code counts.
  private static func squeezed(_ source: String) -> String { source.filter { !$0.isWhitespace } }
}
