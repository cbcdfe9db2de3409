import ArgumentParser
import Foundation
import Persistence

/// The folder in which everything is kept.
struct FolderOption: ParsableArguments {
  @Option(help: ArgumentHelp("Keep everything in this folder.", valueName: "dir"))
  var data: String?

  /// - Throws: ``FolderError`` where neither the option nor the environment says where to go.
  func folders(_ environment: [String: String]) throws -> Folders {
    guard let data else { return try Folders(application: "moggy", environment: environment) }
    return Folders(under: URL(filePath: data, directoryHint: .isDirectory).absoluteURL)
  }
}
