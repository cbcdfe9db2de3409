import Foundation
import Pictures
import Terminal
import XCTest

/// A folder that is gone after each test, and the questions that all tests ask.
class PictureTestCase: XCTestCase {
  private(set) var folder = URL(filePath: "/nonexistent")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "pictures-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: folder)
  }

  func path(_ name: String) -> String { folder.appending(path: name).path(percentEncoded: false) }

  func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    try Data(bytes).write(to: folder.appending(path: name))
    return path(name)
  }

  /// A shell script in place of the decoder.
  func helper(_ script: String) throws -> String {
    let path = try file("helper.sh", Array("#!/bin/sh\n\(script)\n".utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
    return path
  }

  /// 8 by 2 cells of 8 by 16 pixels: the fixtures fit in exactly, each quarter on 4 by 1 cells.
  func request(
    _ file: String, _ size: Size = Size(8, 2), mode: PictureRequest.Mode = .fit,
    depth: ColorDepth = .direct, background: Color = .default, graphics: PictureProtocol? = nil,
    cellPixels: Size? = nil
  ) -> PictureRequest {
    PictureRequest(
      file: file, size: size, mode: mode, depth: depth, background: background, graphics: graphics,
      cellPixels: cellPixels)
  }

  /// The colour of a cell that has only one.
  func color(_ surface: Surface, _ x: Int, _ y: Int) -> [Int] {
    let cell = surface[x, y]
    let color = cell.text == " " ? cell.style.background : cell.style.foreground
    guard case .rgb(let red, let green, let blue) = color else { return [] }
    return [Int(red), Int(green), Int(blue)]
  }

  func assertQuarters(
    _ picture: DrawnPicture, _ message: String, are expected: [[Int]] = PictureTestCase.quarters,
    within tolerance: Int = 6, file: StaticString = #filePath, line: UInt = #line
  ) {
    let found = [(1, 0), (6, 0), (1, 1), (6, 1)].map { color(picture.cells, $0.0, $0.1) }
    let isNear = zip(found, expected).allSatisfy { found, expected in
      found.count == 3 && zip(found, expected).allSatisfy { abs($0 - $1) <= tolerance }
    }
    XCTAssertTrue(isNear, "\(message): \(found)", file: file, line: line)
  }

  static let quarters = [[255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 255]]

  /// The processes that this one has started and not yet asked for their end.
  func children() throws -> Set<String> {
    let tasks = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")
    let lists = tasks.compactMap {
      try? String(contentsOfFile: "/proc/self/task/\($0)/children", encoding: .utf8)
    }
    return Set(lists.flatMap { $0.split(separator: " ").map(String.init) })
  }
}

extension PictureService {
  /// What came of a request; nil for a picture.
  func failure(of request: PictureRequest) async -> PictureFailure? {
    do throws(PictureFailure) {
      _ = try await picture(for: request)
      return nil
    } catch {
      return error
    }
  }
}
