import JourneyKit

extension Journey {
  /// The notice that shows says this.
  func expectToast(
    _ text: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try expect(ShellPage(app: self).toast, file: file, line: line).toHave(label: text)
  }
}
