import XCTest

/// Tests with a folder of snapshots each. XCTest keeps its test cases to the end of the process, so
/// that the folder would stay as long.
class ReferenceCase: XCTestCase {
  let folder = ReferenceFolder()

  override func tearDown() { folder.remove() }
}
