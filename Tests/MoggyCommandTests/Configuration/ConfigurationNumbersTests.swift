import Foundation
import HostileNumbers
import XCTest

@testable import moggy

/// Numbers that nobody expects, in the file of settings: each is a problem that is told.
final class ConfigurationNumbersTests: XCTestCase {
  private static let keys = [
    "ui": ["language", "theme", "animations", "mouse", "flat", "pictures"],
    "contact": ["email"],
    "weather": ["coordinates", "key_file", "key_variable", "key_command", "server", "pictures"],
    "travel": ["key_file", "server"],
    "keys": ["quit"],
  ]

  func testAnyNumberOfAnyKeyIsAProblem() throws {
    let folder = try ConfigFolder()
    for (table, keys) in Self.keys {
      for key in keys {
        for number in HostileNumbers.texts {
          try folder.write("[\(table)]\n\(key) = \(number)\n", to: "config.toml")
          let (configuration, problems) = Configuration.load(folder: folder.url)
          XCTAssertFalse(problems.isEmpty, "\(table).\(key) = \(number.prefix(30))")
          XCTAssertEqual(configuration, Configuration(), key)
        }
      }
    }
  }

  func testAnyNumberOfThePointIsAPlaceOrAProblem() throws {
    let folder = try ConfigFolder()
    for number in HostileNumbers.texts {
      for text in ["\(number), 37.62", "55.75, \(number)"] {
        try folder.write("[weather]\ncoordinates = \"\(text)\"\n", to: "config.toml")
        let (configuration, problems) = Configuration.load(folder: folder.url)
        XCTAssertEqual(configuration.weather.coordinates == nil, !problems.isEmpty, text)
      }
    }
  }

  func testAnyNumberOfAColourIsAColourOrAProblem() throws {
    let folder = try ConfigFolder()
    for number in HostileNumbers.texts {
      for value in ["\"indexed \(number)\"", "\"#\(number)\"", number] {
        try folder.write("[roles]\nlink = \(value)\n", to: "themes/mine.toml")
        let (_, problems) = Configuration.load(folder: folder.url)
        XCTAssertEqual(problems.isEmpty, value == "\"indexed 0\"", value)
      }
    }
  }
}
