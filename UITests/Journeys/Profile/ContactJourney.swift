import Core
import Foundation
import JourneyKit
import ProfileScreens
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// A user wants to write to the developer.
final class ContactJourney: JourneyCase {
  private let address = "moggy@example.org"

  @MainActor
  func testWithoutADesktopTheAddressIsShownAndCopied() async throws {
    for size in [Size(80, 24), Size(120, 40), Size(40, 12)] {
      try await inBoth(Launch(contact: address), size: size) { app in
        try await app.press(.profileTab)
        let profile = try app.on(ProfilePage.self)
        try await profile.open(.contact)
        try app.expect(profile.address).toHave(label: address)
        try await app.press(.enter)
        try app.expectClipboard(address)
        try app.expectToast("The address was handed to the terminal’s clipboard.")
        try await app.press(.escape)
        try app.expect(profile.contactDialog).notToExist()
        try app.expect(profile.row(.contact)).toBe(.selected)
      }
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth(Launch(language: .russian, contact: address)) { app in
      try await app.press(.profileTab)
      let profile = try app.on(ProfilePage.self)
      try await profile.row(.contact).doubleClick()
      try app.expect(profile.contactDialog).toShow("Почтовую программу открыть не удалось")
      try await app.element(ProfileID.copyAddress).click()
      try app.expectClipboard(address)
      try await app.element(ProfileID.closeContact).click()
      try app.expect(profile.contactDialog).notToExist()
    }
  }

  @MainActor
  func testWithoutAnAddressThereIsNoSuchRow() async throws {
    try await inBoth { app in
      try await app.press(.profileTab)
      let profile = try app.on(ProfilePage.self)
      try app.expect(profile.row(.contact)).notToExist()
      try app.expect(profile.row(.about)).toExist()
      // Nor is its key bound.
      try await app.press("w")
      try app.expect(profile.contactDialog).notToExist()
      try app.expect(app.on(ShellPage.self).toast).notToExist()
    }
  }

  /// The desktop's own programs are stood in for by scripts that write down what they are told.
  @MainActor
  func testTheMailProgramOfTheDesktop() async throws {
    let mail = "--utf8 --subject About Moggy --body"
    try await onDesktop(["xdg-email": 0, "xdg-open": 0]) { told in
      XCTAssertEqual(told.filter { $0.hasPrefix("xdg-email \(mail)") }.count, 2, "\(told)")
      XCTAssertEqual(told.filter { $0.hasSuffix(" moggy@example.org") }.count, 2, "\(told)")
    }
    try await onDesktop(["xdg-email": 4, "xdg-open": 0]) { told in
      let link = "xdg-open mailto:moggy@example.org?subject=About%20Moggy&body=What%20happened"
      XCTAssertEqual(told.filter { $0.hasPrefix(link) }.count, 2, "\(told)")
    }
  }

  @MainActor
  private func onDesktop(
    _ programs: [String: Int], _ look: ([String]) throws -> Void
  ) async throws {
    let desktop = try DataFolder()
    let notes = desktop.path + "/notes"
    for (name, status) in programs {
      let file = desktop.path + "/" + name
      try Data("#!/bin/sh\necho \(name) \"$@\" >> \(notes)\nexit \(status)\n".utf8).write(
        to: URL(filePath: file))
      chmod(file, 0o755)
    }
    var launch = Launch(contact: address)
    launch.environment = ["DISPLAY": ":0", "PATH": desktop.path + ":/usr/bin:/bin"]
    try await inBoth(launch) { app in
      try await app.press(.profileTab)
      try await app.on(ProfilePage.self).open(.contact)
      try app.expectToast("Your mail program opens.")
    }
    let text = try String(contentsOfFile: notes, encoding: .utf8)
    try look(text.split(separator: "\n").map(String.init))
  }
}
